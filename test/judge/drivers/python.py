# Calls a person's Python solution: python.py SOLUTION METHOD. Each line of standard input is a JSON array of arguments, each
# line of file descriptor 3 the answer: a JSON scalar, or {"not": what else it is}. What the solution itself prints goes
# where it goes; it cannot take questions away by reading standard input.
import json
import os
import sys
import traceback
import types

path, method = sys.argv[1:]
questions = os.fdopen(os.dup(0), "r", encoding="utf-8")
os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
answers = os.fdopen(3, "w", encoding="utf-8")
sys.argv = [path]
sys.path[0] = os.path.dirname(path)

# What LeetCode has imported before.
PREAMBLE = """
from bisect import *
from collections import *
from copy import *
from functools import *
from heapq import *
from itertools import *
from math import *
from operator import *
from random import *
from re import *
from string import *
from typing import *
from builtins import *
import bisect, collections, copy, functools, heapq, itertools, math, operator, random, re, string, sys
"""


def tell(line):
    answers.write(line + "\n")
    answers.flush()


def fail(error, own):
    """Without this file's frames, which say nothing about the solution."""
    sys.stdout.flush()
    traceback.print_exception(type(error), error, own)
    sys.stderr.flush()
    os._exit(1)


def told(answer):
    if type(answer) in (bool, int, str):
        return json.dumps(answer)
    if answer is None:
        return json.dumps({"not": "None"})
    return json.dumps({"not": repr(answer)[:200] + ", a " + type(answer).__name__})


module = types.ModuleType("solution")
module.__file__ = path
sys.modules["solution"] = module
exec(PREAMBLE, module.__dict__)
try:
    with open(path, "rb") as file:
        code = compile(file.read(), path, "exec")
except SyntaxError as error:
    fail(error, None)
except ValueError as error:
    fail(error, None)
try:
    exec(code, module.__dict__)
except BaseException as error:
    fail(error, error.__traceback__.tb_next)

solution = getattr(module, "Solution", None)
function = getattr(module, method, None)
if not callable(getattr(solution, method, None)) and not callable(function):
    tell(json.dumps({"missing": True}))
    os._exit(0)
tell('"ready"')

for line in questions:
    arguments = json.loads(line)
    try:
        call = getattr(solution(), method) if callable(getattr(solution, method, None)) else function
        answer = call(*arguments)
    except BaseException as error:
        fail(error, error.__traceback__.tb_next)
    tell(told(answer))
sys.stdout.flush()
os._exit(0)
