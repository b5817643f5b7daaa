#!/bin/sh
# Checks every theorem of the list in README.md: compiles the proofs into a temporary folder and asks Coq what each
# theorem rests on. Fails unless every one is "Closed under the global context", which says that nothing is assumed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$here/build.sh" "$work"
"$here/closed.sh" "$work"
"$here/tie.sh" "$work"
