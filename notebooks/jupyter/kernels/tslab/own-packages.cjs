// The project's own packages, which cells import from source.
"use strict";
const { readdirSync, readFileSync, realpathSync } = require("node:fs");
const { dirname, join } = require("node:path");

const NAMES = ["@optimal-play/games", "@optimal-play/notebook"];

exports.ownFolders = (fromNotebook) =>
  NAMES.map((name) => dirname(realpathSync(fromNotebook.resolve(`${name}/package.json`))));

/** The texts of the sources in these folders, by path; without those that are empty, because they are being saved. */
exports.sourcesIn = (folders) => {
  const sources = new Map();
  for (const file of folders.flatMap(filesIn)) {
    try {
      const text = readFileSync(file, "utf8");
      if (text !== "") sources.set(file, text);
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
    }
  }
  return sources;
};

function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith(".ts") && !file.includes("node_modules"))
      .map((file) => join(folder, file));
  } catch (error) {
    if (error.code !== "ENOENT") throw error; // a folder in it went away meanwhile
    return [];
  }
}
