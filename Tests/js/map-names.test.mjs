// The labels on the built maps, and the consistent spelling of each place in all data of the site.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { points } from './maps/lines.mjs';
import { site } from './site.mjs';

const text = (path) => readFileSync(`${site}/${path}`, 'utf8');
const json = (path) => JSON.parse(text(path));
const networks = readdirSync(`${site}/data/networks`).map((slug) => json(`data/networks/${slug}/network.json`));
const countries = Object.values(json('data/countries.json')).flat();

/** The labels of a set on a map. Country labels are in a separate group. */
function names(svg, set) {
  const groups = [...svg.matchAll(/<g class="labels (\w+)">(.*?)<\/g>/gs)].filter(([, name]) => name === set);
  return groups.flatMap(([, , group]) => [...group.matchAll(/<text[^>]*>([^<]*)</g)].map(([, name]) => name));
}

const escaped = (name) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

test('every capital is named on the map of its country’s network, at every size', () => {
  const capitals = new Set(countries.map(({ capital }) => capital));
  let count = 0;
  for (const { slug, hub, places } of networks.filter((network) => network.hub !== undefined)) {
    const capital = places.name[places.id.indexOf(hub)] ?? places.name[hub];
    if (!capitals.has(capital)) continue;
    const svg = text(`data/networks/${slug}/map.svg`);
    for (const set of ['wide', 'medium', 'small']) {
      assert.ok(names(svg, set).includes(escaped(capital)), `${capital} on the ${set} map of ${slug}`);
    }
    count += 1;
  }
  assert.ok(count > 200, `${count} capitals`);
});

test('the United States map names the largest cities, and the board names all of its cities', () => {
  const svg = text('data/networks/united-states/map.svg');
  for (const city of ['New York City', 'Los Angeles', 'Chicago', 'Houston', 'Phoenix', 'Philadelphia', 'Dallas', 'Seattle']) {
    for (const set of ['wide', 'medium']) assert.ok(names(svg, set).includes(city), `${city}, ${set}`);
  }
  assert.equal(names(text('data/networks/ukraine-board/map.svg'), 'wide').length, 42);
});

