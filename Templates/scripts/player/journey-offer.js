/**
 * The button that offers a journey along a route. The journey is loaded on the first press.
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
   * @param {HTMLElement} box for the controls
   * @param {SVGElement} overlay
   * @param {() => Promise<Network>} load the network, once it is about to fly
   * @param {() => Way | null} begin is called when it is about to fly, and shows and gives the way
   */
  constructor(box, overlay, load, begin) {
    this.box = box;
    this.isPossible = false;
    /** @type {Journey | null} */
    this.journey = null;
    const button = html('button', { type: 'button' }, WORDS.journey.fly);
    // A live region must exist before it has anything to announce.
    const live = html('p', { class: 'visually-hidden', role: 'status' });
    box.replaceChildren(button, live);
    let isAsked = false;
    button.addEventListener('click', async () => {
      if (isAsked) return;
      isAsked = true;
      try {
        const [{ Journey }, network] = await Promise.all([import('../planner/ways-late.js'), load()]);
        // From now on the journey handles its own button.
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
   * Tells the button that there is a route to fly, or none.
   * @param {boolean} isPossible
   */
  show(isPossible) {
    this.stop();
    this.isPossible = isPossible;
    this.box.hidden = !isPossible || quiet.matches;
  }

  /** Ends the journey, if there is one. */
  stop() {
    this.journey?.stop();
  }
}
