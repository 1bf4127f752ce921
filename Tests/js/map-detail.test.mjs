// The detailed outlines of the world map, on a simulated page with two countries.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MapDetail } from '../../Templates/scripts/map/map-detail.js';

/**
 * The callbacks of the simulated setTimeout, keyed by timer.
 * @type {Map<number, () => Promise<void>>}
 */
const waiting = new Map();
let timers = 0;
globalThis.setTimeout = (call) => {
  waiting.set((timers += 1), call);
  return timers;
};
globalThis.clearTimeout = (timer) => waiting.delete(timer);

async function wait() {
  for (const [timer, call] of waiting) {
    waiting.delete(timer);
    await call();
  }
}

/** A simulated element that stores its attributes. */
function element(attributes = {}) {
  const kept = new Map(Object.entries(attributes));
  return {
    getAttribute: (name) => kept.get(name) ?? null,
    setAttribute: (name, value) => kept.set(name, value),
    removeAttribute: (name) => kept.delete(name),
    append() {},
    after() {},
  };
}

/** A map with France in its left half and India in its right half. */
function page() {
  const paths = { fr: element({ d: 'coarse' }), in: element({ d: 'coarse' }) };
  const links = Object.entries(paths).map(([id, path]) => ({ id, querySelector: () => path }));
  const classes = new Set();
  const toggle = (name, isOn) => (isOn ? classes.add(name) : classes.delete(name));
  const group = {
    ...element(),
    transform: { baseVal: { consolidate: () => null } },
    querySelectorAll: () => links,
  };
  const map = {
    querySelector: () => group,
    classList: { toggle, remove: (name) => classes.delete(name) },
  };
  const zoom = {
    frame: { querySelector: () => map }, size: { width: 100, height: 100 }, watchers: [],
    view: { zoom: 1, left: 0, top: 0 },
    /** Changes the view, and then waits until the map counts as still. */
    async show(view) {
      this.view = view;
      this.watchers.forEach((watch) => watch());
      const atOnce = classes.has('close');
      await wait();
      return { atOnce, later: classes.has('close') };
    },
  };
  return { zoom, paths, classes };
}

const countries = { FR: { box: [0, 0, 40, 40] }, IN: { box: [60, 0, 40, 40] } };
const [onFrance, onIndia] = [0, 0.75].map((left) => ({ zoom: 4, left, top: 0 }));
const onBoth = { zoom: 4, left: 0.37, top: 0 };

test('coarse lines stay as long as a country in view has no finer lines', async () => {
  let isThere = false;
  globalThis.document = { createElementNS: () => element() };
  globalThis.fetch = async (address) => {
    const ok = isThere || address.includes('fr');
    return { ok, status: ok ? 200 : 404, json: async () => ({ land: 'fine', lines: { border: 'M' } }) };
  };
  const { zoom, paths, classes } = page();
  new MapDetail(zoom, countries, '');
  assert.deepEqual(await zoom.show(onBoth), { atOnce: false, later: false });
  // Although India's file fails to load, the outline of France is replaced.
  assert.deepEqual(['fr', 'in'].map((id) => paths[id].getAttribute('d')), ['fine', 'coarse']);
  assert.deepEqual(await zoom.show(onFrance), { atOnce: true, later: true });
  assert.deepEqual(await zoom.show(onIndia), { atOnce: false, later: false });
  isThere = true;
  assert.deepEqual(await zoom.show(onIndia), { atOnce: false, later: true });
  assert.deepEqual(await zoom.show(onBoth), { atOnce: true, later: true });
  await zoom.show({ zoom: 1, left: 0, top: 0 });
  assert.equal(classes.size, 0);
  assert.deepEqual(['fr', 'in'].map((id) => paths[id].getAttribute('d')), ['coarse', 'coarse']);
});
