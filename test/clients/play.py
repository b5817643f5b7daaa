"""A whole game with best play on both sides, from Python's standard library alone. It knows no rules:

python3 test/clients/play.py stone-game '{"piles": [3, 7, 2, 3]}'

OPTIMAL_PLAY_URL is where the API is, http://localhost:3000 without it; OPTIMAL_PLAY_KEY is its key, where it asks for one.
"""

import json
import os
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

USAGE = """python3 play.py stone-game '{"piles": [3, 7, 2, 3]}'"""
url = os.environ.get("OPTIMAL_PLAY_URL", "http://localhost:3000")
key = os.environ.get("OPTIMAL_PLAY_KEY", "")


def ask(game, question, body):
    headers = {"content-type": "application/json", "x-api-key": key}
    request = Request(f"{url}/v1/games/{game}/{question}", json.dumps(body).encode(), headers)
    try:
        with urlopen(request) as answer:
            return json.load(answer)
    except HTTPError as error:  # what went wrong is in its body
        sys.exit(json.load(error)["detail"])


try:
    _, game, text = sys.argv
    position = json.loads(text)
except ValueError:
    print("Expected a game and its position in JSON, as in", USAGE, file=sys.stderr)
    sys.exit(2)
print(ask(game, "solve", {"position": position})["why"][0])
moves = []
while True:
    played = ask(game, "play", {"position": position, "moves": moves, "reply": True})
    if played["over"]:
        break
    print(played["reply"]["text"])
    moves.append(played["reply"]["move"])
print(played["winner"], json.dumps(played["scores"], separators=(",", ":")))
