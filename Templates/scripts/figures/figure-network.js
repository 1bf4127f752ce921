/**
 * The network of a live figure: the published data, and copies with the reader's changes.
 * @module
 */

import { Network } from '../core/network.js';
import { unpack } from '../core/replay-network.js';
import { say } from '../lib/words.js';

/**
 * Creates the network of a figure.
 * @param {{replay?: string}} settings `replay` is the path of the compact file, if there is one
 * @param {any[]} files the contents of the files: the network, and the positions of its places
 */
export function figureNetwork({ replay }, [file, positions]) {
  if (!replay) return new Network(file);
  const data = unpack(file);
  return new Network({ ...data, places: { ...data.places, ...positions } });
}

/**
 * A copy of a network with changed costs and closed links.
 * @param {Network} network
 * @param {Map<number, number>} costs the changed costs, keyed by link
 * @param {Set<number>} closed @returns {Network}
 */
export function changedNetwork(network, costs, closed) {
  if (costs.size === 0 && closed.size === 0) return network;
  const cost = network.data.links.cost.map((known, link) => costs.get(link) ?? known);
  const changed = new Network({ ...network.data, links: { ...network.data.links, cost } });
  changed.closed = new Set(closed);
  return changed;
}

/**
 * The name of a link, made of the names of both ends.
 * @param {Network} network @param {number} link
 */
export function linkName(network, link) {
  const { from, to } = network.data.links;
  const ends = { from: network.name(from[link]), to: network.name(to[link]) };
  return network.isDirected(link) ? `${ends.from} → ${ends.to}` : say(WORDS.routes.linkBetween, ends);
}
