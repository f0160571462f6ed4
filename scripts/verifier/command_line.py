"""What both scripts do around a check: read the files, print the sentences, return a code."""

import argparse
import json
import sys
import urllib.request

from .committed_dice import check_itself

# Sentences that are printed of one file.
MAX_SENTENCES = 20

# What reading a file of another kind may raise.
MALFORMED = (
    ArithmeticError,
    AttributeError,
    IndexError,
    KeyError,
    RecursionError,
    StopIteration,
    TypeError,
    ValueError,
)


def read_json(source, token=None):
    """Reads JSON from a file or an address."""
    if not source.startswith(("http://", "https://")):
        with open(source, encoding="utf-8") as file:
            return json.load(file)
    headers = {"authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(source, headers=headers)
    with urllib.request.urlopen(request, timeout=60) as response:
        return json.load(response)


def new_parser(description, what):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("sources", nargs="+", metavar=what, help=f"{what} as JSON, or its address")
    parser.add_argument("--token", help="access token, where the source is an address")
    parser.add_argument("--commitment", help="the commitment that you noted down")
    return parser


def report(found):
    """Returns the exit code and the lines for sentences about differences."""
    more = len(found) - MAX_SENTENCES
    lines = [f"DIFFERS: {sentence}" for sentence in found[:MAX_SENTENCES]]
    return 1, lines + ([f"… and {more} more"] if more > 0 else [])


def run(arguments, check):
    """Checks each source; exits with the worst code: 1 differs, 2 nothing to verify, 0 holds."""
    check_itself()
    codes = []
    for source in arguments.sources:
        try:
            content = read_json(source, arguments.token)
        except (OSError, ValueError, RecursionError) as error:
            code, lines = 2, [f"It cannot be read: {error}"]
        else:
            code, lines = check(content)
        codes.append(code)
        prefix = f"{source}: " if len(arguments.sources) > 1 else ""
        for line in lines:
            print(prefix + line)
    sys.exit(1 if 1 in codes else max(codes))
