/**
 * The caption of a figure. It consists of the author's text and a generated fact about the static
 * figure.
 * @module
 */

/**
 * Removes the fact from the caption. The fact no longer applies once the reader has changed the
 * figure.
 * @param {HTMLElement} section
 */
export function outdate(section) {
  section.querySelector('.figure-fact')?.remove();
}
