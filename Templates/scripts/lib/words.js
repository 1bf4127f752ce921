/**
 * Formats texts, numbers, lengths and lists in the same way as the generated pages.
 * @module
 */

/**
 * A text of the catalogue `WORDS` with its variables replaced by values. If the text has several
 * forms, the value `count` or `kind` selects one.
 * @param {string} text a member of `WORDS`
 * @param {Record<string, string | number>} [values] the values, keyed by variable; numbers are
 *   formatted by {@link count}
 * @returns {string}
 */
export function say(text, values = {}) {
  return form(text, values).replace(/\{(\w+)\}/g, (place, name) => {
    const value = values[name];
    return typeof value === 'number' ? count(value) : value ?? place;
  });
}

/**
 * The parts of a text, in order, with its variables replaced by nodes or strings.
 * @param {string} text a member of `WORDS`
 * @param {Record<string, Node | string>} values @returns {(Node | string)[]}
 */
export function sayNodes(text, values) {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? values[part] : part)).filter((part) => part !== '');
}

/**
 * A text about costs: `ofMeasure` if routes minimise a measure, otherwise the form of `text` for
 * the unit's kind.
 * @param {Unit} unit
 * @param {string} text a member of `WORDS` with a form for each kind
 * @param {string} ofMeasure a member of `WORDS` with the variable `measure`
 * @param {Record<string, string | number>} [values] @returns {string}
 */
export function sayOf(unit, text, ofMeasure, values = {}) {
  const { measure, kind = 'cost' } = unitFacts(unit);
  return measure ? say(ofMeasure, { ...values, measure }) : say(text, { ...values, kind });
}

/**
 * Selects the form of a text for the given values; returns the text itself if it has no forms.
 * @param {string} text @param {Record<string, string | number>} values @returns {string}
 */
function form(text, { kind, count: number }) {
  if (!text.startsWith('{"')) return text;
  const forms = JSON.parse(text);
  plurals ??= new Intl.PluralRules(WORDS.number.language);
  // In some languages, the rules select "other" only for fractions. The catalogue then has no such
  // form, and fractions use "many".
  return forms[kind] ?? forms[plurals.select(Number(number))] ?? forms.many;
}

/** @type {Intl.PluralRules | undefined} */
let plurals;

/**
 * An integer with its digits in groups of three, such as "1,041".
 * @param {number} number @returns {string}
 */
export function count(number) {
  const digits = String(Math.abs(Math.trunc(number)));
  return (number < 0 ? '−' : '') + digits.replace(/\B(?=(\d{3})+$)/g, WORDS.number.group);
}

/**
 * The properties of a cost unit, named as in `network.json`.
 * @typedef {object} UnitFacts
 * @property {string} name the plural name, such as "minutes"
 * @property {string} [singular] the singular name, such as "minute"; missing in units with `shown`
 * @property {string} symbol the text after a number, such as "min"; if it equals the name, the
 *   singular is used after 1
 * @property {number} decimals the number of decimal places of a cost; costs are stored as integers
 *   in the smallest part of the unit
 * @property {'length' | 'time' | 'cost'} kind
 * @property {{name: string, symbol: string, shown?: string}} [part] the smallest part of the unit,
 *   if it has a name
 * @property {string} [shown] the text of the catalogue that replaces `symbol`, for units that are
 *   built into every atlas
 * @property {string} [measure] the name of the measure that routes minimise, such as "climb";
 *   missing if the words for `kind` fit the measure
 */

/**
 * A unit: "km", "steps", or the properties of another unit.
 * @typedef {string | UnitFacts} Unit
 */

/** @type {UnitFacts} */
const KILOMETRES = {
  name: WORDS.scripts.kilometres,
  symbol: 'km',
  shown: WORDS.units.km,
  decimals: 3,
  kind: 'length',
  part: { name: WORDS.scripts.metres, symbol: 'm', shown: WORDS.units.m },
};
/** @type {UnitFacts} */
const STEPS = {
  name: WORDS.scripts.steps,
  symbol: 'steps',
  shown: WORDS.units.steps,
  decimals: 0,
  kind: 'length',
};

/**
 * The properties of a unit.
 * @param {Unit} unit @returns {UnitFacts}
 */
export function unitFacts(unit) {
  if (typeof unit !== 'string') return unit;
  return unit === 'steps' ? STEPS : KILOMETRES;
}

/**
 * The words that compare costs of one kind.
 * @typedef {object} CostWords
 * @property {string} least such as "shortest"
 * @property {string} less such as "shorter"
 * @property {string} asMuch such as "as long"
 * @property {string} noun such as "length"
 */

/**
 * The words that compare costs in a unit.
 * @param {Unit} unit @returns {CostWords}
 */
