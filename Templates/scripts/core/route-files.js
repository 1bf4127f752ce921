/**
 * A route as a file to download: GPX 1.1, GeoJSON, KML 2.2 or CSV. The site generator writes the
 * same bytes for routes that have a page.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
/** @typedef {import('./route.js').Leg} Leg */
/** @typedef {import('./route.js').Route} Route */
import { bends, loadLines } from '../geo/link-lines.js';
import { lines, units } from '../geo/route-track.js';
import { costs, legFact, legLabels, legs, mainLink, measureTotals, namedPlaces } from './route.js';
import { exactAmount, say, unitFacts } from '../lib/words.js';

export { loadLines };

/** @typedef {[longitude: number, latitude: number]} Position */
/** @typedef {{title: string, network: string, address: string, site: string}} Source */

export const FORMATS = [
  { id: 'gpx', title: 'GPX', type: 'application/gpx+xml' },
  { id: 'geojson', title: 'GeoJSON', type: 'application/geo+json' },
  { id: 'kml', title: 'KML', type: 'application/vnd.google-earth.kml+xml' },
  { id: 'csv', title: 'CSV', type: 'text/csv' },
];

/** @typedef {ReturnType<typeof measureTotals>} Totals */

/** @param {Totals} totals @param {Totals} leg @returns {Totals} */
const totalsAfter = (totals, leg) => totals.map((sum, i) => ({ ...sum, value: sum.value + leg[i].value }));

/**
 * A coordinate in degrees, with at most five decimal places.
 * @param {number} value
 */
const degrees = (value) => String(units(value) / 100000);
/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Escapes a text for XML. Replaces characters that XML forbids, and removes bidirectional control
 * characters.
 * @param {string} text
 */
