/**
 * Files that a page makes and the reader keeps.
 * @module
 */

import { html } from './svg.js';

/** @param {string} name @param {string} text @param {string} type of its contents */
export function download(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  html('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
