/**
 * The keyboard shortcuts of a replay.
 * @module
 */

/** @typedef {'toggle' | 'forward' | 'back' | 'first' | 'last' | 'faster' | 'slower'} KeyAction */

/** @type {Record<string, KeyAction>} */
const ACTIONS = {
  ' ': 'toggle',
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
  '+': 'faster',
  '=': 'faster',
  '-': 'slower',
  '−': 'slower',
};

/**
 * The keys that each kind of element handles itself.
 * @type {Record<string, RegExp>}
 */
const OWN_KEYS = {
  button: /^ $/,
  summary: /^ $/,
  a: /^$/,
  select: /^(?: |Arrow\w+|Home|End)$/,
  radio: /^(?: |Arrow\w+)$/,
  checkbox: /^ $/,
  text: /./,
};

/**
 * Returns the action of a key pressed on an element of a player.
 * @param {{key: string, altKey?: boolean, ctrlKey?: boolean, metaKey?: boolean}} event
 * @param {{tag: string, type?: string}} element the tag and the type of the element, in lower case
 * @returns {KeyAction | null} null if the key has no action or the element handles it
 */
export function keyAction(event, element) {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const kind = element.tag === 'input' ? (element.type ?? 'text') : element.tag;
  if (OWN_KEYS[kind]?.test(event.key)) return null;
  return ACTIONS[event.key] ?? null;
}
