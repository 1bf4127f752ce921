import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyAction } from '../../Templates/scripts/lib/keys.js';
import { search } from '../../Templates/scripts/core/search.js';
import { readStep, withParameters, writeStep } from '../../Templates/scripts/player/step-link.js';
import { stepWhy } from '../../Templates/scripts/player/step-why.js';
import { stepWords } from '../../Templates/scripts/player/step-words.js';
import { Throttle } from '../../Templates/scripts/lib/throttle.js';
import { Replay } from '../../Templates/scripts/core/trace.js';
import { cost, count, length, list } from '../../Templates/scripts/lib/words.js';
import { network } from './networks.mjs';

test('numbers read as they do on the pages', () => {
  assert.equal(count(0), '0');
  assert.equal(count(999), '999');
  assert.equal(count(44622516), '44,622,516');
  assert.equal(count(-1234), '−1,234');
  assert.equal(length(412), '412\u00a0m');
  assert.equal(length(9000), '9\u00a0km');
  assert.equal(length(9449), '9.4\u00a0km');
  assert.equal(length(9950), '10\u00a0km');
  assert.equal(length(3201500), '3,202\u00a0km');
  assert.equal(cost(24, 'steps'), '24\u00a0steps');
  assert.equal(cost(1, 'steps'), '1\u00a0step');
  assert.equal(list(['A', 'B', 'C']), 'A, B and C');
  assert.equal(list(['A']), 'A');
});

test('a step is described in words', () => {
  const net = network(['a', 'b', 'c'], ['a c 5000000', 'a b 100', 'b c 412000'], {});
  const found = search(net, 'dijkstra', 0, 2);
  const replay = new Replay(net, { algorithm: 'dijkstra', source: 0, goal: 2, ...found });
  const words = [];
  for (let step = 0; step <= replay.length; step += 1) {
    replay.moveTo(step);
    words.push(stepWords(replay, net));
  }
  assert.deepEqual(words, [
    'Step 0 of 6: nothing is settled; 1 on the frontier.',
    'Step 1 of 6: settled A at 0\u00a0m; 0 on the frontier.',
    'Step 2 of 6: relaxed A to C by road: 5,000\u00a0km; 1 on the frontier.',
    'Step 3 of 6: relaxed A to B by road: 100\u00a0m; 2 on the frontier.',
    'Step 4 of 6: settled B at 100\u00a0m; 1 on the frontier.',
    'Step 5 of 6: relaxed B to C by road: 412\u00a0km, previously 5,000\u00a0km; 1 on the frontier.',
    'Step 6 of 6: settled C at 412\u00a0km; 0 on the frontier. The shortest path: 412\u00a0km in 2 legs.',
  ]);
});

test('each step says why it was taken', () => {
  const net = network(
    ['a 50 0', 'b 50 10', 'c 50 20', 'far 50 -20'],
    ['a b 720000', 'b c 720000', 'a far 1500000', 'a c 1450000'],
  );
  const why = (algorithm) => {
    const replay = new Replay(net, { algorithm, source: 0, goal: 2, ...search(net, algorithm, 0, 2) });
    return Array.from({ length: replay.length + 1 }, (_, step) => {
      replay.moveTo(step);
      return stepWhy(replay, net);
    });
  };
  const aStar = why('a-star');
  assert.equal(aStar[0], 'The queue holds only the places where the search starts.');
  assert.match(aStar[1], /^A has the lowest sum in the queue: 0\u00a0m so far \+ at least 1,4\d\d\u00a0km to C = 1,4\d\d\u00a0km\.$/);
  assert.equal(aStar[2], 'B is reached for the first time; it joins the queue.');
  assert.ok(aStar.includes('This route to C is shorter than the best so far.'));
  assert.equal(aStar.at(-1), 'Everything left in the queue has a sum of at least 1,440\u00a0km, so no shorter route exists. '
    + 'A* settled 3 places.');
  assert.match(why('greedy')[1], /^A is the place in the queue nearest to C: 1,4\d\d\u00a0km in a straight line\.$/);
  assert.ok(why('bfs').includes('B has been in the queue longest.'));
  assert.ok(why('bidirectional').includes('Of all places in both queues, C is nearest to where its search began.'));
  assert.ok(why('dijkstra').includes('B is the place in the queue nearest to A.'));
});

