"""Networks and routes, worked out from the data of the built site."""

import functools
import json

from serving import SITE


@functools.cache
def network(slug):
    return json.loads((SITE / f"data/networks/{slug}/network.json").read_text())


def route(slug, start, goal):
    """The route between two places by their ids: its ends by number, its links and its cost."""
    data = network(slug)
    ids, links = data["places"]["id"], data["links"]
    tree = json.loads((SITE / f"data/networks/{slug}/searches/{start}.json").read_text())
    way, at = [], ids.index(goal)
    while at != tree["source"]:
        link = tree["predecessor"][at]
        way.append(link)
        at = links["to"][link] if links["from"][link] == at else links["from"][link]
    way.reverse()
    cost = sum(links["cost"][link] for link in way)
    return {"from": tree["source"], "to": ids.index(goal), "links": way, "cost": cost}
