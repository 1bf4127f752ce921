/**
 * The files of a network, as `generate-site` reads them: `network.yml`, `places.csv` and
 * `links.csv`. If links have geometry, `links.geojson` replaces `links.csv`.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
import { bends, loadLines } from '../geo/link-lines.js';
import { table } from './route-files.js';
import { exactAmount, say, unitFacts } from '../lib/words.js';

export { loadLines };

/**
 * Creates the files of a network, without the links that the reader avoids. If the network has
 * junctions, places without links are also left out, because `generate-site` would connect them to
 * the nearest line.
 * @param {Network} network the network, with the geometry of its links loaded if they have any
 * @param {{without?: Set<number>, isStated?: (link: number) => boolean, summary?: string}} options
 *   `without`: the places to leave out; `isStated`: returns false for a link whose cost
 *   `generate-site` should calculate; `summary`: a sentence about the network
 * @returns {Record<string, string>} the texts of the files, keyed by file name
 */
export function networkFiles(network, { without = new Set(), isStated = () => true, summary } = {}) {
  const { data } = network;
  const { from, to } = data.links;
  // Links that are closed in the data are kept and marked as closed, because `generate-site` can
  // open them.
  const shut = new Set(data.links.closed);
  const links = [...from.keys()].filter((link) => {
    return (shut.has(link) || !network.closed.has(link)) && !without.has(from[link]) && !without.has(to[link]);
  });
  const joined = new Set(links.flatMap((link) => [from[link], to[link]]));
  const hasJunctions = network.named < network.size;
  const places = [...data.places.name.keys()].filter((place) => {
    return !without.has(place) && (!hasJunctions || joined.has(place));
  });
  return {
    'places.csv': placeTable(network, places),
    ...(data.lines ? { 'links.geojson': linkFeatures(network, links) } : { 'links.csv': linkTable(network, links, isStated) }),
    'network.yml': settings(network, links, summary ?? say(WORDS.scripts.changedNetwork, { title: data.title })),
  };
}

/** @param {Network} network @param {number[]} places */
function placeTable(network, places) {
  const { places: all, regions, ground } = network.data;
  const number = (/** @type {number | null | undefined} */ value) => (value == null ? '' : String(value));
  /** @type {[string, (place: number) => string][]} */
  const columns = [
    ['id', (place) => network.id(place)],
    ['name', (place) => network.name(place)],
  ];
  if (all.latitude) {
    columns.push(['latitude', (place) => number(all.latitude?.[place])], ['longitude', (place) => number(all.longitude?.[place])]);
  }
  if (all.country) columns.push(['country', (place) => network.country(place)]);
  if (!ground) columns.push(['x', (place) => number(all.x[place])], ['y', (place) => number(all.y[place])]);
  if (regions) columns.push(['region', (place) => regions.id[regions.place[place]] ?? '']);
  for (const { name, texts } of all.facts ?? []) columns.push([name, (place) => texts[place]]);
  return table([columns.map(([name]) => name), ...places.map((place) => columns.map(([, text]) => text(place)))]);
}

/**
 * The CSV rows of a link: one for each label, or a single row if there is no label. The cells of a
 * row are keyed by column name.
 * @param {Network} network @param {number} link @returns {Record<string, string>[]}
 */
function linkRows(network, link) {
  const { links, modes, unit } = network.data;
  const labels = network.labels(link);
  return (labels.length ? labels : ['']).map((label) => ({
    mode: modes[links.mode[link]].id,
    cost: exactAmount(network.cost(link), unit),
    directed: String(network.isDirected(link)),
    label,
    ...Object.fromEntries((links.measures ?? []).map((measure) => {
      return [measure.id, exactAmount(measure.values[link], measure.unit)];
    })),
    ...Object.fromEntries((links.facts ?? []).map(({ name, texts }) => [name, texts[link]])),
  }));
}

/**
 * The ends of a link in the direction of travel.
 * @param {Network} network @param {number} link
 */
function ends({ data: { links } }, link) {
  const both = [links.from[link], links.to[link]];
  return links.directed?.[link] === 2 ? both.reverse() : both;
}