function xml(text) {
  return text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\0-\x1f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

/**
 * A JSON string with the same escapes as in the site's files.
 * @param {string} text
 */
function json(text) {
  return JSON.stringify(text)
    .replace(/\\(.)/g, (escape, letter) => ({ b: '\\u0008', f: '\\u000c' })[letter] ?? escape)
    .replace(/</g, '\\u003c');
}

/**
 * Returns true if all places of a route have coordinates.
 * @param {Network} network @param {Route} route
 */
export function isOnEarth(network, route) {
  const { latitude, longitude } = network.data.places;
  return route.places.every((place) => {
    return typeof latitude?.[place] === 'number' && typeof longitude?.[place] === 'number';
  });
}

/**
 * The contents of a route's file.
 * @param {string} format gpx, geojson, kml or csv
 * @param {Network} network @param {Route} route @param {Source} source @returns {string}
 */
export function routeFile(format, network, route, source) {
  const { latitude, longitude } = network.data.places;
  /** @type {Position[]} */
  const all = isOnEarth(network, route)
    ? route.places.map((place) => {
        return [
          units(/** @type {number[]} */ (longitude)[place]) / 100000,
          units(/** @type {number[]} */ (latitude)[place]) / 100000,
        ];
      })
    : [];
  const named = namedPlaces(network, route.places);
  const places = all.filter((_, i) => network.isNamed(route.places[i]));
  if (format === 'csv') return csv(network, route, places);
  const parts = route.links.map((link, i) => bends(network, link, route.places[i]));
  const way = all.flatMap((place, i) => [place, ...(parts[i] ?? [])]);
  // True for each leg that has points between its ends: the bends of a link, or a junction between
  // two links.
  const isFollowed = legs(network, route).map(({ links }) => {
    return links.length > 1 || parts[route.links.indexOf(links[0])].length > 0;
  });
  const summary = described(
    isFollowed, say(WORDS.scripts.route, { costs: costs(network, route), count: isFollowed.length }));
  const stops = named.map((place) => network.name(place));
  const track = lines(way);
  if (format === 'gpx') return gpx(source, summary, stops, places, track);
  if (format === 'kml') return kml(source, summary, stops, places, track);
  return geoJSON(network, route, source, stops, places, track);
}

/**
 * The description of the route in a file. It also says how much of the drawn line follows the
 * links, because a leg without geometry of its own is drawn as a great circle.
 * @param {boolean[]} legs true for each leg that has geometry of its own
 * @param {string} route the route's cost and number of legs, in words
 */
function described(legs, route) {
  if (!legs.some(Boolean)) return say(WORDS.saving.straight, { route });
  return legs.every(Boolean) ? say(WORDS.saving.followed, { route }) : say(WORDS.saving.partlyFollowed, { route });
}

/** The prefix of XML namespaces, which look like addresses but are never requested. */
const NAME = 'http:' + '//';

/** @param {Source} source @param {string} summary @param {string[]} stops
 * @param {Position[]} places @param {Position[][]} track */
function gpx(source, summary, stops, places, track) {
  const point = (/** @type {string} */ element, /** @type {Position} */ [longitude, latitude], name = '') => {
    const start = `<${element} lat="${degrees(latitude)}" lon="${degrees(Math.min(longitude, 179.99999))}"`;
    return name ? `${start}><name>${xml(name)}</name></${element}>\n` : `${start}/>\n`;
  };
  const named = (/** @type {string} */ element) => places.map((place, i) => point(element, place, stops[i])).join('');
  const title = xml(source.title);
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="${xml(source.site)}" ` +
    `xmlns="${NAME}www.topografix.com/GPX/1/1">\n<metadata><name>${title}</name><desc>${xml(summary)}` +
    `</desc><link href="${xml(source.address)}"><text>${xml(source.network)}</text></link></metadata>\n` +
    `${named('wpt')}<rte><name>${title}</name>\n${named('rtept')}</rte>\n<trk><name>${title}</name>\n` +
    track.map((line) => `<trkseg>\n${line.map((place) => point('trkpt', place)).join('')}</trkseg>\n`).join('') +
    '</trk>\n</gpx>\n'
  );
}

/** @param {Source} source @param {string} summary @param {string[]} stops
 * @param {Position[]} places @param {Position[][]} track */
function kml(source, summary, stops, places, track) {
  const position = (/** @type {Position} */ place) => place.map(degrees).join(',');
  const [open, close] = track.length > 1 ? ['<MultiGeometry>', '</MultiGeometry>'] : ['', ''];
  const drawn = track.map((line) => {
    const points = line.map((place) => `${position(place)}\n`).join('');
    return `<LineString><tessellate>1</tessellate><coordinates>\n${points}</coordinates></LineString>`;
  });
  const marks = places.map((place, i) => {
    return `<Placemark><name>${xml(stops[i])}</name><Point><coordinates>${position(place)}</coordinates></Point></Placemark>\n`;
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="${NAME}www.opengis.net/kml/2.2" ` +
    `xmlns:atom="${NAME}www.w3.org/2005/Atom">\n<Document><name>${xml(source.title)}</name>` +
    `<atom:link href="${xml(source.address)}"/><description>${xml(summary)}</description>\n` +
    '<Style id="route"><LineStyle><color>ff0c41c2</color><width>4</width></LineStyle></Style>\n' +
    `<Placemark><name>${xml(source.title)}</name><styleUrl>#route</styleUrl>${open}${drawn.join('')}${close}` +
    `</Placemark>\n${marks.join('')}</Document>\n</kml>\n`
  );
}

/** @param {Network} network @param {Route} route @param {Source} source @param {string[]} stops
 * @param {Position[]} places @param {Position[][]} track */
