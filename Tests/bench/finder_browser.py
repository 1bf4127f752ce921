"""Measures the finder in Chromium with all data loaded: the time from a keystroke to the list, the
search alone, opening a shard, and finding nearby places.

Usage: python Tests/bench/finder_browser.py [site] prints a table; with --json, it prints one JSON
object.
"""

import json
import pathlib
import statistics
import sys

from browser import launch, serve, serve_sources
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The queries that are typed letter by letter: popular names, every script, words within names, old
# names, and regions.
QUERIES = """london|paris|new york|san francisco|springfield|los angeles|rio de janeiro|berlin|münchen|munchen|köln
łódź|lodz|são paulo|sao paulo|reykjavík|kraków|lviv|kyiv|kiev|lemberg|constantinople|bombay|saint petersburg|york
san fran|santa cruz|saint-étienne|o'fallon|ho chi minh|paris, us|paris texas|springfield, illinois|ulaanbaatar
москва|київ|львів|санкт-петербург|αθήνα|θεσσαλονίκη|القاهرة|بغداد|تهران|ירושלים|תל אביב|दिल्ली|मुंबई|東京|大阪|北京
上海|서울|부산|กรุงเทพ|თბილისი|երևան|antananarivo|ouagadougou|thiruvananthapuram|a|s|sa|san|new|la|al|el|st"""
TYPOS = "edinbrugh|reykjavk|amstredam|stokholm|philadelpia|johanesburg"

SCRIPT = """async ({ queries, typos }) => {
  const input = document.getElementById('finder-query');
  const list = document.getElementById('finder-query-list');
  const beginnings = (words) => words.flatMap((word) => {
    const points = Array.from(word);
    return points.map((_, end) => points.slice(0, end + 1).join(''));
  });
  const texts = beginnings(queries);
  // The times from the event to the layout of the list, and to the frame that shows it.
  const type = (text) => new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      seen.disconnect();
      list.getBoundingClientRect();
      const laid = performance.now() - began;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve({ laid, shown: performance.now() - began });
        channel.port2.postMessage(0);
      });
    });
    seen.observe(list, { childList: true });
    input.value = text;
    const began = performance.now();
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    setTimeout(() => { seen.disconnect(); resolve(null); }, 2000);
  });
  input.focus();
  for (const text of texts) await type(text);
  const laid = [], shown = [];
  let missed = 0;
  for (const text of texts) {
    const one = await type(text);
    if (one) { laid.push(one.laid); shown.push(one.shown); } else missed += 1;
  }
  const module = (name) => import(new URL('../sources/find/' + name + '.js', location.href));
  const { FindIndex } = await module('find-index');
  const { parseFile } = await module('find-files');
  const { Shard } = await module('find-shard');
  const { NearIndex } = await module('near-index');
  const index = new FindIndex(new URL('../data/find/manifest.json', location.href));
  // The clock is coarse, so the result is the mean of several searches.
  const search = async (text, rounds) => {
    const began = performance.now();
    for (let round = 0; round < rounds; round += 1) await index.find(text);
    return (performance.now() - began) / rounds;
  };
  for (const text of [...texts, ...typos]) await index.find(text);
  const plain = [], mistaken = [];
  for (const text of texts) {
    const { results } = await index.find(text);
    if (results.length > 0) plain.push(await search(text, 20));
  }
  for (const text of typos) mistaken.push(await search(text, 20));
  const shards = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/find/s/'));
  const { provinces } = await index.start();
  const opened = [];
  for (const name of new Set(shards)) {
    const bytes = new Uint8Array(await (await fetch(name)).arrayBuffer());
    const times = [];
    for (let round = 0; round < 9; round += 1) {
      const began = performance.now();
      new Shard(await parseFile(bytes), provinces);
      times.push(performance.now() - began);
    }
    opened.push(times.sort((a, b) => a - b)[4]);
  }
  const near = new NearIndex(new URL('../data/find/near/manifest.json', location.href));
  const places = [];
  for (let latitude = -50; latitude <= 65; latitude += 5) {
    for (let longitude = -170; longitude < 180; longitude += 20) places.push({ latitude, longitude });
  }
  for (const place of places) await near.nearest(place, 8);
  const nearest = [];
  for (const place of places) {
    const began = performance.now();
    for (let round = 0; round < 5; round += 1) await near.nearest(place, 8);
    nearest.push((performance.now() - began) / 5);
  }
  return { laid, shown, plain, mistaken, opened, nearest, missed };
}"""


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))]


def measure(site, runs=3):
    """The median of each measurement over several runs, in ms."""
    address = serve(site)
    words = {"queries": QUERIES.replace("\n", "|").split("|"), "typos": TYPOS.split("|")}
    figures = []
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for _ in range(runs):
            page = browser.new_page(service_workers="block")
            serve_sources(page, address)
            page.goto(f"{address}find/", wait_until="networkidle")
            figures.append(page.evaluate(SCRIPT, words))
            page.close()
        browser.close()
    titles = {
        "laid": "keystroke to list laid out", "shown": "keystroke to the frame that shows it",
        "plain": "search", "mistaken": "search with a typing error", "opened": "opening a shard",
        "nearest": "the eight nearest places",
    }
    result = {}
    for key, title in titles.items():
        result[title] = {
            "count": len(figures[0][key]),
            "median": statistics.median(percentile(one[key], 0.5) for one in figures),
            "p99": statistics.median(percentile(one[key], 0.99) for one in figures),
            "max": statistics.median(max(one[key]) for one in figures),
        }
    return result


def main(arguments):
    folders = [argument for argument in arguments if not argument.startswith("--")]
    result = measure(pathlib.Path(folders[0] if folders else ROOT / "site"))
    if "--json" in arguments:
        print(json.dumps(result))
        return
    print("The finder in Chromium, all loaded, milliseconds")
    print(f"  {'':<38} {'count':>6} {'median':>8} {'p99':>8} {'max':>8}")
    for title, one in result.items():
        print(f"  {title:<38} {one['count']:>6} {one['median']:8.3f} {one['p99']:8.3f} {one['max']:8.3f}")


if __name__ == "__main__":
    main(sys.argv[1:])
