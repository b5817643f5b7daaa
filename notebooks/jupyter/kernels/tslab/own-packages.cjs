// Where the project's own packages lie, which cells import from source.
"use strict";
const { realpathSync } = require("node:fs");
const { dirname } = require("node:path");

const NAMES = ["@optimal-play/games", "@optimal-play/notebook"];

exports.ownFolders = (fromNotebook) =>
  NAMES.map((name) => dirname(realpathSync(fromNotebook.resolve(`${name}/package.json`))));
