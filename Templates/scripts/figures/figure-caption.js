/**
 * The caption of a figure: the author's text, and a generated fact about the static figure.
 * @module
 */

/**
 * Removes the generated fact, which no longer applies once the reader has changed the figure.
 * @param {HTMLElement} section
 */
export function outdate(section) {
  section.querySelector('.figure-fact')?.remove();
}
