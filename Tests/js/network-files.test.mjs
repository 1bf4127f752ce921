// A network with a reader's changes, written as files for the command. The command can read them,
// and finds the same routes as the planner.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readLines } from '../../Templates/scripts/geo/link-lines.js';
import { LinkEdits } from '../../Templates/scripts/core/link-edits.js';
import { Network } from '../../Templates/scripts/core/network.js';
import { networkFiles } from '../../Templates/scripts/core/network-files.js';
import { routeInTree } from '../../Templates/scripts/core/route.js';
import { treeFrom } from '../../Templates/scripts/core/search.js';
import { Things } from '../../Templates/scripts/core/things.js';
import { Published } from './published.mjs';
import { site, tool } from './site.mjs';

const theme = new URL('../../Templates', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'network-files-'));
after(() => rmSync(folder, { recursive: true }));

function run(...words) {
  const { status, stdout, stderr } = spawnSync(tool, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
  assert.equal(status, 0, `${words.join(' ')}: ${stderr}`);
  return stdout;
}

function atlas(slug, network, without) {
  const content = join(folder, slug);
  mkdirSync(join(content, 'networks', slug), { recursive: true });
  const { data } = network;
  if (data.lines) data.links.bends = readLines(JSON.parse(readFileSync(`${site}/${data.lines}`, 'utf8')));
  const files = networkFiles(network, { without });
  assert.ok(files['network.yml'].includes(`summary: ${JSON.stringify(`${data.title}, changed by a reader.`)}`));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(content, 'networks', slug, name), text);
  }
  writeFileSync(join(content, 'site.yml'), [
    'title: Changed', 'base-url: https://example.org/', `networks: [{slug: ${slug}, routes: {first: 2}}]`, '',
  ].join('\n'));
  return content;
}

for (const [slug, query, avoided] of [
  ['e-roads', 'one-way=lviv:przemysl,prague:pilsen&add=lviv:lisbon:ferry,kyiv:rome:road:12.5', ['E45', 'paris']],
  ['sea-lanes', 'add=rotterdam:new-york-city:lane', ['suez', 'antwerp']],
  ['ukraine-board', 'one-way=lviv:drohobych&add=lviv:odesa:train:1', ['kyiv']],
  ['ukraine', 'add=lviv:odesa:land', ['kyiv']],
]) {
  test(`the files of the changed network ${slug} can be built, and give the planner's routes`, () => {
    const { network: whole } = new Published(slug);
    const edits = new LinkEdits(whole);
    const unknown = edits.read(new URLSearchParams(query));
    const network = new Network(edits.data());
    const things = new Things(network);
    const avoids = avoided.map((text) => things.find(text));
    const rest = network.without(things.closed(avoids));
    const content = atlas(slug, rest, new Set(avoids.flatMap(({ places }) => places)));
    // A site is built for only one network, because a build takes a long time, and all networks are
    // read by the same code.
    const output = join(folder, `${slug}-site`);
    if (slug === 'ukraine-board') run('build', '--content', content, '--theme', theme, '--output', output, '--progress', 'none', '--quiet');
    const ids = rest.data.places.id.filter((_, place) => rest.arcs()[place].length + rest.arcs(true)[place].length > 0);
    for (let pair = 0; pair < 6; pair += 1) {
      const [from, to] = [ids[(pair * 37) % ids.length], ids[(pair * 101 + 5) % ids.length]];
      const route = routeInTree(rest, treeFrom(rest, rest.index(from)), rest.index(to));
      const answer = JSON.parse(run('route', '--content', content, '--network', slug, '--from', from, '--to', to, '--json'));
      const scale = { km: 1000, steps: 1 }[rest.data.unit];
      assert.equal(answer.cost === null ? null : Math.round(answer.cost * scale), route?.cost ?? null, `${from} to ${to}`);
    }
    assert.deepEqual(unknown, []);
    if (slug !== 'sea-lanes') return;
    // A closed link stays closed unless it is opened by one of its names.
    const voyage = ['route', '--content', content, '--network', slug, '--from', 'new-york-city', '--to', 'yokohama', '--json'];
    const cost = (...words) => JSON.parse(run(...voyage, ...words)).cost;
    assert.equal(cost('--avoid', 'northwest'), cost());
    assert.ok(cost('--open', 'northwest-passage') < cost());
    assert.ok(readFileSync(join(content, 'networks', slug, 'network.yml'), 'utf8').includes('closed: ["Northwest Passage"]'));
  });
}

test('the files have the labels of the network, except those that no link has any more', () => {
  const { network } = new Published('e-roads');
  const { data } = network;
  data.labels.colors = { E40: '#0a0b0c', E999: '#ffffff' };
  const lines = networkFiles(network)['network.yml'].split('\n');
  const first = lines.indexOf('labels:');
  assert.deepEqual(lines.slice(first + 1, first + 5), [
    '  folder: "roads"', '  singular: "E-road"', '  plural: "E-roads"', '  colors: {"E40": "#0a0b0c"}',
  ]);
  const closed = new Set(network.data.links.from.keys());
  assert.ok(!networkFiles(network.without(closed))['network.yml'].includes('labels:'));
});