/** @param {Network} network @param {number[]} links @param {(link: number) => boolean} isStated */
function linkTable(network, links, isStated) {
  const rows = links.flatMap((link) => {
    const [from, to] = ends(network, link).map((place) => network.id(place));
    const stated = isStated(link) ? {} : { cost: '' };
    return linkRows(network, link).map((texts) => ({ from, to, ...texts, ...stated }));
  });
  const columns = Object.keys(rows[0] ?? { from: '', to: '', mode: '' });
  return table([columns, ...rows.map((row) => Object.values(row))]);
}

/**
 * The links as GeoJSON features. In a network with junctions, features do not name their ends.
 * @param {Network} network @param {number[]} links
 */
function linkFeatures(network, links) {
  const { latitude = [], longitude = [] } = network.data.places;
  const hasJunctions = network.named < network.size;
  const features = links.flatMap((link) => {
    const [from, to] = ends(network, link);
    const at = (/** @type {number} */ place) => [longitude[place], latitude[place]];
    const coordinates = [at(from), ...bends(network, link, from), at(to)];
    const names = hasJunctions ? {} : { from: network.id(from), to: network.id(to) };
    return linkRows(network, link).map((texts) => JSON.stringify({
      type: 'Feature',
      properties: { ...names, ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) },
      geometry: { type: 'LineString', coordinates },
    }));
  });
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`;
}

/** @param {Network} network @param {number[]} links @param {string} summary */
function settings(network, links, summary) {
  const { data } = network;
  const text = (/** @type {string} */ value) => JSON.stringify(value);
  const unit = (/** @type {import('../lib/words.js').Unit} */ one) => {
    if (typeof one === 'string') return one;
    const { name, singular = name, symbol, decimals } = unitFacts(one);
    return `{name: ${text(name)}, singular: ${text(singular)}, symbol: ${text(symbol)}, decimals: ${decimals}}`;
  };
  const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0);
  const kilometres = data.unit === 'km' ? sum(data.links.cost) / 1000 : 0;
  const measures = (data.links.measures ?? []).map(({ id, name, unit: one, speed, values }) => {
    const rate = sum(values) / 10 ** unitFacts(one).decimals / kilometres;
    // The average value of the measure per kilometre. If several places share the end of a line,
    // `generate-site` adds links to that end. It calculates the values of the added links from this
    // average.
    const rateText = kilometres > 0 ? `, per-km: ${rate.toFixed(7)}` : '';
    const facts = speed ? `, speed: ${speed.value}, speed-unit: ${text(speed.unit)}` : '';
    return `  ${text(id)}: {name: ${text(name)}, unit: ${unit(one)}${rateText}${facts}}`;
  });
  const modes = data.modes.map(({ id, name, plural, line, tickets }) => {
    const facts = `${plural ? `, plural: ${text(plural)}` : ''}, line: ${line}${tickets ? ', tickets: true' : ''}`;
    return `  ${text(id)}: {name: ${text(name)}${facts}}`;
  });
  const regions = (data.regions?.id ?? []).map((id, region) => {
    return `  ${text(id)}: {name: ${text(data.regions?.name[region] ?? id)}}`;
  });
  const { width, height, labels: kind } = data;
  const labels = new Set(links.flatMap((link) => network.labels(link)));
  const closed = new Set(data.links.closedLabels?.filter((label) => labels.has(label)));
  /** @type {(key: string, texts?: Record<string, string>) => string[]} */
  const ofLabels = (key, texts = {}) => {
    const known = Object.entries(texts).filter(([label]) => labels.has(label));
    return known.length ? [`${key}: {${known.map(([label, name]) => `${text(label)}: ${text(name)}`).join(', ')}}`] : [];
  };
  return [
    `title: ${text(data.title)}`,
    `summary: ${text(summary)}`,
    `unit: ${unit(data.unit)}`,
    ...(measures.length ? ['measures:', ...measures] : []),
    'modes:', ...modes,
    ...(regions.length ? ['regions:', ...regions] : []),
    ...(kind && labels.size ? [
      'labels:',
      ...['folder', 'singular', 'plural'].map((key) => `  ${key}: ${text(kind[/** @type {'folder'} */ (key)])}`),
      ...ofLabels('  colors', kind.colors),
    ] : []),
    ...(closed.size ? [`closed: [${[...closed].map(text).join(', ')}]`] : []),
    ...ofLabels('aliases', data.aliases),
    data.ground
      ? 'map: {kind: earth}'
      : `map: {kind: grid, width: ${width}, height: ${height}, aspect: ${(width / height).toFixed(3)}}`,
    '',
  ].join('\n');
}
