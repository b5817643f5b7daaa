#!/bin/sh
# What can be asked, with curl: test/clients/ask.sh, with `npm start` in another terminal.
# OPTIMAL_PLAY_URL is where the API is, http://localhost:3000 without it; OPTIMAL_PLAY_KEY is its key, where it asks for one.
set -e
url=${OPTIMAL_PLAY_URL:-http://localhost:3000}/v1
key="x-api-key: ${OPTIMAL_PLAY_KEY:-}"
json='content-type: application/json'

# Small positions stand in the address. -G makes a query of what --data-urlencode is given, in any form that is pasted.
curl -sS -H "$key" "$url/games/stone-game/solve?piles=5,3,4,5&pretty"
curl -sS -H "$key" -G "$url/games/sum-game/moves" --data-urlencode 'num=?3295???' -d limit=3 -d pretty
curl -sS -H "$key" -G "$url/games/stone-game/play" --data-urlencode 'piles=[3, 7, 2, 3]' -d moves=left,left -d reply=true -d pretty
curl -sS -H "$key" -G "$url/games/stone-game/check" -d piles=3,9,1,2 -d answer=false -d pretty

# Everything else is a body of JSON. -w ends the answer's one line.
curl -sS -w '\n' -H "$key" -H "$json" "$url/games/stone-game-iii/solve" -d '{"position": {"stoneValue": [1, 2, 3, -9]}, "line": 10}'
curl -sS -w '\n' -H "$key" -H "$json" "$url/solve" -d '{
  "questions": [
    {"game": "stone-game", "position": {"piles": [5, 3, 4, 5]}},
    {"game": "stone-game-iv", "position": {"n": 17}, "line": 2}
  ]
}'

# What cannot be answered says why: the detail of the problem and its places.
curl -sS -H "$key" -G "$url/games/stone-game/solve" -d piles=5,3,x -d pretty
