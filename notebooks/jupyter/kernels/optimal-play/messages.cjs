// No message is lost and none keeps the kernel. tslab publishes without waiting, but a zeromq socket takes one message at
// a time and drops what passes its high-water mark: past some hundred lines in a burst, lines vanish and the message that
// the cell has ended with them. Here sends wait for one another, and the mark is lifted. When tslab is told to end, it
// closes its sockets and waits until nothing is left to do; a timer or a worker that a cell left behind would keep it for
// ever. Here it ends, and it ends with the program that started it, too.
"use strict";

exports.sendEverything = (fromTslab) => {
  const zeromq = fromTslab("zeromq");

  zeromq.Publisher = class extends zeromq.Publisher {
    #sent = Promise.resolve();

    constructor() {
      super({ sendHighWaterMark: 0 });
    }

    send(message) {
      const sending = this.#sent.then(() => super.send(message));
      this.#sent = sending.catch(() => {}); // its sender hears of it; the next message is tried all the same
      return sending;
    }

    close() {
      this.#sent.then(() => super.close());
    }
  };

  const { ZmqServer } = fromTslab("./jupyter");
  const { close } = ZmqServer.prototype;
  ZmqServer.prototype.close = function () {
    close.call(this);
    setTimeout(() => process.exit(0), 1000).unref();
  };

  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, 2000).unref();
};
