/**
 * The caption of a figure: the author's text, and a fact about the static figure.
 * @module
 */

/**
 * Removes the fact from the caption, because the reader has changed its subject.
 * @param {HTMLElement} section
 */
export function outdate(section) {
  section.querySelector('.figure-fact')?.remove();
}
