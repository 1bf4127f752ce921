// Finds routes by the names of their ends, such as `lviv lisbon` or `lviv to lisbon`. The generator
// has the same code in Sources/Gazetteer/Finder/FinderEntries+Matches.swift.

import { fillers } from './find-query.js';
import { routeScore } from './find-rank.js';
import { fold } from './fold.js';
import { say } from '../lib/words.js';

/** @typedef {{id: string, name: string, keys: string[]}} End */

/**
 * An end of a route with its folded names. A name that begins with a filler word, such as `The
 * Varsity`, is also found without that word.
 * @param {string} id @param {string[]} names @returns {End}
 */
function end(id, names) {
  const keys = [...names, id].map(fold).flatMap((key) => {
    const [first, ...rest] = key.split(' ');
    return rest.length > 0 && fillers.has(first) ? [key, rest.join(' ')] : [key];
  });
  return { id, name: names[0], keys: keys.filter((key) => key !== '') };
}

const [fromWords, fromParticles, toWords] = [WORDS.finder.fromWords, WORDS.finder.fromParticles, WORDS.finder.toWords].map((words) => fold(words).split(' '));
const connecting = new Set([...fillers, ...fromWords, ...fromParticles, ...toWords]);

/**
 * Returns true if a word is a filler, or stands before the start or the goal of a route.
 * @param {string} word
 */
export const isConnecting = (word) => connecting.has(word);

/** @param {string} text @param {string[]} words */
function without(text, words) {
  const word = words.find((each) => text.startsWith(`${each} `));
  return word ? text.slice(word.length + 1) : text;
}

/**
 * Returns every way to split a text at a space into two possible place names, `left` and `right`. A
 * word such as "from" before `left` or "to" before `right` is removed. In a text such as `distance
 * from oslo to rome`, the words before "from" may be removed too.
 * @param {string} text the folded text
 */
export function splits(text) {
  const words = text.split(' ');
  const from = Math.max(...fromWords.map((word) => words.lastIndexOf(word)));
  const whole = without(without(text, fromWords), fromParticles).split(' ');
  const texts = from > 0 ? [whole, words.slice(from + 1)] : [whole];
  return texts.flatMap((parts) =>
    parts.slice(1).map((_, at) => ({
      left: parts.slice(0, at + 1).join(' '),
      right: without(parts.slice(at + 1).join(' '), toWords),
    })),
  );
}

const endings = WORDS.finder.caseEndings.split(' ');
const vowels = new Set(WORDS.finder.changingVowels.split(' '));

/**
 * A folded name with the stem of each word: the word without its ending and without the vowels that
 * may change. The stem is the same in all grammatical cases.
 * @param {string} name
 */
function stem(name) {
  return name.split(' ').map((word) => {
    const ending = endings.find((each) => word.length > each.length && word.endsWith(each)) ?? '';
    return Array.from(word.slice(0, word.length - ending.length)).filter((letter) => !vowels.has(letter)).join('');
  }).join(' ');
}

/**
 * For each stem, the first name with this stem, of the ends that need no further file.
 * @param {{file?: string, ends: End[]}[]} networks
 */
function stemsOf(networks) {
  const keys = networks.filter(({ file }) => !file).flatMap(({ ends }) => ends.flatMap((each) => each.keys));
  // Of several values for a key, a map keeps the last.
  return new Map(keys.reverse().map((key) => [stem(key), key]));
}

/**
 * Returns the ways to split a text at a word that stands between two places, such as "to".
 * @param {string} text the folded text
 */
export const dividedSplits = (text) => splits(text).filter(({ left, right }) => !text.endsWith(`${left} ${right}`));

export class Routes {
  /** @param {any} data the contents of routes.json.gz */
  constructor(data) {
    /** The title of a list of the routes from a place, with the variable `{place}`. */
    this.from = data.from;
    /** @type {Map<string, string> | undefined} */
    this.stems = undefined;
    this.networks = data.networks.map(({ note, title, folder, undirected, data: file, id, names }) => ({
      note, title, key: fold(title), folder, undirected, file, isLoaded: !file,
      /** @type {End[]} */
      ends: id.map((each, at) => end(each, names[at])),
    }));
  }

  /**
   * The routes between two places that the text names, and the lists of routes whose title is the
   * text. The name of the first place must be complete. The name of the second can be incomplete,
   * unless it has only fillers: `rotterdam port` is not a route. If all routes of a network begin
   * or end at one place, the name of that place must be complete.
   * @param {string} text the folded text
   * @param {(file: string) => Promise<any>} load loads the data of a network
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

  /**
   * Converts a text that names the ends of a route in another grammatical case, such as
   * `з києва до львова`. Each result has the names of both ends as the index has them, separated by
   * a space.
   * @param {string} text the folded text
   * @returns {string[]}
   */
  endsInOtherCases(text) {
    this.stems ??= stemsOf(this.networks);
    const { stems } = this;
    return splits(text).flatMap(({ left, right }) => {
      const [from, to] = [left, right].map((name) => stems.get(stem(name)));
      return from && to ? [`${from} ${to}`] : [];
    });
  }

