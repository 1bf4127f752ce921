/**
 * A route as files to download: GPX 1.1, GeoJSON, KML 2.2 and CSV, the same bytes as those that
 * are published for routes with a page (`Sources/SiteGenerator/Exports`).
 * @module
 */

/** @import { Network } from './network.js' */
/** @import { Route } from './route.js' */
import './network-page.js';
import { bends, loadLines } from './link-lines.js';
import { lines, units } from './route-track.js';
import { costs, measureTotals } from './route.js';
import { counted, exactAmount, unitFacts } from './words.js';

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

/** The sums of the measures after one more link. @param {Totals} totals @param {number} link @returns {Totals} */
const totalsAfter = (totals, link) => totals.map((sum) => ({ ...sum, value: sum.value + sum.values[link] }));

/** Degrees with at most five decimals. @param {number} value */
const degrees = (value) => String(units(value) / 100000);
/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for XML; what XML cannot hold is replaced, what turns text around left out.
 * @param {string} text */
function xml(text) {
  return text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\0-\x1f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

/** Text of JSON as the site's files have it. @param {string} text */
function json(text) {
  return JSON.stringify(text)
    .replace(/\\(.)/g, (escape, letter) => ({ b: '\\u0008', f: '\\u000c' })[letter] ?? escape)
    .replace(/</g, '\\u003c');
}

/** True if all places of a route have coordinates. @param {Network} network @param {Route} route */
export function isOnEarth(network, route) {
  const { latitude, longitude } = network.data.places;
  return route.places.every((place) => {
    return typeof latitude?.[place] === 'number' && typeof longitude?.[place] === 'number';
  });
}

/**
 * The file of a format, as text.
 * @param {string} format gpx, geojson, kml or csv
 * @param {Network} network
 * @param {Route} route
 * @param {Source} source
 * @returns {string}
 */
export function routeFile(format, network, route, source) {
  const { latitude, longitude } = network.data.places;
  /** @type {Position[]} */
  const places = isOnEarth(network, route)
    ? route.places.map((place) => {
        return [
          units(/** @type {number[]} */ (longitude)[place]) / 100000,
          units(/** @type {number[]} */ (latitude)[place]) / 100000,
        ];
      })
    : [];
  if (format === 'csv') return csv(network, route, places);
  const parts = route.links.map((link, i) => bends(network, link, route.places[i]));
  const way = places.flatMap((place, i) => [place, ...(parts[i] ?? [])]);
  const summary = `${costs(network, route)} through ${counted(route.places.length, 'place')}. ${followed(parts)}`;
  const stops = route.places.map((place) => network.name(place));
  const track = lines(way);
  if (format === 'gpx') return gpx(source, summary, stops, places, track);
  if (format === 'kml') return kml(source, summary, stops, places, track);
  return geoJSON(network, route, source, stops, places, track);
}

/** A sentence on how much of the line is that of the links: straight ones have no points between their
 * ends. @param {Position[][]} parts */
function followed(parts) {
  if (parts.every((part) => !part.length)) {
    return 'The line joins them by great circles, whatever way is taken between them.';
  }
  return parts.every((part) => part.length)
    ? 'The line follows the links.'
    : 'The line follows the links; straight ones are great circles.';
}

/** The prefix of XML namespace names. They only look like addresses: nothing is ever requested there. */
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
  // In the smallest parts of the unit if these have a name, else in the unit.
  const number = (/** @type {number} */ value) => (part ? String(value) : exactAmount(value, unit));
  const facts = (/** @type {number} */ place, /** @type {number | undefined} */ link) => {
    return Object.entries(factCells(network, place, link))
      .filter(([, fact]) => fact !== '')
      .map(([name, fact]) => `,${json(name)}:${json(fact)}`)
      .join('');
  };
  const sums = (/** @type {Totals} */ totals, /** @type {(id: string) => string} */ name, hasUnit = false) => {
    return totals
      .map(({ id, unit: own, value }) => {
        const told = hasUnit ? `,${json(`${id}_unit`)}:${json(unitFacts(own).symbol)}` : '';
        return `,${json(name(id))}:${exactAmount(value, own)}${told}`;
      })
      .join('');
  };
  const drawn = track.map((line) => `[${line.map(position).join(',')}]`);
  const isCut = track.length > 1;
  let total = 0;
  let totals = measureTotals(network, []);
  const points = places.map((place, i) => {
    const link = route.links[i - 1];
    total += i > 0 ? network.cost(link) : 0;
    if (i > 0) totals = totalsAfter(totals, link);
    const by = i > 0 ? `"by":${json(network.mode(link))},"label":${json(network.labels(link).join(', '))},` : '';
    return (
      `{"type":"Feature","geometry":{"type":"Point","coordinates":${position(place)}},"properties":` +
      `{"name":${json(stops[i])},"country":${json(network.country(route.places[i]))},${by}"total":${number(total)}` +
      `${sums(totals, (id) => `total_${id}`, false)}${facts(route.places[i], link)}}}`
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
 * A cell of a table, in quotes where its text needs them. An apostrophe keeps spreadsheets from running
 * a text as a formula, which a number with a sign is not.
 * @param {string} text
 */
export function cell(text) {
  const isFormula = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^[+-]\d+(\.\d+)?$/.test(text);
  const shown = isFormula ? `'${text}` : text;
  return /[",\r\n]|^ | $/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/**
 * The facts of a place, and of the link that leads to it, by the names of their columns.
 * @param {Network} network
 * @param {number} place
 * @param {number | undefined} link
 * @returns {Record<string, string>}
 */
function factCells(network, place, link) {
  const { places, links } = network.data;
  return Object.fromEntries([
    ...(places.facts ?? []).map(({ name, texts }) => [`place_${name}`, texts[place]]),
    ...(links.facts ?? []).map(({ name, texts }) => [`link_${name}`, link === undefined ? '' : texts[link]]),
  ]);
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
  let total = 0;
  let totals = measureTotals(network, []);
  route.places.forEach((place, i) => {
    const link = route.links[i - 1];
    total += i > 0 ? network.cost(link) : 0;
    if (i > 0) totals = totalsAfter(totals, link);
    rows.push([
      String(i + 1),
      network.name(place),
      network.country(place),
      ...(places.length ? [degrees(places[i][1]), degrees(places[i][0])] : []),
      ...(i > 0 ? [network.mode(link), network.labels(link).join(', '), amount(network.cost(link))] : ['', '', '']),
      amount(total),
      ...totals.flatMap(({ unit: own, value, values }) => {
        return [i > 0 ? exactAmount(values[link], own) : '', exactAmount(value, own)];
      }),
      ...Object.values(factCells(network, place, link)),
    ]);
  });
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
