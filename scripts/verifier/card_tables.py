"""Compares the cards in a replay with the cards that a server shows to everybody."""

from urllib.parse import quote

SUMS = range(2, 13)


def _shown(card):
    """Returns what the server shows of a card in the words of a replay."""

    def table(prefix):
        return [card[f"{prefix}{total}"] for total in SUMS]

    if card["type"] == "Pitcher":
        return {"dice": table("pd"), "stamina": card["stamina"]}
    return {"dice": {"base": table("d"), "extra": table("xd")}, "speed": card["speed"]}


def compare_with_cards(setup, address, read_json):
    """Returns a sentence for each card whose tables differ from the server's."""
    found = []
    for side in ("visitors", "home"):
        for card in setup[side]["players"]:
            url = f"{address.rstrip('/')}/api/card/{quote(str(card['cardID']))}"
            shown = read_json(url, None)
            for name, due in {"type": shown["type"], **_shown(shown)}.items():
                if card[name] != due:
                    found.append(
                        f"card {card['cardID']}, {card['name']}: its {name} in the replay is not "
                        "that of the card that the server shows now"
                    )
    return found
