/**
 * Handles all failures: the reader learns what to do, and the console gets the reason.
 * @module
 */

/** The messages of browsers for a failed request, which the console shows already. */
const REQUEST = /fetch|load|import/i;

/**
 * Reports an error, and returns null in place of the missing result.
 * @param {unknown} error
 * @param {Element | null} [place] for the message to the reader
 * @param {string} [words] the failure, and what the reader can do
 */
export function report(error, place, words = '') {
  if (place) place.textContent = words;
  const isRequest = error instanceof TypeError && REQUEST.test(error.message);
  if (!isRequest) console.error(error);
  return null;
}
