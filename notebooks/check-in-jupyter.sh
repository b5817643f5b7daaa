#!/usr/bin/env bash
# Runs every notebook in real Jupyter, compares what it prints with what is stored, and exports HTML once.
# Jupyter is taken from the PATH, or installed outside the tree: by pip into a folder of the user's cache, else by apt.
#   check-in-jupyter.sh [FOLDER FOR THE HTML] [NOTEBOOK...]
set -euo pipefail
cd "$(dirname "$0")/.."

html=${1:-}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- notebooks/*.ipynb
[ -e "$1" ] || { echo "no notebooks"; exit 0; }

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
JUPYTER_PATH=$PWD/notebooks/jupyter jupyter-nbconvert --log-level=WARN --to notebook --execute --output-dir "$scratch/executed" "$@" || {
  echo "Jupyter says little about a cell that fails; npm run notebooks:check shows the error." >&2
  exit 1
}
node --import tsx notebooks/tools/cli.ts compare "$scratch/executed" "$@"

# a MathJax of this machine, where there is one, so that the pages can be read without a network
mathjax=/usr/share/javascript/mathjax/MathJax.js
options=()
[ -e "$mathjax" ] && options=("--HTMLExporter.mathjax_url=file://$mathjax?config=TeX-AMS_CHTML-full,Safe")
jupyter-nbconvert --log-level=ERROR --to html "${options[@]}" --output-dir "${html:-$scratch/html}" "$scratch"/executed/*.ipynb
echo "$# notebooks ran in Jupyter as stored${html:+; their pages are in $html}"
