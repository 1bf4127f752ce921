/**
 * The alternative routes on a route page. Choosing one updates the map, the legs and the downloads.
 * @module
 */

/** @typedef {import('../core/route.js').Route} Route */
import './network-page.js';
import { Network } from '../core/network.js';
import { legs, sentence, wayWords } from '../core/route.js';
import { legsTable } from '../lib/legs-table.js';
import { loadJSON } from '../lib/load-json.js';
import { saveButtons, wayFile } from '../lib/save-route.js';
import { say } from '../lib/words.js';
import { MapZoom } from '../map/map-zoom.js';
import { RouteOverlay } from '../map/route-overlay.js';
import { Ways } from '../planner/planner-ways.js';
import { speedFields } from '../planner/planner-speed.js';
import { LegLinks } from './leg-links.js';
import { WayLines } from './way-lines.js';

/**
 * The selector of the elements that stay in the overlay: its description, and the parts that other
 * scripts have added.
 */
const ADDED = 'title, desc, .drone, .here';

export class RouteWays {
  /**
   * Loads the page's route and its alternatives. Throws if there is no route.
   * @param {HTMLElement} frame
   * @param {{slug: string, root: string, from: number, to: number}} page
   * @param {(way: number) => void} choose called with the index of the chosen route
   */
  static async load(frame, { slug, root, from, to }, choose) {
    const folder = `${root}data/networks/${slug}/`;
    const network = new Network(await loadJSON(`${folder}network.json`));
    const { route, others } = await new Ways(network, folder).along([from, to]);
    if (!route) throw new Error('no route');
    return new RouteWays(frame, network, root, [route, ...(await others())], choose);
  }

  /**
   * @param {HTMLElement} frame
   * @param {Network} network
   * @param {string} root
   * @param {Route[]} routes the best first
   * @param {(way: number) => void} choose
   */
  constructor(frame, network, root, routes, choose) {
    this.network = network;
    this.root = root;
    this.routes = routes;
    const overlay = /** @type {SVGElement} */ (frame.querySelector('.map-overlay'));
    overlay.replaceChildren(...overlay.querySelectorAll(ADDED));
    this.overlay = new RouteOverlay(overlay, network);
    this.lines = new WayLines(frame, network, choose);
    this.lights = new LegLinks(frame, network);
    this.zoom = MapZoom.of(frame);
    this.lead = /** @type {HTMLElement} */ (document.querySelector('.lead'));
  }

  /** @param {number} way @returns {string} a description of the route */
  show(way) {
    const { network, root, routes } = this;
    const route = routes[Math.min(way, routes.length - 1)];
    const ends = [route.places[0], route.places[route.places.length - 1]];
    this.overlay.draw(ends[0], ends[1], route);
    this.lines.show(routes, routes.indexOf(route));
    this.lead.textContent = sentence(network, route);
    document.querySelector('.spread')?.classList.toggle('other-way', route !== routes[0]);
    // Starts the label layer, which names the stops of the shown route.
    this.zoom.liven();
    const table = legsTable(network, route, root);
    document.querySelector('table.legs')?.replaceWith(table);
    this.lights.show(table, legs(network, route));
    const times = document.querySelectorAll('.spread > div > p.planner-speed');
    speedFields(network, route.links).forEach((field, index) => times[index]?.replaceWith(field));
    const { title } = wayWords(network, route, routes[0]);
    const file = wayFile(network, route, routes.indexOf(route), title);
    document.querySelector('.saving')?.replaceWith(saveButtons(network, route, root, file));
    return say(WORDS.legs.way, { way: title, sentence: sentence(network, route) });
  }
}
