/**
 * Tells of a step that was just shown: in the address and aloud.
 * @module
 */

/** @typedef {import('./controls.js').Controls} Controls */
/** @typedef {import('./playback.js').Cause} Cause */
/** @typedef {import('./playback.js').Playback} Playback */
/**
 * @template T
 * @typedef {import('../lib/throttle.js').Throttle<T>} Throttle
 */

/**
 * @param {{playback: Playback, controls: Controls, address: Throttle<void>, announcer: Throttle<string>}} player
 * @param {Cause} cause why another step is shown
 * @param {string} words the step in words
 */
export function tellStep({ playback, controls, address, announcer }, cause, words) {
  if (playback.isPlaying) {
    address.offer();
    announcer.offer(words);
    return;
  }
  // A key that is held down or a scrubber that is drawn may step faster than an address may change.
  if (cause === 'play' || cause === 'stop') address.force();
  else address.offer();
  // The scrubber says its value itself.
  if (document.activeElement !== controls.range) announcer.force(words);
}
