#!/usr/bin/env bash
# A second opinion on the OpenAPI document: Schemathesis (https://schemathesis.io) asks the local server what it makes of
# the document.
#   schemathesis.sh [OPTIONS OF st run]
set -euo pipefail
cd "$(dirname "$0")/../.."

venv=$(bash test/kit/venv.sh schemathesis test/fuzz/requirements.txt)
scratch=$(mktemp -d)
PORT=0 node --import tsx infra/start.ts >"$scratch/log" 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null; rm -rf "$scratch"' EXIT
for _ in $(seq 300); do
  port=$(sed -nE 's/.*is served on http:\/\/localhost:([0-9]+) .*/\1/p' "$scratch/log")
  [ -n "$port" ] && break
  kill -0 "$server" || { cat "$scratch/log" && exit 1; }
  sleep 0.1
done

# Left out are the checks that presume more than a document can say. Which fields a position has depends on the game in
# the path, so a valid request may be refused with 422, and a batch answers a wrong question with a problem beside the
# right ones. TRACE, which API Gateway does not have, gets its 404.
cd "$scratch"
"$venv/bin/st" run "http://127.0.0.1:$port/v1/openapi.json" --url "http://127.0.0.1:$port" --no-color --seed 1 \
  --checks all --exclude-checks positive_data_acceptance,negative_data_rejection,unsupported_method \
  --phases examples,coverage,fuzzing --max-examples 30 --continue-on-failure "$@"