  /**
   * The lists of routes whose title equals the text. A list has all routes of a network, or its
   * routes from one place.
   * @param {string} text the folded text
   */
  #lists(text) {
    const [before, after] = this.from.split('{place}').map(fold);
    const isFrom = text.startsWith(before) && text.endsWith(after);
    const place = isFrom ? text.slice(before.length, text.length - after.length).trim() : '';
    return this.networks.flatMap(({ note, title, key, folder, file, ends }) => {
      const list = (name, path) => ({
        entry: { kind: 'page', name, note, path }, score: routeScore(true), isWhole: true,
      });
      const starts = (file ? ends.slice(0, 1) : ends).filter(({ keys }) => keys.includes(place));
      return [
        ...(key === text && ends.length > 0 ? [list(title, folder)] : []),
        ...starts.map(({ id, name }) => list(say(this.from, { place: name }), `${folder}${id}/`)),
      ];
    });
  }

  /**
   * The route between two places in the network of a country; `null` if one of them is not in the
   * network. The path of the answer opens the route in the network's planner.
   * @param {string} page the path of the network's page
   * @param {string} from the folded name @param {string} to the folded name
   * @param {(file: string) => Promise<any>} load loads the data of a network
   * @returns {Promise<import('./find-entries.js').EntryAnswer | null>}
   */
  async within(page, from, to, load) {
    const network = this.networks.find(({ folder, file }) => file && folder.startsWith(page));
    if (!network) return null;
    await this.#load(network, load);
    const [start, goal] = [from, to].map((name) => network.ends.find(({ keys }) => keys.includes(name)));
    return start && goal && start !== goal ? plannedRoute(start, goal, page, network.note, `${from} ${to}`) : null;
  }

  /**
   * If all routes of a network begin or end at one place and the text names that place, loads all
   * ends of the network.
   */
  async #complete(network, parts, load) {
    const [first] = network.ends;
    if (parts.some(({ left, right }) => first.keys.includes(left) || first.keys.includes(right))) {
      await this.#load(network, load);
    }
  }

  async #load(network, load) {
    if (network.isLoaded) return;
    const { places } = await load(network.file);
    network.ends = places.id.map((id, at) => end(id, [places.name[at]]));
    network.isLoaded = true;
  }
}

/**
 * The routes without a page. A text finds such a route only if it has the complete names of both
 * ends. The path of the answer opens the route in the network's planner.
 */
export class PlannedRoutes {
  /** @param {any} data the contents of planner.json.gz @param {Routes} routes */
  constructor(data, routes) {
    this.networks = data.networks.flatMap(({ routes: folder, page, name, id }) => {
      const known = routes.networks.find((network) => network.folder === folder);
      // The two files may come from different versions of the site, so the network may be missing.
      if (!known) return [];
      const { note, ends } = known;
      const others = name.map((each, at) => end(id[at] ?? fold(each).replaceAll(' ', '-'), [each]));
      const places = [...ends, ...others];
      /** @type {Map<string, number>} */
      const positions = new Map();
      for (const [at, { keys }] of places.entries()) {
        for (const key of keys) if (!positions.has(key)) positions.set(key, at);
      }
      return [{ note, page, places, positions, count: ends.length }];
    });
  }

  /** @param {string} text the folded text @returns {import('./find-entries.js').EntryAnswer[]} */
  matches(text) {
    const parts = splits(text);
    return this.networks.flatMap(({ note, page, places, positions, count }) => parts.flatMap(({ left, right }) => {
      const [start, goal] = [positions.get(left), positions.get(right)];
      if (start === undefined || goal === undefined || start === goal || Math.max(start, goal) < count) return [];
      return [plannedRoute(places[start], places[goal], page, note, text)];
    }));
  }
}

/**
 * @param {End} from @param {End} to
 * @param {string} page the path of the page with the planner
 * @param {string} note the title of the network @param {string} text the folded text
 */
function plannedRoute(from, to, page, note, text) {
  const path = `${page}?from=${from.id}&to=${to.id}`;
  return { entry: { kind: 'route', name: titleOf(from, to), note, path }, text, score: routeScore(true), isWhole: true };
}

/**
 * The title of a route.
 * @param {End} from @param {End} to
 */
const titleOf = (from, to) => say(WORDS.saving.title, { from: from.name, to: to.name });

/** The matching routes of a network, in the order of their ends. */
function routesOf({ note, folder, undirected, file, ends }, parts) {
  /** @type {Map<number, number>} */
  const scores = new Map();
  for (const { left, right } of parts) {
    const mayBePart = !right.split(' ').every((word) => fillers.has(word));
    for (const [from, start] of ends.entries()) {
      if (!start.keys.includes(left)) continue;
      for (const [to, goal] of ends.entries()) {
        const isWhole = goal.keys.includes(right);
        if (to === from || !(isWhole || (mayBePart && goal.keys.some((key) => key.startsWith(right))))) continue;
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
    return { entry: { kind: 'route', name: titleOf(from, to), note, path }, score, isWhole: score === routeScore(true) };
  });
}
