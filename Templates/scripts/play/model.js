/**
 * The state of the playground. All changes go through this model, which notifies its watchers.
 * @module
 */

/** @typedef {import('./graph.js').Graph} Graph */
/** @typedef {import('./ground.js').Ground} Ground */
/** @typedef {{kind: 'place' | 'link', index: number} | null} Selection */
import { Latest } from '../lib/latest.js';
import { History } from './history.js';
import { networkOf } from './play-network.js';
import { say } from '../lib/words.js';

/** @typedef {'graph' | 'ground' | 'selection'} Change */

export class Model {
  /** @param {Graph} graph @param {Ground} ground */
  constructor(graph, ground) {
    /** @type {History<{graph: Graph, ground: Ground}>} one value, so that undo restores both */
    this.history = new History({ graph, ground });
    /** @type {Selection} */
    this.selection = null;
    /** @type {((change: Change) => void)[]} */
    this.watchers = [];
    /** Tracks the latest request for a graph or background. Earlier requests are ignored. */
    this.latest = new Latest();
    /** @type {(words: string) => void} announces a message */
    this.say = () => {};
    this.network = networkOf(graph, ground);
  }

  get graph() {
    return this.history.present.graph;
  }

  get ground() {
    return this.history.present.ground;
  }

  /**
   * Replaces the graph, and records the change for undo.
   * @param {Graph} graph
   * @param {string} [words] the announcement
   * @param {Ground} [ground]
   * @returns {boolean} false if neither graph nor background changed
   */
  edit(graph, words = '', ground = this.ground) {
    if (graph === this.graph && ground === this.ground) return false;
    const before = this.ground;
    this.history.push({ graph, ground });
    this.#changed(before);
    if (words) this.say(words);
    return true;
  }

  undo() {
    this.#travel(() => this.history.undo(), WORDS.playground.undone, WORDS.playground.undoNothing);
  }

  redo() {
    this.#travel(() => this.history.redo(), WORDS.playground.redone, WORDS.playground.redoNothing);
  }

  /** @param {() => boolean} step @param {string} done @param {string} failed */
  #travel(step, done, failed) {
    const before = this.ground;
    if (!step()) return this.say(failed);
    // The selection is cleared, because its index may now belong to another place or link.
    this.selection = null;
    this.#changed(before);
    this.say(done);
  }

  /** @param {Selection} selection */
  select(selection) {
    if (this.selection?.kind === selection?.kind && this.selection?.index === selection?.index) return;
    this.selection = selection;
    this.#tell('selection');
  }

  /** @param {number} place */
  name(place) {
    return this.graph.places[place]?.name || say(WORDS.playground.place, { number: place + 1 });
  }

  /** @param {Ground} before */
  #changed(before) {
    // A request that is still pending must not replace what the reader has done since.
    this.latest.begin();
    this.network = networkOf(this.graph, this.ground);
    const { selection, graph } = this;
    const list = selection?.kind === 'place' ? graph.places : graph.links;
    if (selection && selection.index >= list.length) this.selection = null;
    if (before !== this.ground) this.#tell('ground');
    this.#tell('graph');
  }

  /** @param {Change} change */
  #tell(change) {
    for (const watcher of this.watchers) watcher(change);
  }
}
