"""Networks and routes, computed from the data of the built site."""

import functools
import heapq
import json
import math

from serving import SITE


@functools.cache
def network(slug):
    return json.loads((SITE / f"data/networks/{slug}/network.json").read_text())


def predecessors(links, size, source):
    """For each place, the last link of the cheapest route from a source."""
    arcs = [[] for _ in range(size)]
    for link, (a, b) in enumerate(zip(links["from"], links["to"])):
        if link in links.get("closed", []):
            continue
        arcs[a].append((b, link))
        if not links["directed"][link] and a != b:
            arcs[b].append((a, link))
    costs, found, settled, queue = {source: 0}, {}, set(), [(0, source)]
    while queue:
        cost, place = heapq.heappop(queue)
        if place in settled:
            continue
        settled.add(place)
        for end, link in arcs[place]:
            total = cost + links["cost"][link]
            if end not in settled and total < costs.get(end, math.inf):
                costs[end], found[end] = total, link
                heapq.heappush(queue, (total, end))
    return found


def route(slug, start, goal):
    """The cheapest route between the places with the given ids, as a dictionary with the indices of
    both ends, the links, and the cost."""
    data = network(slug)
    ids, links = data["places"]["id"], data["links"]
    source = ids.index(start)
    tree = predecessors(links, len(data["places"]["x"]), source)
    way, at = [], ids.index(goal)
    while at != source:
        link = tree[at]
        way.append(link)
        at = links["to"][link] if links["from"][link] == at else links["from"][link]
    way.reverse()
    cost = sum(links["cost"][link] for link in way)
    return {"from": source, "to": ids.index(goal), "links": way, "cost": cost}
