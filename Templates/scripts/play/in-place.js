/**
 * A text field over the map, in which the reader edits a name or a cost.
 * @module
 */

/** @typedef {import('./surface.js').Surface} Surface */
import { html } from '../lib/svg.js';

/**
 * Opens the field. Pressing Enter or leaving the field accepts the text; Escape discards it.
 * @param {Surface} surface
 * @param {object} options
 * @param {{x: number, y: number}} options.at a point in the picture
 * @param {string} options.label
 * @param {string} options.value
 * @param {boolean} [options.isNumber]
 * @param {(text: string) => string} options.take returns an error message, or ''
 */
export function editInPlace(surface, { at, label, value, isNumber = false, take }) {
  const { frame, model } = surface;
  frame.querySelector('.play-field')?.remove();
  const field = html('input', {
    type: 'text', class: isNumber ? 'play-field number' : 'play-field', 'aria-label': label, autocomplete: 'off',
    spellcheck: 'false', ...(isNumber ? { inputmode: 'decimal' } : { maxlength: '60' }),
  });
  field.value = value;
  const share = (/** @type {number} */ part) => `${Math.min(88, Math.max(12, part * 100))}%`;
  field.style.insetInlineStart = share(at.x / model.ground.width);
  field.style.insetBlockStart = share(at.y / model.ground.height);
  let isOver = false;
  const close = (/** @type {boolean} */ takes, /** @type {boolean} */ focuses) => {
    if (isOver) return;
    const fault = takes && field.value !== value ? take(field.value) : '';
    if (fault && focuses) {
      field.setAttribute('aria-invalid', 'true');
      model.say(fault);
      return;
    }
    isOver = true;
    if (fault) model.say(fault);
    field.remove();
    if (focuses) frame.focus({ preventScroll: true });
  };
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === 'Enter') close(true, true);
    else if (event.key === 'Escape') close(false, true);
    else return;
    event.preventDefault();
  });
  // Pointer events in the field must not reach the map below.
  for (const type of ['pointerdown', 'pointerup', 'dblclick']) field.addEventListener(type, (event) => event.stopPropagation());
  field.addEventListener('blur', () => close(true, false));
  frame.append(field);
  field.focus({ preventScroll: true });
  field.select();
}
