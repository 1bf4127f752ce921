// Limits for the compressed size of a first visit, computed from the files: the page, its style
// sheet, its scripts with all static imports, its pictures, and the data that its scripts load
// immediately.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { dirname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { site } from './site.mjs';


/**
 * The size of a file after gzip at the default level. Files in compressed formats count at their
 * own size.
 */
const size = (file) => {
  const bytes = readFileSync(join(site, file));
  return /\.(png|gz)$/.test(file) ? bytes.length : gzipSync(bytes).length;
};

/** The files that a visit to a page loads, grouped by kind. */
function visit(path) {
  const file = path.endsWith('.html') ? path : `${path}index.html`;
  const html = readFileSync(join(site, file), 'utf8');
  const all = (pattern) => [...html.matchAll(pattern)].map(([, address]) => {
    return normalize(join(dirname(file), address));
  });
  const scripts = new Set(all(/<script type="module" src="([^"]+)"/g));
  for (const script of all(/<link rel="modulepreload" href="([^"]+)"/g)) scripts.add(script);
  for (const script of scripts) {
    const text = readFileSync(join(site, script), 'utf8');
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g)) scripts.add(join('assets', name));
  }
  return {
    page: [file],
    styles: all(/<link rel="stylesheet" href="([^"]+)"/g),
    scripts: [...scripts],
    pictures: [...new Set(all(/<img [^>]*src="([^"#]+)/g)), ...all(/<link rel="icon" href="([^"]+)"/g)],
    // The service worker is loaded after the page, together with the offline page. Both are counted
    // for the sea lanes.
    worker: path.startsWith(LANES) ? ['sw.js', 'offline/index.html'] : [],
    // A route page loads its data only on request.
    data: path.includes('/routes/') ? [] : [...new Set(all(/data-(?:network|searches|trip)="([^"]+\.json)"/g))],
  };
}

const total = (files) => files.reduce((sum, file) => sum + size(file), 0);
const ROUTE = 'networks/e-roads/routes/lviv/lisbon/';
const BOARD = 'networks/ukraine-board/routes/lviv/kharkiv/';
const LANES = 'networks/sea-lanes/routes/';

function largest(folder) {
  const pages = readdirSync(join(site, folder), { recursive: true }).filter((file) => /[^/]+\/[^/]+\/index.html$/.test(file));
  const sizes = pages.map((file) => statSync(join(site, folder, file)).size);
  return join(folder, dirname(pages[sizes.indexOf(Math.max(...sizes))]), '/');
}

for (const [name, path, limit] of [
  ['home', '', 150_000],
  ['a country', 'countries/ukraine/', 60_000],
  ['the largest country', 'countries/russia/', 60_000],
  ['a route of the board with its map', BOARD, 60_000],
  ['a route of the E-roads with its map', ROUTE, 90_000],
  ['a route of the sea lanes with the shapes of its map', `${LANES}rotterdam/shanghai/`, 110_000],
  ['the largest page of a route of the sea lanes', largest(LANES), 110_000],
]) {
  test(`the first visit to ${name} loads at most ${limit / 1000} kB`, () => {
    const parts = visit(path);
    const sizes = Object.entries(parts).map(([kind, files]) => [kind, total(files)]);
    const sum = sizes.reduce((all, [, bytes]) => all + bytes, 0);
    assert.ok(sum <= limit, `${sum} bytes: ${sizes.map(([kind, bytes]) => `${kind} ${bytes}`).join(', ')}`);
  });
}

// Some pages may have more than seven scripts. This is the maximum number for each of them. Trip
// pages have an additional file for their drawings, so that other pages need not load it.
const mostScripts = {
  'find/': 12, 'networks/e-roads/': 9, 'networks/ukraine-board/trips/founding-deal/': 8,
  'networks/ukraine-board/trips/deals/': 8,
};

for (const [path] of [
  [''], ['countries/ukraine/'], ['find/'], ['offline/'],
  ['networks/ukraine-board/trips/founding-deal/'],
  ['networks/ukraine-board/trips/deals/'], [ROUTE], [BOARD],
  ['networks/e-roads/'],
]) {
  test(`all scripts of ${path || 'home'} together have at most 30 kB`, () => {
    const { scripts, styles } = visit(path);
    assert.ok(scripts.length > 0);
    assert.ok(total(scripts) <= 30_000, `${total(scripts)} bytes`);
    assert.ok(scripts.length <= (mostScripts[path] ?? 7), `${scripts.length} files`);
    // A game board has an additional style sheet with the colours of its regions.
    for (const sheet of styles) {
      assert.ok(size(sheet) <= (sheet.startsWith('assets/') ? 13_250 : 500), `${sheet}: ${size(sheet)} bytes`);
    }
  });
}

// The first visit to a lesson includes the scripts and the data of the visible figures. Maps far
// from the window are not loaded.
const LESSONS = [
  'bfs', 'dijkstra', 'a-star', 'bidirectional', 'hierarchies', 'alternatives', 'closed-links', 'board', 'names',
  'great-circles', 'projections', 'drawing',
];
for (const name of LESSONS) {
  test(`the first visit to the lesson ${name} loads at most 120 kB`, () => {
    const path = `learn/${name}/`;
    const html = readFileSync(join(site, path, 'index.html'), 'utf8');
    const parts = visit(path);
    const first = /<div class="[^"]*live-figure[^>]*data-script="([^"]+)"[^>]*>/.exec(html);
    const settings = JSON.parse((/data-settings="([^"]*)"/.exec(first?.[0] ?? '')?.[1] ?? '{}').replaceAll('&quot;', '"').replaceAll('&#34;', '"'));
    const scripts = new Set([...parts.scripts, normalize(join(path, first[1]))]);
    for (const script of scripts) {
      const text = readFileSync(join(site, script), 'utf8');
      for (const [, imported] of text.matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g)) scripts.add(join('assets', imported));
    }
    const data = settings.replay ? [settings.replay, settings.replay.replace('replay.json', 'positions.json')] : [settings.network, settings.outlines];
    const far = new Set([...html.matchAll(/class="[^"]*live-figure[\s\S]*?<img class="map-base" src="([^"#]+)/g)].slice(1).map(([, address]) => normalize(join(path, address))));
    const pictures = parts.pictures.filter((picture) => !far.has(picture));
    const files = [...parts.page, ...parts.styles, ...scripts, ...pictures, ...data.filter(Boolean)];
    const sizes = files.map((file) => `${file} ${size(file)}`);
    assert.ok(total(files) <= 120_000, `${total(files)} bytes: ${sizes.join(', ')}`);
  });
}

// Every file costs a request, and an imported file can only be requested after the file that
// imports it. The script of a figure therefore imports all its files directly. There are at most
// six of them, because a browser makes at most six requests to a host in parallel.
for (const name of LESSONS) {
  test(`the figures of the lesson ${name} need few files, none of which waits for more than one other`, () => {
    const path = `learn/${name}/`;
    const known = new Set(visit(path).scripts);
    const imports = (script) => [...readFileSync(join(site, script), 'utf8').matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g)]
      .map(([, imported]) => join('assets', imported)).filter((imported) => !known.has(imported));
    const html = readFileSync(join(site, path, 'index.html'), 'utf8');
    const figures = [...html.matchAll(/data-script="([^"]+)" data-imports="([^"]*)"/g)];
    assert.ok(figures.length > 0);
    for (const [, address, requested] of figures) {
      const script = normalize(join(path, address));
      const named = imports(script);
      // The page requests these files together with the script.
      assert.deepEqual(requested.split(' ').filter(Boolean).map((one) => normalize(join(path, one))).sort(), [...named].sort(), script);
      assert.ok(named.length <= 6, `${script}: ${named}`);
      for (const one of named) assert.deepEqual(imports(one).filter((other) => !named.includes(other)), [], one);
    }
  });
}