export function costWords(unit) {
  const { measure, kind = 'cost' } = unitFacts(unit);
  return {
    least: sayOf(unit, WORDS.costs.least, WORDS.scripts.leastOf),
    less: sayOf(unit, WORDS.scripts.less, WORDS.scripts.lessOf),
    asMuch: sayOf(unit, WORDS.scripts.asMuch, WORDS.scripts.asMuchOf),
    noun: measure ?? say(WORDS.costs.noun, { kind }),
  };
}

/**
 * A length: in metres below 1 km, in kilometres with at most one decimal place below 10 km, and in
 * whole kilometres from 10 km.
 * @param {number} metres an integer @returns {string}
 */
export function length(metres) {
  return cost(metres, KILOMETRES);
}

/**
 * A number with a fixed number of decimal places, such as "36.1".
 * @param {number} value @param {number} places
 */
export function decimal(value, places) {
  return value.toFixed(places).replace('.', WORDS.number.point);
}

/**
 * A straight-line distance. On the earth, it is a length; on a plane, it is a number without a
 * unit, with at most one decimal place.
 * @param {number} amount @param {{straight?: unknown}} network the data of the network
 * @returns {string}
 */
export function straightLine(amount, { straight }) {
  return straight ? grouped(String(Math.round(amount * 10) / 10)) : length(Math.round(amount));
}

/**
 * A cost with its unit, such as "3,202 km", "412 m", "24 steps" or "2.5 h". The space before the
 * unit does not break.
 * @param {number} smallest the cost as an integer in the unit's smallest part
 * @param {Unit} unit @returns {string}
 */
export function cost(smallest, unit) {
  const { name, singular, symbol, decimals, part, shown } = unitFacts(unit);
  const scale = 10 ** decimals;
  if (part && smallest < scale) return `${smallest}\u00a0${part.shown ?? part.symbol}`;
  const noun = symbol === name && smallest === scale ? singular : symbol;
  return `${amount(smallest, unit)}\u00a0${shown ? say(shown, { count: smallest }) : noun}`;
}

/**
 * A cost without its unit. Costs below one unit, and costs in a unit with at most two decimal
 * places, are exact, without trailing zeros. Other costs have at most one decimal place below ten
 * units, and none from ten units on.
 * @param {number} smallest the cost as an integer in the unit's smallest part
 * @param {Unit} unit @returns {string}
 */
export function amount(smallest, unit) {
  const { decimals } = unitFacts(unit);
  const scale = 10 ** decimals;
  if (decimals < 3 || smallest < scale) {
    const exact = exactAmount(smallest, unit);
    return grouped(decimals > 0 ? exact.replace(/\.?0+$/, '') : exact);
  }
  const tenth = scale / 10;
  if (smallest < 10 * scale - tenth / 2) return grouped(String(Math.floor((smallest + tenth / 2) / tenth) / 10));
  return count(Math.floor((smallest + scale / 2) / scale));
}

/**
 * A cost without its unit, for programs: with all decimal places and no group separators, such as
 * "3201.570".
 * @param {number} smallest the cost as an integer in the unit's smallest part
 * @param {Unit} unit @returns {string}
 */
export function exactAmount(smallest, unit) {
  const { decimals } = unitFacts(unit);
  if (decimals === 0) return String(smallest);
  const scale = 10 ** decimals;
  return `${Math.floor(smallest / scale)}.${String((smallest % scale) + scale).slice(1)}`;
}

/**
 * A decimal number whose integer digits are in groups of three.
 * @param {string} number
 */
export function grouped(number) {
  const [whole, ...rest] = number.split('.');
  return [count(Number(whole)), ...rest].join(WORDS.number.point);
}

/**
 * A file size, such as "340 kB", "1.2 MB" or "25 MB".
 * @param {number} bytes @returns {string}
 */
export function megabytes(bytes) {
  if (bytes < 999500) return say(WORDS.units.kilobytes, { number: Math.max(1, Math.round(bytes / 1000)) });
  const number = grouped(String(bytes < 9950000 ? Math.round(bytes / 100000) / 10 : Math.round(bytes / 1000000)));
  return say(WORDS.units.megabytes, { number });
}

/**
 * The title of a column: "ticket_office" becomes "Ticket office".
 * @param {string} column @returns {string}
 */
export function columnTitle(column) {
  const words = column.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/**
 * A list in words, such as "A", "A and B" or "A, B and C".
 * @param {string[]} items @returns {string}
 */
export function list(items) {
  const last = items[items.length - 1];
  if (items.length < 2) return last ?? '';
  return say(WORDS.number.list, { items: items.slice(0, -1).join(', '), last });
}

/**
 * The name of the country with a two-letter code; the code itself if there is no name.
 * @param {string | null | undefined} code @returns {string}
 */
export function country(code) {
  if (!code) return '';
  try {
    regions ??= new Intl.DisplayNames([WORDS.number.language], { type: 'region' });
    return regions.of(code) ?? code;
  } catch {
    return code;
  }
}

/** @type {Intl.DisplayNames | undefined} */
let regions;
