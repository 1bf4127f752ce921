/**
 * The caption of a figure: the words of its author, and a fact about what the static figure shows.
 * @module
 */

/**
 * Takes the fact out of the caption: the reader has changed what it is about.
 * @param {HTMLElement} section
 */
export function outdate(section) {
  section.querySelector('.figure-fact')?.remove();
}
