#!/usr/bin/env bash
# Runs every notebook in real Jupyter, compares what it prints with what is stored, and exports HTML.
# Jupyter is taken from the PATH, or installed outside the tree: by pip into a folder of the user's cache, else by apt.
set -euo pipefail
cd "$(dirname "$0")/.."
unset INIT_CWD # set where an npm script runs this; paths here are relative to the project

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

pinned=$(cksum notebooks/requirements.txt | cut -d' ' -f1)
venv=${XDG_CACHE_HOME:-$HOME/.cache}/optimal-play/jupyter-$pinned
if [ -x "$venv/bin/jupyter-nbconvert" ]; then
  PATH=$venv/bin:$PATH
elif ! command -v jupyter-nbconvert >/dev/null; then
  echo "Installing nbconvert ..."
  if python3 -m venv "$venv" 2>"$scratch/venv" &&
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check -c notebooks/requirements.txt nbconvert; then
    PATH=$venv/bin:$PATH
  else
    rm -rf "$venv"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y jupyter-nbconvert >"$scratch/apt"
  fi
fi

# only this project's kernel, whatever else the machine has
export JUPYTER_PATH=$PWD/notebooks/jupyter
jupyter-nbconvert --log-level=WARN --to notebook --execute --output-dir "$scratch/executed" notebooks/*.ipynb
node --import tsx notebooks/tools/cli.ts compare "$scratch/executed"
jupyter-nbconvert --log-level=ERROR --to html --output-dir "$scratch/html" "$scratch"/executed/*.ipynb
echo "The notebooks ran in Jupyter as stored."