function geoJSON(network, route, source, stops, places, track) {
  const position = (/** @type {Position} */ place) => `[${place.map(degrees).join(',')}]`;
  const { unit } = network.data;
  const { part, symbol } = unitFacts(unit);
  // If the smallest part of the unit has a name, the file has values in that part; otherwise it has
  // values in the unit itself.
  const number = (/** @type {number} */ value) => (part ? String(value) : exactAmount(value, unit));
  const facts = (/** @type {number} */ place, /** @type {Leg | undefined} */ leg) => {
    return Object.entries(factCells(network, place, leg))
      .filter(([, fact]) => fact !== '')
      .map(([name, fact]) => `,${json(name)}:${json(fact)}`)
      .join('');
  };
  const sums = (/** @type {Totals} */ totals, /** @type {(id: string) => string} */ name, hasUnit = false) => {
    return totals
      .map(({ id, unit: own, value }) => {
        const unitText = hasUnit ? `,${json(`${id}_unit`)}:${json(unitFacts(own).symbol)}` : '';
        return `,${json(name(id))}:${exactAmount(value, own)}${unitText}`;
      })
      .join('');
  };
  const drawn = track.map((line) => `[${line.map(position).join(',')}]`);
  const isCut = track.length > 1;
  let total = 0;
  let totals = measureTotals(network, []);
  const way = legs(network, route);
  const points = places.map((place, i) => {
    const leg = way[i - 1];
    total = leg?.total ?? 0;
    if (leg) totals = totalsAfter(totals, measureTotals(network, leg.links));
    const by = leg ? `"by":${json(legMode(network, leg))},"label":${json(legLabels(network, leg.links).join(', '))},` : '';
    return (
      `{"type":"Feature","geometry":{"type":"Point","coordinates":${position(place)}},"properties":` +
      `{"name":${json(stops[i])},"country":${json(network.country(leg?.to ?? route.places[0]))},${by}"total":${number(total)}` +
      `${sums(totals, (id) => `total_${id}`, false)}${facts(leg?.to ?? route.places[0], leg)}}}`
    );
  });
  return (
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":' +
    `"${isCut ? 'MultiLineString' : 'LineString'}","coordinates":${isCut ? `[${drawn.join(',')}]` : drawn[0]}},` +
    `"properties":{"name":${json(source.title)},"network":${json(source.network)},` +
    `"address":${json(source.address)},"cost":${number(route.cost)},` +
    `"unit":${json(part?.name ?? symbol)}${sums(measureTotals(network, route.links), (id) => id, true)}}},${points.join(',')}]}\n`
  );
}

/**
 * A CSV cell, quoted if necessary. A text that a spreadsheet would run as a formula gets a leading
 * apostrophe, but a signed number does not.
 * @param {string} text
 */
export function cell(text) {
  const isFormula = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^[+-]\d+(\.\d+)?$/.test(text);
  const shown = isFormula ? `'${text}` : text;
  return /[",\r\n]|^ | $/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/** @param {string[][]} rows */
export function table(rows) {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/**
 * @param {Network} network @param {number} place
 * @param {Leg | undefined} leg the leg that ends at the place
 * @returns {Record<string, string>} the cells of the additional columns, keyed by column name
 */
function factCells(network, place, leg) {
  const { places, links } = network.data;
  return Object.fromEntries([
    ...(places.facts ?? []).map(({ name, texts }) => [`place_${name}`, texts[place]]),
    ...(links.facts ?? []).map((column) => [`link_${column.name}`, leg ? legFact(column, leg.links) : '']),
  ]);
}

/** @param {Network} network @param {Leg} leg */
function legMode(network, leg) {
  return network.mode(mainLink(network, leg.links));
}

/** @param {Network} network @param {Route} route @param {Position[]} places */
function csv(network, route, places) {
  const { unit } = network.data;
  const amount = (/** @type {number} */ value) => exactAmount(value, unit);
  const { symbol } = unitFacts(unit);
  const further = Object.keys(factCells(network, 0, undefined));
  const where = places.length ? ['latitude', 'longitude'] : [];
  const measured = (network.data.links.measures ?? []).flatMap(({ id, unit: own }) => {
    const column = `${id}_${unitFacts(own).symbol}`;
    return [column, `total_${column}`];
  });
  const rows = [['stop', 'place', 'country', ...where, 'by', 'label', symbol, `total_${symbol}`, ...measured, ...further]];
  let totals = measureTotals(network, []);
  const way = legs(network, route);
  namedPlaces(network, route.places).forEach((place, i) => {
    const leg = way[i - 1];
    const sums = measureTotals(network, leg?.links ?? []);
    if (leg) totals = totalsAfter(totals, sums);
    rows.push([
      String(i + 1),
      network.name(place),
      network.country(place),
      ...(places.length ? [degrees(places[i][1]), degrees(places[i][0])] : []),
      ...(leg ? [legMode(network, leg), legLabels(network, leg.links).join(', '), amount(leg.cost)] : ['', '', '']),
      amount(leg?.total ?? 0),
      ...totals.flatMap(({ unit: own, value }, measure) => {
        return [leg ? exactAmount(sums[measure].value, own) : '', exactAmount(value, own)];
      }),
      ...Object.values(factCells(network, place, leg)),
    ]);
  });
  return table(rows);
}