test('a search by a measure says if a route has less of it', () => {
  const climb = { name: 'metres', singular: 'metre', symbol: 'm', decimals: 0, kind: 'length', measure: 'climb' };
  const net = network(['a', 'b', 'c'], ['a c 50', 'a b 1', 'b c 4'], { unit: climb });
  const replay = new Replay(net, { algorithm: 'dijkstra', source: 0, goal: 2, ...search(net, 'dijkstra', 0, 2) });
  replay.moveTo(5);
  assert.equal(stepWhy(replay, net), 'This route to C has less climb than the best so far.');
  replay.moveTo(6);
  assert.match(stepWords(replay, net), / The path with the least climb: 5\u00a0m in 2 legs\.$/);
});

test('a search from both ends says from which end it counts', () => {
  const net = network(['a', 'b', 'c'], ['a b 7000', 'b c 3000']);
  const found = search(net, 'bidirectional', 0, 2);
  const replay = new Replay(net, { algorithm: 'bidirectional', source: 0, goal: 2, ...found });
  replay.moveTo(4);
  assert.equal(replay.step().backward, true);
  assert.match(stepWords(replay, net), /: relaxed B to C by road: 3\u00a0km from the goal; 2 on the frontier\./);
});

test('a search without a route says so', () => {
  const net = network(['a', 'b'], ['b > a 1']);
  const replay = new Replay(net, { algorithm: 'dijkstra', source: 0, goal: 1, events: [0] });
  replay.moveTo(1);
  assert.match(stepWords(replay, net), /ends without a route to B\.$/);
});

test('a step is part of the address, and the rest of the address is kept', () => {
  assert.deepEqual(readStep('?algorithm=a-star&step=31'), { algorithm: 'a-star', step: 31 });
  assert.deepEqual(readStep(''), { algorithm: null, step: null });
  assert.deepEqual(readStep('?step=-1'), { algorithm: null, step: null });
  assert.deepEqual(readStep('?step=1e9'), { algorithm: null, step: null });
  assert.equal(writeStep('', { algorithm: 'bfs', step: 3 }), '?algorithm=bfs&step=3');
  assert.equal(writeStep('?from=lviv&step=9', { algorithm: null, step: null }), '?from=lviv');
  assert.equal(writeStep('?step=9', { algorithm: null, step: null }), '');
  assert.equal(withParameters('?step=1', { from: 'a', step: null }), '?from=a');
  assert.equal(withParameters('', { avoid: 'e40,place:kyiv' }), '?avoid=e40,place:kyiv');
});

test('keys that an element uses itself are left to it', () => {
  const key = (name, tag, type) => keyAction({ key: name }, { tag, type });
  assert.equal(key(' ', 'section'), 'toggle');
  assert.equal(key(' ', 'button'), null);
  assert.equal(key('ArrowRight', 'button'), 'forward');
  assert.equal(key('ArrowRight', 'input', 'radio'), null);
  assert.equal(key('End', 'input', 'radio'), 'last');
  assert.equal(key(' ', 'input', 'range'), 'toggle');
  assert.equal(key('ArrowLeft', 'input', 'range'), 'back');
  assert.equal(key('Home', 'select'), null);
  assert.equal(key('+', 'select'), 'faster');
  assert.equal(key('-', 'input', 'text'), null);
  assert.equal(key('x', 'section'), null);
  assert.equal(keyAction({ key: 'ArrowLeft', altKey: true }, { tag: 'section' }), null);
});

test('a throttle acts immediately, then at intervals with the newest value', (context) => {
  let now = 0;
  context.mock.method(performance, 'now', () => now);
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const said = [];
  const throttle = new Throttle((value) => said.push(value), 1000);
  for (now = 0; now <= 2500; now += 100) {
    if (now > 0) context.mock.timers.tick(100);
    throttle.offer(now);
  }
  assert.deepEqual(said, [0, 900, 1900]);
  throttle.force('now');
  context.mock.timers.tick(1000);
  assert.deepEqual(said, [0, 900, 1900, 'now'], 'the pending run is cancelled');
  throttle.flush();
  assert.equal(said.length, 4, 'nothing waits');
  throttle.offer('last');
  throttle.flush();
  context.mock.timers.tick(1000);
  assert.deepEqual(said, [0, 900, 1900, 'now', 'last']);
});
