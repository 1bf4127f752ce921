// The routes that a text names by their ends, `lviv lisbon` or `lviv to lisbon`, as the site's generator
// finds them (Sources/Gazetteer/Finder/FinderEntries+Matches.swift).

import { routeScore } from './find-rank.js';
import { fold } from './fold.js';
import { say } from '../lib/words.js';

/** @typedef {{id: string, name: string, keys: string[]}} End */

/** @param {string} id @param {string[]} names @returns {End} */
function end(id, names) {
  return { id, name: names[0], keys: [...names, id].map(fold).filter((key) => key !== '') };
}

const [fromWords, toWords] = [WORDS.finder.fromWords, WORDS.finder.toWords].map((words) => fold(words).split(' '));

/**
 * A text without one of some words before it.
 * @param {string} text
 * @param {string[]} words
 */
function without(text, words) {
  const word = words.find((each) => text.startsWith(`${each} `));
  return word ? text.slice(word.length + 1) : text;
}

/**
 * A text cut before each of its later words, without the words between two places.
 * @param {string} text folded
 */
export function splits(text) {
  const words = without(text, fromWords).split(' ');
  return words.slice(1).map((_, at) => ({
    left: words.slice(0, at + 1).join(' '),
    right: without(words.slice(at + 1).join(' '), toWords),
  }));
}

export class Routes {
  /** @param {any} data the contents of routes.json.gz */
  constructor(data) {
    /** The title of a list of the routes from a place, with `{place}`. */
    this.from = data.from;
    this.networks = data.networks.map(({ note, title, folder, undirected, data: file, id, names }) => ({
      note, title, folder, undirected, file, isLoaded: !file,
      /** @type {End[]} */
      ends: id.map((each, at) => end(each, names[at])),
    }));
  }

  /**
   * The routes between two ends, the first one whole, the second by its beginning at least. If all routes of a
   * network begin at one place, that place must be typed whole.
   * @param {string} text folded
   * @param {(file: string) => Promise<any>} load reads the data of a network
   * @returns {Promise<import('./find-entries.js').EntryAnswer[]>}
   */
  async matches(text, load) {
    const parts = splits(text);
    await Promise.all(this.networks.map((network) => this.#complete(network, parts, load)));
    const found = this.networks.flatMap((network) => routesOf(network, parts));
    return [...found, ...this.#lists(text)]
      .sort((a, b) => b.score - a.score)
      .map((answer) => ({ ...answer, text }));
  }

  /** The lists of routes with this title, of a network or from a place.
   * @param {string} text folded */
  #lists(text) {
    const [before, after] = this.from.split('{place}').map(fold);
    const isFrom = text.startsWith(before) && text.endsWith(after);
    const place = isFrom ? text.slice(before.length, text.length - after.length).trim() : '';
    return this.networks.flatMap(({ note, title, folder, file, ends }) => {
      const list = (name, path) => ({
        entry: { kind: 'page', name, note, path }, score: routeScore(true), isWhole: true,
      });
      const starts = (file ? ends.slice(0, 1) : ends).filter(({ keys }) => keys.includes(place));
      return [
        ...(fold(title) === text ? [list(title, folder)] : []),
        ...starts.map(({ id, name }) => list(say(this.from, { place: name }), `${folder}${id}/`)),
      ];
    });
  }

  /** Reads the other ends of a network if its hub is named. */
  async #complete(network, parts, load) {
    const isNamed = ({ left, right }) =>
      network.ends[0].keys.includes(left) || network.ends[0].keys.includes(right);
    if (network.isLoaded || !parts.some(isNamed)) return;
    const { places } = await load(network.file);
    network.ends = places.id.map((id, at) => end(id, [places.name[at]]));
    network.isLoaded = true;
  }
}

/** The routes of a network, in the order of their ends. */
function routesOf({ note, folder, undirected, file, ends }, parts) {
  /** @type {Map<number, number>} */
  const scores = new Map();
  for (const { left, right } of parts) {
    for (const [from, start] of ends.entries()) {
      if (!start.keys.includes(left)) continue;
      for (const [to, goal] of ends.entries()) {
        const isWhole = goal.keys.includes(right);
        if (to === from || !(isWhole || goal.keys.some((key) => key.startsWith(right)))) continue;
        if (file && from !== 0 && (to !== 0 || !isWhole)) continue;
        const [first, last] = undirected && to < from ? [to, from] : [from, to];
        const pair = first * ends.length + last;
        scores.set(pair, Math.max(scores.get(pair) ?? 0, routeScore(isWhole)));
      }
    }
  }
  return [...scores].sort(([a], [b]) => a - b).map(([pair, score]) => {
    const [from, to] = [ends[Math.floor(pair / ends.length)], ends[pair % ends.length]];
    const path = `${folder}${from.id}/${to.id}/`;
    const name = say(WORDS.saving.title, { from: from.name, to: to.name });
    return { entry: { kind: 'route', name, note, path }, score, isWhole: score === routeScore(true) };
  });
}
