#!/bin/sh
# Compiles the theorems into a folder: build.sh FOLDER. Prints one line a file: its name, its lines, the seconds it took.
# What is compiled is a copy, so nothing is left beside the sources.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
command -v coqc >/dev/null || {
  echo "There is no coqc on the path. The theorems are checked with Coq 8.16 or newer (Rocq): apt-get install coq, or opam install coq." >&2
  exit 1
}
cp "$here"/*.v "$1"
cd "$1"

# From version 9 on the library that comes with the checker is called Stdlib.
case $(coqc --print-version) in
  8.*) ;;
  *) sed -i.before 's/^From Coq /From Stdlib /' ./*.v && rm -f ./*.v.before ;;
esac

for file in $(coqdep -sort -R . OptimalPlay ./*.v); do
  began=$(date +%s)
  coqc -R . OptimalPlay "$file"
  printf '%-20s %4d lines %3d s\n' "$(basename "$file")" "$(wc -l <"$file")" $(($(date +%s) - began))
done
