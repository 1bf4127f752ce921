// Links that a reader reverses, adds and opens: the effect on searches, the parameters in the
// address, and the descriptions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LinkEdits } from '../../Templates/scripts/core/link-edits.js';
import { Network } from '../../Templates/scripts/core/network.js';
import { networkFiles } from '../../Templates/scripts/core/network-files.js';
import { routeInTree } from '../../Templates/scripts/core/route.js';
import { treeFrom } from '../../Templates/scripts/core/search.js';
import { Things } from '../../Templates/scripts/core/things.js';
import { cheapest, network, randomNetwork } from './networks.mjs';

const whole = () => {
  const net = network(
    ['lviv 49.84 24.03', 'kyiv 50.45 30.52', 'odesa 46.49 30.74', 'minsk 53.9 27.57'],
    ['lviv kyiv 470000', 'kyiv > odesa 440000', 'lviv odesa 620000 ferry', 'kyiv minsk 430000'],
  );
  Object.assign(net.data.links, { label: [null, null, null, 'North Gate'], closed: [3], closedLabels: ['North Gate'] });
  return new Network(net.data);
};
const edited = (/** @type {string} */ query) => {
  const edits = new LinkEdits(whole());
  const unknown = edits.read(new URLSearchParams(query));
  return { edits, unknown, net: new Network(edits.data()) };
};
const cost = (/** @type {Network} */ net, /** @type {string} */ from, /** @type {string} */ to) => {
  return routeInTree(net, treeFrom(net, net.index(from)), net.index(to))?.cost ?? null;
};

test('a closed link is used only if it is opened', () => {
  assert.equal(cost(whole(), 'kyiv', 'minsk'), null);
  assert.equal(whole().hasSearches(0), true);
  const { net, edits } = edited('open=north-gate');
  assert.equal(cost(net, 'kyiv', 'minsk'), 430000);
  assert.equal(net.hasSearches(0), false);
  assert.deepEqual(edits.list().map(({ name }) => name), ['North Gate open']);
  assert.equal(edits.parameters().open, 'north-gate');
});

test('a link is open only if all labels that close it are opened', () => {
  const base = whole();
  Object.assign(base.data.links, {
    label: ['E8', null, null, ['E8', 'Works', 'Snow']], closed: [3], closedLabels: ['Works', 'Snow'],
  });
  const closing = new Network(base.data);
  const opened = (/** @type {string} */ query) => {
    const edits = new LinkEdits(closing);
    assert.deepEqual(edits.closedLabels, ['Works', 'Snow']);
    const unknown = edits.read(new URLSearchParams(query));
    const data = edits.data();
    return { unknown, left: data.links.closedLabels, cost: cost(new Network(data), 'kyiv', 'minsk') };
  };
  assert.deepEqual(opened('open=works'), { unknown: [], left: ['Snow'], cost: null });
  assert.deepEqual(opened('open=works,snow'), { unknown: [], left: [], cost: 430000 });
  // The label E8 does not close the link, so it does not open it either.
  assert.deepEqual(opened('open=e8').unknown, ['e8']);
});

test('a link is turned one way, then the other way, and then back', () => {
  const edits = new LinkEdits(whole());
  const costs = () => {
    const net = new Network(edits.data());
    return [cost(net, 'lviv', 'kyiv'), cost(net, 'kyiv', 'lviv')];
  };
  // The first turn makes the link one-way, from Kyiv to Lviv, so no route leads from Lviv to Kyiv.
  // After the second turn, only a detour by ferry leads from Kyiv to Lviv.
  assert.equal(edits.turn(0, 1), true);
  assert.deepEqual(costs(), [null, 470000]);
  edits.turn(0, 1);
  assert.deepEqual(costs(), [470000, 1060000]);
  edits.turn(0, 1);
  assert.deepEqual(costs(), [470000, 470000]);
  assert.equal(edits.isActive, false);
  // A one-way link has only two states.
  edits.turn(1, 2);
  assert.equal(cost(new Network(edits.data()), 'odesa', 'kyiv'), 440000);
  assert.deepEqual(edits.list().map(({ name }) => name), ['ODESA → KYIV only']);
  edits.turn(1, 2);
  assert.equal(edits.isActive, false);
  assert.equal(edits.turn(0, 3), false);
});

test('an added link costs its great-circle length or a given cost', () => {
  const { net, edits } = edited('add=odesa:minsk:road,lviv:minsk:ferry:12.5');
  const length = net.cost(4);
  assert.ok(length > 840000 && length < 860000, String(length));
  assert.deepEqual([net.cost(5), net.mode(5)], [12500, 'ferry']);
  assert.equal(edits.parameters().add, 'odesa:minsk:road,lviv:minsk:ferry:12.500');
  assert.equal(cost(net, 'lviv', 'minsk'), 12500);
  // Avoiding ferries also avoids the new ferry link.
  const rest = net.without(new Things(net).closed([new Things(net).mode(1)]));
  assert.equal(cost(rest, 'odesa', 'minsk'), length);
});

test('unknown parts of an address are reported', () => {
  const { unknown, edits } = edited('open=suez&one-way=lviv:minsk,lviv&add=lviv:lviv:road,lviv:kyiv:tram,lviv:rome:road,lviv:minsk:road:-3');
  assert.deepEqual(unknown, ['suez', 'lviv:minsk', 'lviv', 'lviv:lviv:road', 'lviv:kyiv:tram', 'lviv:rome:road', 'lviv:minsk:road:-3']);
  assert.equal(edits.isActive, false);
  const same = edited('one-way=kyiv:lviv&add=lviv:minsk:road:7').edits.parameters();
  assert.deepEqual(same, { open: null, 'one-way': 'kyiv:lviv', add: 'lviv:minsk:road:7.000' });
});

test('searches of 300 networks with turned and added links equal those of the changed networks', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomNetwork(seed);
    const { links } = random.data;
    const edits = new LinkEdits(random);
    edits.turn(links.from[seed % 60], links.to[seed % 60]);
    edits.turn(links.from[(seed * 7) % 60], links.to[(seed * 7) % 60]);
    edits.add({ from: seed % 30, to: (seed + 11) % 30, mode: 0, cost: (seed % 5) * 1000 });
    const net = new Network(edits.data());
    // In this copy of the network, every one-way link leads from its `from` to its `to`. Links with
    // the opposite direction therefore have their ends swapped.
    const plain = structuredClone(net.data);
    plain.links.directed.forEach((direction, link) => {
      if (direction !== 2) return;
      [plain.links.from[link], plain.links.to[link]] = [plain.links.to[link], plain.links.from[link]];
    });
    const [source, goal] = [seed % 30, (seed * 3 + 5) % 30];
    const least = cheapest(new Network(plain), source, goal);
    assert.equal(treeFrom(net, source).cost[goal], least < Infinity ? least : -1, `seed ${seed}`);
  }
});

test('the files have the direction of travel, and closed links stay closed', () => {
  const { net } = edited('one-way=kyiv:lviv');
  const files = networkFiles(net, { without: new Set([2]) });
  assert.deepEqual(files['links.csv'].trim().split('\r\n'), [
    'from,to,mode,cost,directed,label', 'kyiv,lviv,road,470.000,true,', 'kyiv,minsk,road,430.000,false,North Gate',
  ]);
  assert.match(files['network.yml'], /^closed: \["North Gate"\]$/m);
  assert.equal(files['places.csv'].split('\r\n').length, 5);
});
