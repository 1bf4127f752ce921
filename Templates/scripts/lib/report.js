/**
 * Error handling: the page tells the reader what to do, and the console shows the cause.
 * @module
 */

/** Matches browsers' messages for failed requests, which the console shows anyway. */
const REQUEST = /fetch|load|import/i;

/**
 * Reports an error. Returns null, which callers can return in place of the missing result.
 * @param {unknown} error
 * @param {Element | null} [place] the element for the message to the reader
 * @param {string} [words] the message
 */
export function report(error, place, words = '') {
  if (place) place.textContent = words;
  const isRequest = error instanceof TypeError && REQUEST.test(error.message);
  if (!isRequest) console.error(error);
  return null;
}
