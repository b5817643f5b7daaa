#!/bin/sh
# Checks every theorem of the list in README.md: compiles the proofs into a temporary folder and asks Coq what each
# theorem rests on. Fails unless every one is "Closed under the global context", which says that nothing is assumed.
# Then it holds the code that runs against the proofs (tie.sh), which needs Node.js and npm's packages.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
began=$(date +%s)
"$here/build.sh" "$work"
"$here/closed.sh" "$work"
"$here/tie.sh" "$work"
echo "checked by $(coqc --version | head -n 1) in $(($(date +%s) - began)) s"
