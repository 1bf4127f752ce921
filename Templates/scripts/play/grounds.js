/**
 * Loads networks as graphs or as backgrounds.
 * @module
 */

/** @typedef {import('./ground.js').Ground} Ground */
/** @typedef {import('./graph.js').Graph} Graph */
import { LIMITS } from './graph.js';
import { graphOf, groundOf, PLANE } from './ground.js';
import { loadJSON } from '../lib/load-json.js';
import { report } from '../lib/report.js';

export class Grounds {
  /** @param {string} root @param {string[]} slugs the available networks */
  constructor(root, slugs) {
    this.root = root;
    this.slugs = slugs;
  }

  /** @param {string} slug @returns {Promise<import('../core/network.js').NetworkData>} */
  #data(slug) {
    return loadJSON(`${this.root}data/networks/${slug}/network.json`);
  }

  /** @param {string} slug empty for the plane */
  async ground(slug) {
    return slug ? groundOf(await this.#data(slug)) : PLANE;
  }

  /**
   * @param {string} slug
   * @returns {Promise<{graph: Graph, ground: Ground} | null>} null if the network is too large
   */
  async network(slug) {
    const data = await this.#data(slug);
    if (data.places.x.length > LIMITS.places || data.links.from.length > LIMITS.links) return null;
    return { graph: graphOf(data), ground: groundOf(data) };
  }

  /** @param {(ground: Ground) => boolean} holds @returns {Promise<Ground | null>} */
  async findMap(holds) {
    for (const slug of this.slugs) {
      try {
        const ground = await this.ground(slug);
        if (ground.isOnEarth && holds(ground)) return ground;
      } catch (error) {
        // If a map cannot be loaded, the next one is tried.
        report(error);
      }
    }
    return null;
  }
}
