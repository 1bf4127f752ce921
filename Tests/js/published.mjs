/** The networks of the built site, loaded as its scripts load them. */
import { readdirSync, readFileSync } from 'node:fs';
import { Network } from '../../Templates/scripts/core/network.js';
import { search, treeFrom } from '../../Templates/scripts/core/search.js';
import { readSource } from '../../Templates/scripts/core/source.js';
import { site } from './site.mjs';

const folder = `${site}/data/networks`;
const read = (path) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'));

export const slugs = readdirSync(folder);

export class Published {
  #sources = new Map();

  /** @param {string} slug */
  constructor(slug) {
    this.slug = slug;
    this.network = new Network(read(`${slug}/network.json`));
  }

  /**
   * Dijkstra's search from a place: its shortest-path tree and its events.
   * @param {number} place
   */
  source(place) {
    const { network, slug } = this;
    if (!this.#sources.has(place)) {
      this.#sources.set(place, network.hasSearches(place)
        ? readSource(read(`${slug}/searches/${network.id(place)}.json`), network)
        : { tree: treeFrom(network, place), events: search(network, 'dijkstra', place, -1).events });
    }
    return this.#sources.get(place);
  }

  /**
   * The pairs of places whose route has a page.
   * @returns {[number, number][]}
   */
  get pairs() {
    const { network } = this;
    const { pages = [] } = network.data;
    return pages.flatMap((from) => pages.map((to) => [from, to])).filter(([from, to]) => {
      return network.routePage(from, to)?.endsWith(`/routes/${network.id(from)}/${network.id(to)}/`);
    });
  }

  /**
   * A sample of the pairs, spread evenly over all of them.
   * @param {number} count
   */
  sample(count) {
    const { pairs } = this;
    return pairs.filter((_, index) => index % Math.ceil(pairs.length / count) === 0);
  }
}
