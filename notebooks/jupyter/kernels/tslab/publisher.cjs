// No output is lost. tslab publishes without waiting, but a zeromq socket takes one message at a time and drops what
// passes its high-water mark: past some hundred lines in a burst, lines vanish and the message that the cell has ended
// with them. Here sends stand in line, and the mark is lifted.
"use strict";

exports.loseNoOutput = (fromNotebook) => {
  const zeromq = require(require.resolve("zeromq", { paths: [fromNotebook.resolve("tslab")] }));

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
};
