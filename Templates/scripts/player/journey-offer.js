/**
 * The button that starts a journey along a route. Its first click loads the journey's code.
 * @module
 */

/** @typedef {import('./journey.js').Journey} Journey */
/** @typedef {import('./journey.js').Way} Way */
/** @typedef {import('../core/network.js').Network} Network */
import { media } from '../lib/media.js';
import { html } from '../lib/svg.js';
import { report } from '../lib/report.js';

const quiet = media('(prefers-reduced-motion: reduce)');

export class JourneyOffer {
  /**
   * @param {HTMLElement} box
   * @param {SVGElement} overlay
   * @param {() => Promise<Network>} load called when the journey starts
   * @param {() => Way | null} begin shows the route and returns it; called when the journey starts
   */
  constructor(box, overlay, load, begin) {
    this.box = box;
    this.isPossible = false;
    /** @type {Journey | null} */
    this.journey = null;
    const button = html('button', { type: 'button' }, WORDS.journey.fly);
    // A live region must be in the page before its first announcement.
    const live = html('p', { class: 'visually-hidden', role: 'status' });
    box.replaceChildren(button, live);
    let isAsked = false;
    button.addEventListener('click', async () => {
      if (isAsked) return;
      isAsked = true;
      try {
        const [{ Journey }, network] = await Promise.all([import('../planner/ways-late.js'), load()]);
        // The journey handles all further clicks on the button.
        this.journey = new Journey({ box, button, live }, overlay, network, begin);
        this.journey.toggle();
      } catch (error) {
        isAsked = false;
        button.textContent = WORDS.journey.notLoaded;
        report(error);
      }
    });
    quiet.addEventListener('change', () => this.show(this.isPossible));
  }

  /**
   * Shows or hides the button. With reduced motion, the button stays hidden.
   * @param {boolean} isPossible
   */
  show(isPossible) {
    this.stop();
    this.isPossible = isPossible;
    this.box.hidden = !isPossible || quiet.matches;
  }

  stop() {
    this.journey?.stop();
  }
}
