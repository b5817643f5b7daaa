#!/usr/bin/env bash
# Installs Python tools by pip into a folder of the user's cache, once for each list of versions, and prints the folder.
#   venv.sh NAME REQUIREMENTS.txt
set -euo pipefail
name=$1 requirements=$2

venv=${XDG_CACHE_HOME:-$HOME/.cache}/optimal-play/$name-$(cksum "$requirements" | cut -d' ' -f1)
if [ ! -e "$venv/complete" ]; then
  echo "Installing $name ..." >&2
  rm -rf "$venv"
  python3 -m venv "$venv"
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r "$requirements" >&2
  touch "$venv/complete"
fi
echo "$venv"
