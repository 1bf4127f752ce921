/**
 * The message of a player whose data could not be loaded.
 * @module
 */

/**
 * @param {HTMLElement} section the player
 * @param {unknown} error
 */
export function showFailure(section, error) {
  const words = section.querySelector('.player-step');
  if (words) words.textContent = 'The replay could not be loaded. Reload the page to try again.';
  for (const control of section.querySelectorAll('button, input, select')) {
    /** @type {HTMLButtonElement} */ (control).disabled = true;
  }
  // A failed request is in the console already.
  if (!(error instanceof TypeError)) console.error(error);
}
