/**
 * Runs in a frame with `sandbox="allow-scripts"`: an origin of its own that shares nothing with the page. A pasted program
 * runs in a worker of this frame; a worker of the page itself would still reach IndexedDB and BroadcastChannel. The policy
 * is inherited, so there is no network and no eval: the program is the worker's own text.
 */
addEventListener("message", ({ data: text, ports: [port] }: MessageEvent<string>) => {
  if (port === undefined) return;
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const worker = new Worker(url);
  worker.addEventListener("message", ({ data }) => port.postMessage(data));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    port.postMessage({ failed: event.message || "it cannot be read" });
  });
});
parent.postMessage("ready", "*");
