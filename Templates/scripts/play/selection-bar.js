/**
 * The row below the map with fields and buttons for the selected place or link.
 * @module
 */

/** @typedef {import('./edits.js').Edits} Edits */
/** @typedef {import('./model.js').Model} Model */
import { button, html } from '../lib/svg.js';
import { say } from '../lib/words.js';

export class SelectionBar {
  /** @param {Model} model @param {Edits} edits */
  constructor(model, edits) {
    this.model = model;
    this.edits = edits;
    this.element = html('div', { class: 'play-selection', role: 'group', tabindex: '-1', 'aria-label': WORDS.playground.selected });
    this.draw();
  }

  draw() {
    // While the row has the focus and the selection stays the same, the row is not rebuilt. Its
    // text field is updated, unless the reader is editing that field.
    if (this.element.contains(document.activeElement) && this.#isSame()) return this.#refresh();
    const { selection, graph } = this.model;
    const hadFocus = this.element.contains(document.activeElement);
    this.shown = selection && { ...selection };
    if (!selection) {
      const words = graph.places.length ? WORDS.playground.selectHint : WORDS.playground.firstHint;
      this.element.replaceChildren(html('p', { class: 'note' }, words));
    } else if (selection.kind === 'place') this.#place(selection.index);
    else this.#link(selection.index);
    // The focused button may have disappeared together with the selected place or link.
    if (hadFocus) this.element.focus({ preventScroll: true });
  }

  #isSame() {
    const { selection } = this.model;
    return Boolean(selection) && this.shown?.kind === selection?.kind && this.shown?.index === selection?.index;
  }

  #refresh() {
    const { selection, graph } = this.model;
    const field = this.element.querySelector('input');
    if (!selection || !field || field === document.activeElement) return;
    field.value = selection.kind === 'place' ? graph.places[selection.index].name : this.edits.costText(selection.index);
  }

  /** @param {number} place */
  #place(place) {
    const { edits, model } = this;
    const name = textField(model, model.graph.places[place].name, (text) => edits.rename(place, text), { maxlength: '60' });
    this.element.replaceChildren(
      html('label', {}, html('span', {}, WORDS.playground.name), name),
      button(WORDS.replay.start, () => edits.setEnd('start', place)),
      button(WORDS.replay.goal, () => edits.setEnd('goal', place)),
      button(WORDS.playground.remove, () => edits.remove({ kind: 'place', index: place })),
    );
  }

  /** @param {number} link */
  #link(link) {
    const { edits, model } = this;
    const cost = textField(model, edits.costText(link), (text) => edits.setCost(link, text), {
      inputmode: 'decimal', placeholder: edits.lengthText(link),
    });
    this.element.replaceChildren(
      html('label', {}, html('span', {}, WORDS.playground.cost), cost),
      directionField(edits, model, link),
      button(WORDS.playground.remove, () => edits.remove({ kind: 'link', index: link })),
    );
  }
}

/**
 * A field for the direction of a link: one-way in either direction, or two-way.
 * @param {Edits} edits @param {Model} model @param {number} link
 */
export function directionField(edits, model, link) {
  const { from, to, oneWay } = model.graph.links[link];
  const [a, b] = [model.name(from), model.name(to)];
  const select = html(
    'select', { 'aria-label': say(WORDS.playground.directionOf, { from: a, to: b }) },
    html('option', { value: 'both' }, WORDS.playground.directionBoth),
    html('option', { value: 'ahead' }, `${a} → ${b}`),
    html('option', { value: 'back' }, `${b} → ${a}`),
  );
  select.value = oneWay ? 'ahead' : 'both';
  select.addEventListener('change', () => {
    // An earlier choice may have swapped the ends of the link.
    const isTurned = model.graph.links[link].from !== from;
    const isAhead = (select.value === 'ahead') !== isTurned;
    edits.setDirection(link, select.value === 'both' ? 'both' : isAhead ? 'ahead' : 'back');
  });
  return select;
}

/**
 * A text field that accepts its text on Enter or when it loses the focus. An invalid text stays in
 * the field and is marked as an error.
 * @param {Model} model @param {string} value
 * @param {(text: string) => string} take takes the text, and returns an error message or ''
 * @param {Record<string, string>} attributes
 */
export function textField(model, value, take, attributes) {
  const input = html('input', { type: 'text', autocomplete: 'off', spellcheck: 'false', ...attributes });
  input.value = value;
  input.addEventListener('change', () => {
    const fault = take(input.value);
    input.setAttribute('aria-invalid', String(Boolean(fault)));
    if (fault) model.say(fault);
  });
  return input;
}
