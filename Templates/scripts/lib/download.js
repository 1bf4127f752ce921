/**
 * Downloads files that a page generates.
 * @module
 */

import { html } from './svg.js';

/** @param {string} name @param {string} text @param {string} type the MIME type */
export function download(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  html('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
