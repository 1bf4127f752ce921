/**
 * Pages with live figures: the script of a figure is loaded once the figure comes near the window.
 * @module
 */

import { button, html } from '../lib/svg.js';
import { report } from '../lib/report.js';
import { whenNear } from '../lib/when-near.js';

/**
 * The part of the module of a figure that this one calls. It loads what it needs before it changes
 * the static figure, and throws if it cannot: then the reader is asked to try again.
 * @typedef {{start: (section: HTMLElement, settings: Record<string, any>) => Promise<void>}} Figure
 */

/**
 * Makes a figure live.
 * @param {HTMLElement} section
 */
async function start(section) {
  const { script = '', settings = '{}', root = '' } = section.dataset;
  section.querySelector('.figure-failure')?.remove();
  section.classList.add('is-near');
  section.setAttribute('aria-busy', 'true');
  try {
    const figure = /** @type {Figure} */ (await import(new URL(script, document.baseURI).href));
    await figure.start(section, { ...JSON.parse(settings), root });
    section.classList.add('is-live');
  } catch (error) {
    offerRetry(section);
    report(error);
  }
  section.removeAttribute('aria-busy');
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
