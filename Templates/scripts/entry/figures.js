/**
 * Pages with live figures: the script of a figure is loaded once the figure comes near the window.
 * @module
 */

import { figureFiles } from '../figures/figure-files.js';
import { loadJSON } from '../lib/load-json.js';
import { button, html } from '../lib/svg.js';
import { report } from '../lib/report.js';
import { whenNear } from '../lib/when-near.js';

/**
 * The part of the module of a figure that this one calls, with the contents of the figure's files. If
 * anything that it needs cannot be loaded, the static figure stays, and the reader is asked to try again.
 * @typedef {{start: (section: HTMLElement, settings: Record<string, any>, files: any[]) => Promise<void> | void}} Figure
 */

/**
 * Makes a figure live.
 * @param {HTMLElement} section
 */
async function start(section) {
  const { figure: kind = '', root = '' } = section.dataset;
  const script = new URL(section.dataset.script ?? '', document.baseURI);
  const settings = JSON.parse(section.dataset.settings ?? '{}');
  section.querySelector('.figure-failure')?.remove();
  section.classList.add('is-near');
  section.setAttribute('aria-busy', 'true');
  try {
    const files = Promise.all(figureFiles(kind, settings).map((file) => loadJSON(root + file)));
    const module = import(script.href);
    for (const path of section.dataset.imports?.match(/\S+/g) ?? []) preload(path);
    /** @type {[Figure, any[]]} */
    const [figure, contents] = await Promise.all([module, files]);
    await figure.start(section, { ...settings, root }, contents);
    section.classList.add('is-live');
  } catch (error) {
    offerRetry(section);
    report(error);
  }
  section.removeAttribute('aria-busy');
}

/**
 * Requests a file that a script imports, which the browser would otherwise find only after the script has loaded.
 * @param {string} href
 */
function preload(href) {
  document.head.append(html('link', { rel: 'modulepreload', href }));
}

/** @param {HTMLElement} section */
function offerRetry(section) {
  const again = button(WORDS.scripts.tryAgain, () => {
    // The button goes with its message.
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    start(section);
  });
  const words = WORDS.scripts.figureFailed;
  section.append(html('p', { class: 'figure-failure note', role: 'status' }, words, ' ', again));
}

whenNear(document.querySelectorAll('.live-figure'), start);
