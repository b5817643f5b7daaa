#!/bin/sh
# Attacks what check.sh checks: changes each theorem of the list (attack/run.ts), and the code that is held against the
# theorems (attack/spoil.ts), and fails unless every change is noticed. Needs coqc and npm's packages; a few minutes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$here/build.sh" "$work"
cd "$here/../.."
status=0
node --import tsx notebooks/proofs/attack/run.ts "$work" || status=1
node --import tsx notebooks/proofs/attack/spoil.ts "$work" || status=1
exit $status