test('no neutral strip covers Fiji, and Cuba is not a land neighbour of the United States', () => {
  assert.ok(!text('data/maps/fj.svg').includes('class="neutral"'));
  assert.match(text('countries/cuba/index.html'), /No other country borders Cuba by land/);
  assert.doesNotMatch(text('countries/united-states/index.html'), /countries\/cuba\//);
});

test('a ward is a part of its city, not a city of its own', () => {
  const japan = networks.find(({ slug }) => slug === 'japan').places.name;
  for (const ward of ['Kotō', 'Suginami', 'Setagaya', 'Aihara', 'Shinagawa']) assert.ok(!japan.includes(ward), ward);
  for (const [slug, district] of [['hungary', 'Pest'], ['guinea', 'Camayenne'], ['iraq', 'Al Başrah al Qadīmah'], ['micronesia', 'Kolonia Town']]) {
    const { name } = networks.find((network) => network.slug === slug).places;
    assert.ok(!name.includes(district), district);
  }
  const states = text('countries/united-states/index.html');
  assert.ok(states.includes('>Memphis</text>') && !states.includes('South Memphis</text>'));
  assert.ok(!text('countries/japan/index.html').includes('Katsushika</text>'));
  for (const district of ['Voznesenskyi', 'Chumakivskyi', 'Tsentralno-Miskyi']) {
    assert.ok(!text('countries/ukraine/index.html').includes(`${district}</text>`), district);
  }
  assert.equal(networks.find(({ slug }) => slug === 'palau').places.name[0], 'Melekeok');
  assert.match(text('places/jp/koto/index.html'), /Kotō is part of Tokyo, Japan/);
  assert.match(text('places/jp/suginami/index.html'), /Suginami is part of Tokyo, Japan/);
  assert.match(text('places/ua/dniprovskyi/index.html'), /is part of Kyiv, Ukraine/);
  assert.match(text('places/ua/index.html'), /part of Kyiv/);
});

test('a place has the same name on all networks and on its page', () => {
  const known = new Map();
  for (const { slug, places } of networks) {
    places.page?.forEach((page, index) => {
      if (!page) return;
      const [name, first] = known.get(page) ?? [places.name[index], slug];
      known.set(page, [name, first]);
      assert.equal(places.name[index], name, `${page} on ${slug} and ${first}`);
    });
  }
  for (const [page, name] of [
    ['places/ua/zaporizhzhya/', 'Zaporizhzhia'], ['places/ua/kryvyy-rih/', 'Kryvyi Rih'],
    ['places/ua/mykolayiv/', 'Mykolaiv'],
  ]) {
    assert.equal(known.get(page)[0], name);
    assert.match(text(`${page}index.html`), new RegExp(`<h1[^>]*>${name}</h1>`));
  }
});

test('countries have their accents, their articles, and capitals spelt as on their pages', () => {
  const names = new Set(countries.map(({ name }) => name));
  for (const name of ['Réunion', 'Åland Islands', 'Curaçao', 'Saint Barthélemy']) assert.ok(names.has(name), name);
  assert.match(text('countries/brazil/index.html'), /its capital is Brasília/);
  assert.match(text('countries/united-states/index.html'), /The United States has .* people/);
  assert.match(text('places/us/washington/index.html'), /is the capital of the United States/);
  assert.match(text('networks/united-states/index.html'), /other places in the United States/);
});

test('the outline of the board is the outline in the article about the game', () => {
  const svg = text('data/networks/ukraine-board/map.svg');
  const [, scale, data] = svg.match(/<g transform="scale\(([\d.]+)\)"><path class="board" d="([^"]*)"/);
  const rings = points(data, Number(scale));
  assert.equal(rings.length, 4);
  const file = fileURLToPath(new URL('../GeographyTests/Fixtures/ukraine-outline.csv', import.meta.url));
  const founding = readFileSync(file, 'utf8').trim().split('\n').slice(1).map((row) => row.split(',').map(Number).slice(1));
  assert.equal(founding.length, 359);
  const segments = rings.flatMap((ring) => ring.map((point, index) => [point, ring[(index + 1) % ring.length]]));
  const nearest = ([x, y]) => {
    let best = { square: Infinity, at: [x, y] };
    for (const [[ax, ay], [bx, by]] of segments) {
      const [dx, dy] = [bx - ax, by - ay];
      const length = dx * dx + dy * dy;
      const share = length > 0 ? Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / length, 0), 1) : 0;
      const at = [ax + share * dx, ay + share * dy];
      const square = (at[0] - x) ** 2 + (at[1] - y) ** 2;
      if (square < best.square) best = { square, at };
    }
    return best;
  };
  // The article's coordinates were stretched to the unit square in an unknown way. The test assumes
  // the stretch that gives the lowest mean distance. This stretch is found by weighted least
  // squares, in which the weight of each point is the inverse of its distance from the outline.
  const fit = (pairs) => {
    const sum = (value) => pairs.reduce((all, pair) => all + value(...pair), 0);
    const weight = sum((a, b, share) => share);
    const middle = [sum((a, b, share) => share * a) / weight, sum((a, b, share) => share * b) / weight];
    const both = sum((a, b, share) => share * (a - middle[0]) * (b - middle[1]));
    const slope = both / sum((a, b, share) => share * (a - middle[0]) ** 2);
    return [slope, middle[1] - slope * middle[0]];
  };
  let stretch = [[928, 36], [928 / 1.5, 36]];
  const placed = (point) => point.map((value, side) => stretch[side][0] * value + stretch[side][1]);
  for (let round = 0; round < 40; round += 1) {
    const pairs = founding.map((point) => [point, nearest(placed(point))]);
    stretch = [0, 1].map((side) => fit(pairs.map(([point, { square, at }]) => {
      return [point[side], at[side], 1 / Math.max(Math.sqrt(square), 0.02)];
    })));
  }
  const distances = founding.map((point) => Math.sqrt(nearest(placed(point)).square) / 928);
  const mean = distances.reduce((sum, value) => sum + value, 0) / distances.length;
  // The page of the board states these limits.
  assert.ok(mean <= 0.0002, `the mean distance is ${mean} of the width`);
  assert.ok(Math.max(...distances) <= 0.0121, `the largest is ${Math.max(...distances)}`);
});

test('the page of the sea lanes begins with the closure of the Suez Canal, and each row links to its what-if', () => {
  const html = text('networks/sea-lanes/index.html');
  assert.match(html, /<h2 id="[^"]*">If the Suez Canal closes<\/h2>/);
  const order = ['<h1', 'If the Suez Canal closes', 'id="plan"', 'class="map-overlay', 'class="planner"', 'id="about"'].map((part) => html.indexOf(part));
  assert.ok(order.every((at, index) => at > (order[index - 1] ?? 0)), String(order));
  assert.match(html, /map-without-suez\.svg/);
  assert.match(html, /\?from=[\w-]+&amp;to=[\w-]+&amp;avoid=label:Suez#plan"/);
  assert.match(text('data/networks/sea-lanes/map-without-suez.svg'), /class="load detour load-4"/);
  for (const slug of ['e-roads', 'ukraine-board', 'sea-lanes', 'ukraine']) {
    assert.match(text(`data/networks/${slug}/map-routes.svg`), /class="load load-5"/);
    assert.match(text(`networks/${slug}/index.html`), /map-quiet\.svg.*map-routes\.svg.*avoid=(?:link|label):/s);
  }
});
