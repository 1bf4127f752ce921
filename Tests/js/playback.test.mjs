import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Playback, speedFor } from '../../Templates/scripts/player/playback.js';
import { SPEEDS } from '../../Templates/scripts/player/player-panel.js';

test('the last step is shown first, and playing starts over', () => {
  const playback = new Playback({ length: 9 });
  assert.equal(playback.position, 9);
  playback.play();
  assert.equal(playback.position, 0);
  assert.equal(playback.isPlaying, true);
});

test('steps are played at their speed, whatever the frame rate', () => {
  const playback = new Playback({ length: 100, position: 0, speed: 10 });
  playback.play();
  for (let time = 0; time <= 1000; time += 40) playback.tick(time);
  assert.equal(playback.position, 10);
  const fast = new Playback({ length: 100, position: 0, speed: 60 });
  fast.play();
  for (let time = 0; time <= 500; time += 100) fast.tick(time);
  assert.equal(fast.position, 30);
});

test('after a long gap between frames, playback does not catch up', () => {
  const playback = new Playback({ length: 1000, position: 0, speed: 60 });
  playback.play();
  playback.tick(0);
  playback.tick(60_000);
  assert.equal(playback.position, 15);
});

test('playing stops at the end and when a step is chosen', () => {
  const causes = [];
  const playback = new Playback({ length: 3, position: 0, speed: 60, onChange: (cause) => causes.push(cause) });
  playback.play();
  playback.tick(0);
  playback.tick(100);
  assert.equal(playback.position, 3);
  assert.equal(playback.isPlaying, false);
  playback.play();
  playback.moveBy(1);
  assert.equal(playback.isPlaying, false);
  assert.equal(playback.position, 1);
  playback.moveBy(-5);
  assert.equal(playback.position, 0);
  playback.moveTo(Number.NaN);
  assert.equal(playback.position, 0);
  assert.deepEqual(causes, ['play', 'play', 'play', 'step', 'step']);
});

test('another film starts at the given step', () => {
  const playback = new Playback({ length: 3 });
  playback.load(50, 70);
  assert.equal(playback.position, 50);
  playback.load(50, 7);
  assert.equal(playback.position, 7);
  playback.load(0);
  playback.play();
  assert.equal(playback.isPlaying, false);
});

test('long films are played faster', () => {
  const suggested = (length) => SPEEDS[speedFor(length, SPEEDS)];
  assert.equal(suggested(10), 6);
  assert.equal(suggested(79), 6);
  assert.equal(suggested(600), 30);
  assert.equal(suggested(9e6), 960);
  // The numbers of steps of Dijkstra's search on the E-roads and on the sea lanes. Each search must
  // play in at most 25 seconds.
  for (const length of [1987, 22_205]) assert.ok(length / suggested(length) <= 25, `${length} steps`);
});
