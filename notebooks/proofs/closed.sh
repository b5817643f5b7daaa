#!/bin/sh
# Asks Coq what the theorems listed in README.md rest on: closed.sh FOLDER, into which build.sh has compiled them.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$1"

listed=$(sed -n 's/^| `\([A-Za-z]*\.[A-Za-z_0-9]*\)`.*/\1/p' "$here/README.md")
[ -n "$listed" ] || { echo "README.md lists no theorem" >&2; exit 1; }

# One question a file: a list of its theorems rests on what any of them rests on.
count=0
for file in $(echo "$listed" | sed 's/\..*//' | awk '!seen[$0]++'); do
  theorems=$(echo "$listed" | sed -n "s/^$file\.//p")
  {
    echo "Require $file."
    echo "Definition all := ("
    for theorem in $theorems; do echo "@$file.$theorem,"; done
    echo "tt)."
    echo "Print Assumptions all."
  } >Closed.v
  answer=$(coqc -R . OptimalPlay Closed.v)
  [ "$answer" = "Closed under the global context" ] || { echo "$file rests on what is not proved: $answer" >&2; exit 1; }
  for theorem in $theorems; do echo "$file.$theorem: $answer"; done
  count=$((count + $(echo "$theorems" | wc -l)))
done
echo "$count theorems, nothing assumed"
