/**
 * Error handling: the reader gets a message about the next step, and the console gets the cause.
 * @module
 */

/**
 * Matches the error messages of browsers for failed requests. The console shows such requests
 * anyway.
 */
const REQUEST = /fetch|load|import/i;

/**
 * Reports an error. Returns null, which callers can return in place of the missing result.
 * @param {unknown} error
 * @param {Element | null} [place] the element for the message to the reader
 * @param {string} [words] the message: the failure, and the reader's next step
 */
export function report(error, place, words = '') {
  if (place) place.textContent = words;
  const isRequest = error instanceof TypeError && REQUEST.test(error.message);
  if (!isRequest) console.error(error);
  return null;
}
