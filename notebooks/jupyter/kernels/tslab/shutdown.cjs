// The kernel ends when it is told to, and with the program that started it. tslab closes its sockets and waits until
// nothing is left to do; a timer or a worker that a cell has left behind would keep it for ever.
"use strict";

exports.endWhenAsked = (fromNotebook) => {
  const { ZmqServer } = fromNotebook("tslab/dist/jupyter");
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
