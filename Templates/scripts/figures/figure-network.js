/**
 * The network of a live figure: the data that its page names, and the reader's changes.
 * @module
 */

import { Network } from '../core/network.js';
import { loadPositions, loadReplayNetwork } from '../core/replay-network.js';
import { loadJSON } from '../lib/load-json.js';

/**
 * Loads the compact file of a network if there is one, else the full one.
 * @param {{root: string, network: string, replay?: string}} settings
 * @param {boolean} [isLocated] whether the positions of its places are needed, too
 * @returns {Promise<Network>}
 */
export async function loadNetwork({ root, network, replay }, isLocated = false) {
  if (replay) {
    // Both files at once.
    const positions = isLocated ? loadPositions(root + replay) : null;
    const [loaded] = await Promise.all([loadReplayNetwork(root + replay), positions]);
    if (positions) await loaded.locate?.(positions);
    return loaded;
  }
  return new Network(await loadJSON(root + network));
}

/**
 * A network with other costs and with links that are closed.
 * @param {Network} network
 * @param {Map<number, number>} costs the changed ones, by link
 * @param {Set<number>} closed
 * @returns {Network}
 */
export function changedNetwork(network, costs, closed) {
  if (costs.size === 0 && closed.size === 0) return network;
  const cost = network.data.links.cost.map((known, link) => costs.get(link) ?? known);
  const changed = new Network({ ...network.data, links: { ...network.data.links, cost } });
  changed.closed = new Set(closed);
  return changed;
}

/**
 * The name of a link: its two ends.
 * @param {Network} network
 * @param {number} link
 */
export function linkName(network, link) {
  const { from, to } = network.data.links;
  const arrow = network.isDirected(link) ? '→' : '–';
  return `${network.name(from[link])} ${arrow} ${network.name(to[link])}`;
}
