// The entries of the finder besides places: countries, networks, the labels of links, pages. Some hundred
// entries, so that each is compared with a text, as the site's generator does
// (Sources/Gazetteer/Finder/FinderEntries.swift).

import { entryBonus } from './find-rank.js';
import { minimumLength, nearness } from './find-typos.js';
import { fold } from './fold.js';

/** The number of entries suggested for a text with an error. */
const suggested = 3;

/**
 * An entry with a name and a page; `note` distinguishes it from others with the same name.
 * @typedef {{kind: string, name: string, note: string, path: string}} Entry
 */

/**
 * An entry, or a route, that answers a folded text.
 * @typedef {{entry: Entry, text: string, score: number}} EntryAnswer
 */

/**
 * A text without its spaces: `E40` and `E 40` are one road.
 * @param {string} text
 */
const squashed = (text) => text.replaceAll(' ', '');

/**
 * The folded names of an entry with their kinds: the main one, others, the main one from each later
 * word on.
 * @param {string} name
 * @param {string[]} others
 * @param {boolean} isRoad
 */
function keysOf(name, others, isRoad) {
  const key = (text) => (isRoad ? squashed(fold(text)) : fold(text));
  const main = key(name);
  const keys = [{ key: main, kind: 0 }, ...others.map((other) => ({ key: key(other), kind: 1 }))];
  for (let space = main.indexOf(' '); space >= 0; space = main.indexOf(' ', space + 1)) {
    keys.push({ key: main.slice(space + 1), kind: 2 });
  }
  return keys.filter((each) => each.key !== '');
}

export class Entries {
  /** @param {any} data the contents of entries.json.gz */
  constructor(data) {
    this.list = data.groups.flatMap((group) =>
      group.name.map((name, at) => {
        const { kind, note, folder, weight } = group;
        const path = group.path[at] ?? `${folder}${fold(name).replaceAll(' ', '-')}/`;
        return {
          entry: { kind, name, note, path },
          weight: weight[at] ?? weight,
          isRoad: kind === 'road',
          keys: keysOf(name, group.others[at] ?? [], kind === 'road'),
        };
      }),
    );
  }

  /**
   * The entries that a text means, in the order of the file.
   * @param {string} text folded
   * @returns {EntryAnswer[]}
   */
  matches(text) {
    const short = squashed(text);
    const found = [];
    for (const { entry, weight, isRoad, keys } of this.list) {
      const own = isRoad ? short : text;
      const best = Math.max(...keys.map(({ key, kind }) => entryBonus(kind, own, key)));
      if (best > -Infinity) found.push({ entry, text, score: weight + best });
    }
    return found;
  }

  /**
   * The entries whose names are an edit or two away from a text, nearest first.
   * @param {string} text folded
   * @returns {EntryAnswer[]}
   */
  suggestions(text) {
    const points = Array.from(text);
    if (points.length < minimumLength) return [];
    const near = [[], [], [], []];
    for (const { entry, weight, keys } of this.list) {
      let best = 4;
      for (const { key, kind } of keys) {
        const own = kind === 2 ? -1 : nearness(points, Array.from(key));
        if (own >= 0 && own < best) best = own;
      }
      near[best]?.push({ entry, text, score: weight });
    }
    return near.flat().slice(0, suggested);
  }
}
