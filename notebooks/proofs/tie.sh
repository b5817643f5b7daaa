#!/bin/sh
# Holds the TypeScript rules, oracle and solvers against the proved ones: tie.sh FOLDER [SEED], the folder one into which
# build.sh has compiled. On a disagreement Coq prints the positions before it fails.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
began=$(date +%s)
(cd "$here/../.." && node --import tsx notebooks/proofs/tie/write.ts "$1/Tie.v" "${2:-1}")
cd "$1"
coqc -R . OptimalPlay Tie.v >Tie.out || {
  echo "The code and the proofs disagree. The positions in question (Agree.v says what stands where):" >&2
  grep -v '^ *= \[\]$' Tie.out | grep -A 20 '^ *= ' >&2
  exit 1
}
echo "$(grep -c '^ *= \[\]$' Tie.out) theorems of agreement, $(($(date +%s) - began)) s"
