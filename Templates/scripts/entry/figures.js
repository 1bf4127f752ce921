/**
 * Live figures. The script of a figure is loaded when the figure comes close to the viewport.
 * @module
 */

import { figureFiles } from '../figures/figure-files.js';
import { loadJSON } from '../lib/load-json.js';
import { button, html } from '../lib/svg.js';
import { report } from '../lib/report.js';
import { whenNear } from '../lib/when-near.js';

/**
 * The entry point of a figure's module. It receives the contents of the figure's data files. If
 * anything fails to load, the static figure stays and the reader is offered a retry.
 * @typedef {{start: (section: HTMLElement, settings: Record<string, any>, files: any[]) => Promise<void> | void}} Figure
 */

/** @param {HTMLElement} section */
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
 * Preloads a module that the figure's script imports. Otherwise, the browser would find the module
 * only after loading the script.
 * @param {string} href
 */
function preload(href) {
  document.head.append(html('link', { rel: 'modulepreload', href }));
}

/** @param {HTMLElement} section */
function offerRetry(section) {
  const again = button(WORDS.scripts.tryAgain, () => {
    // The button is removed together with its message, so the focus moves to the figure.
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    start(section);
  });
  const words = WORDS.scripts.figureFailed;
  section.append(html('p', { class: 'figure-failure note', role: 'status' }, words, ' ', again));
}

whenNear(document.querySelectorAll('.live-figure'), start);
