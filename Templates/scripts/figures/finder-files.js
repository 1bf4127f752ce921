/**
 * A query to the site's finder, with a record of the files that it reads.
 * @module
 */

import { readURL } from '../find/find-files.js';
import { FindIndex } from '../find/find-index.js';
import { list, megabytes, say } from '../lib/words.js';

const SHOWN = 5;

/**
 * The folders whose files are described by their first keys. For each folder: the column of the
 * start file that lists the first key of each file, and the text that describes a file.
 */
const KINDS = {
  s: ['shards', WORDS.figures.finderShard],
  t: ['tops', WORDS.figures.finderBest],
  typos: ['typos', WORDS.figures.finderKnown],
};

export class FinderFiles {
  /** @param {string} root the path to the site's root */
  constructor(root) {
    /** @type {{path: string, size: number}[]} the files read for the current query */
    this.read = [];
    const folder = new URL(`${root}data/find/`, document.baseURI);
    this.index = new FindIndex(new URL('manifest.json', folder), async (address, signal) => {
      const bytes = await readURL(address, signal);
      const path = address.href.slice(folder.href.length).replace(/-[a-z0-9]+\.json\.gz$/, '');
      this.read.push({ path, size: bytes.length });
      return bytes;
    });
  }

  /**
   * Returns a text that lists the files that a query reads, and the best matching places.
   * @param {string} text
   * @throws {Error} if a file could not be loaded
   */
  async ask(text) {
    this.read = [];
    const { results, suggestions } = await this.index.find(text);
    const start = await this.index.start();
    const best = (results.length ? results : suggestions).slice(0, SHOWN);
    const places = list(best.map(({ record }) => `${record.name} (${record.country})`));
    const read = this.read.map(({ path, size }) => `${nameOf(path, start)} (${megabytes(size)})`);
    return [
      read.length ? say(WORDS.figures.finderRead, { files: list(read) }) : WORDS.figures.finderReadNone,
      results.length
        ? say(WORDS.figures.finderPlaces, { places })
        : best.length ? say(WORDS.figures.finderSuggestions, { places }) : WORDS.figures.finderNone,
    ].join(' ');
  }
}

/**
 * The description of a file: a text with its first key if the folder is in `KINDS`, otherwise the
 * path.
 * @param {string} path the path without the hash
 * @param {Record<string, any>} start the contents of the start file
 */
function nameOf(path, start) {
  const [folder, number] = path.split('/');
  const [column, words] = KINDS[/** @type {keyof typeof KINDS} */ (folder)] ?? [];
  const text = column && start[column][Number(number)];
  return text === undefined ? path : say(words, { text });
}
