// Finds the places nearest to a point. The places of the world are divided into cells, each with a
// bounding box and a file. Only the files of cells near the point are read.

import { Files } from './find-files.js';
import { distance, distanceToBox } from '../geo/sphere.js';

/** Coordinates are stored in ten-thousandths of a degree. */
const scale = 10_000;

/**
 * A place. `zone` is its time zone. For each network that has the place, `nodes` has the slug of
 * the network and the id of the place in the network, such as `e-roads/lviv`. `cell` is the number
 * of the file that has the place, and `order` is the position of the place in that file. `id` is
 * the GeoNames id if the cell has several places of the same name, otherwise 0.
 * @typedef {{id: number, name: string, latitude: number, longitude: number, country: string, zone: string,
 *   page: string, nodes: string[], cell: number, order: number}} NearPlace
 */

/**
 * A place and its distance in metres.
 * @typedef {{place: NearPlace, distance: number}} Found
 */

export class NearIndex {
  /**
   * @param {string | URL} manifest the URL of manifest.json
   * @param {(url: URL) => Promise<Uint8Array>} [read] replaces the network requests in tests
   */
  constructor(manifest, read) {
    this.manifest = new URL(manifest);
    this.files = new Files(new URL('.', this.manifest), read);
  }

  /**
   * The titles of networks, keyed by slug.
   * @returns {Promise<Record<string, string>>}
   */
  titles() {
    return this.files.open('networks.json');
  }

  /** The manifest, with the bounding boxes of all cells. */
  start() {
    return this.files.open(this.manifest.href, (data) => ({
      hash: data.hash,
      nodes: data.nodes,
      boxes: data.south.map((south, cell) => ({
        south: south / scale,
        west: data.west[cell] / scale,
        north: data.north[cell] / scale,
        east: data.east[cell] / scale,
      })),
    }));
  }

  /** @param {{hash: string}} start @param {number} cell @returns {Promise<NearPlace[]>} */
  cell(start, cell) {
    return this.files.open(`${cell}-${start.hash}.json.gz`, (data) => decodeCell(data, cell));
  }

  /**
   * @param {import('../geo/sphere.js').Position} position @param {number} count
   * @param {boolean} [onNetworks] true to find only places that are on a network
   * @returns {Promise<Found[]>} nearest first
   */
  async nearest(position, count, onNetworks = false) {
    const start = await this.start();
    /** @type {Found[]} */
    let found = [];
    for (const { cell, bound } of byDistance(start.boxes, position)) {
      if (found.length >= count && bound > found[count - 1].distance) break;
      if (onNetworks && start.nodes[cell] === 0) continue;
      const places = await this.cell(start, cell);
      const meant = onNetworks ? places.filter((place) => place.nodes.length > 0) : places;
      found = sorted([...found, ...measured(meant, position)]).slice(0, count);
    }
    return found;
  }

  /**
   * @param {import('../geo/sphere.js').Position} position @param {number} metres
   * @returns {Promise<Found[]>} nearest first
   */
  async within(position, metres) {
    const start = await this.start();
    const cells = byDistance(start.boxes, position).filter(({ bound }) => bound <= metres);
    const places = await Promise.all(cells.map(({ cell }) => this.cell(start, cell)));
    const found = measured(places.flat(), position);
    return sorted(found.filter((one) => one.distance <= metres));
  }

  /**
   * The nearest place within 20 metres of a position; null if there is none. A place with the given
   * name takes precedence over nearer places.
   * @param {import('../geo/sphere.js').Position} position @param {string} [name]
   * @returns {Promise<NearPlace | null>}
   */
  async at(position, name) {
    const found = await this.within(position, 20);
    return (found.find(({ place }) => place.name === name) ?? found[0])?.place ?? null;
  }

  /**
   * The entry in this index for a place of the finder, or null if there is none.
   * @param {{id: number, name: string, cell: number}} place @returns {Promise<NearPlace | null>}
   */
  async place({ id, name, cell }) {
    const start = await this.start();
    if (!(cell >= 0 && cell < start.boxes.length)) return null;
    const places = await this.cell(start, cell);
    return places.find((one) => one.name === name && (one.id === 0 || one.id === id)) ?? null;
  }
}

/**
 * All cells, sorted by their distance from a position. The distance of a cell is a lower bound for
 * the distances of its places. It is reduced slightly, so that rounding cannot make it too large.
 */
function byDistance(boxes, position) {
  return boxes
    .map((box, cell) => ({ cell, bound: distanceToBox(box, position) * (1 - 1e-9) - 0.001 }))
    .sort((a, b) => a.bound - b.bound || a.cell - b.cell);
}

/** @param {NearPlace[]} places @returns {Found[]} */
function measured(places, position) {
  return places.map((place) => ({ place, distance: distance(position, place) }));
}

/** @param {Found[]} found */
function sorted(found) {
  return found.sort(
    (a, b) =>
      a.distance - b.distance || a.place.cell - b.place.cell || a.place.order - b.place.order,
  );
}

/** @param {object} data @param {number} cell @returns {NearPlace[]} */
function decodeCell(data, cell) {
  return data.name.map((name, order) => ({
    id: data.id[order],
    name,
    latitude: data.latitude[order] / scale,
    longitude: data.longitude[order] / scale,
    country: data.country[order],
    zone: data.zone[order],
    page: data.page[order] ?? '',
    nodes: data.nodes[order] ?? [],
    cell,
    order,
  }));
}
