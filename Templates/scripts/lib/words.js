/**
 * Words, numbers, lengths and lists for readers: the same that the pages are built with.
 * @module
 */

/**
 * A text of the catalogue with values in its placeholders. If the text has forms, the one for the value `count` or
 * `kind`.
 * @param {string} text a member of `WORDS`
 * @param {Record<string, string | number>} [values] by their names; numbers are written as {@link count} writes them
 * @returns {string}
 */
export function say(text, values = {}) {
  return form(text, values).replace(/\{(\w+)\}/g, (place, name) => {
    const value = values[name];
    return typeof value === 'number' ? count(value) : value ?? place;
  });
}

/**
 * The parts of a text in their order, with elements in its placeholders.
 * @param {string} text a member of `WORDS`
 * @param {Record<string, Node | string>} values
 * @returns {(Node | string)[]}
 */
export function sayNodes(text, values) {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? values[part] : part)).filter((part) => part !== '');
}

/**
 * A text about costs: the form for the kind of their unit, or the text about the measure by which routes are
 * chosen.
 * @param {Unit} unit
 * @param {string} text a member of `WORDS` with forms for kinds
 * @param {string} ofMeasure another one with the value `measure`
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function sayOf(unit, text, ofMeasure, values = {}) {
  const { measure, kind = 'cost' } = unitFacts(unit);
  return measure ? say(ofMeasure, { ...values, measure }) : say(text, { ...values, kind });
}

/**
 * The form of a text for its values; the text itself if it has no forms.
 * @param {string} text
 * @param {Record<string, string | number>} values
 * @returns {string}
 */
function form(text, { kind, count: number }) {
  if (!text.startsWith('{"')) return text;
  const forms = JSON.parse(text);
  plurals ??= new Intl.PluralRules(WORDS.number.language);
  // If a language does not use "other" for whole numbers, fractions take the form "many".
  return forms[kind] ?? forms[plurals.select(Number(number))] ?? forms.many;
}

/**
 * The plural rules of the language of the words.
 * @type {Intl.PluralRules | undefined}
 */
let plurals;

/**
 * A whole number in groups of three digits: "1,041".
 * @param {number} number
 * @returns {string}
 */
export function count(number) {
  const digits = String(Math.abs(Math.trunc(number)));
  return (number < 0 ? '−' : '') + digits.replace(/\B(?=(\d{3})+$)/g, WORDS.number.group);
}

/**
 * A count with its noun: "1 place", "28 places".
 * @param {number} number
 * @param {string} singular
 * @param {string} [plural]
 * @returns {string}
 */
export function counted(number, singular, plural = `${singular}s`) {
  return `${count(number)} ${number === 1 ? singular : plural}`;
}

/**
 * The details of a unit of costs, as in `network.json`.
 * @typedef {object} UnitFacts
 * @property {string} name the plural: "minutes"
 * @property {string} [singular] "minute"; missing for a unit whose text after numbers is of its own
 * @property {string} symbol the text after a number: "min"; if it is the name, it is inflected
 * @property {number} decimals the number of decimals of a cost: costs are whole numbers of the smallest part
 * @property {'length' | 'time' | 'cost'} kind
 * @property {{name: string, symbol: string, shown?: string}} [part] a name of the smallest part
 * @property {string} [shown] the text after numbers, of units that every atlas has
 * @property {string} [measure] the name of the measure by which routes are chosen, such as climb, if it needs other
 * words than those of the kind
 */

/**
 * A unit: "km", "steps", or the details of another one.
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
 * The details of a unit.
 * @param {Unit} unit
 * @returns {UnitFacts}
 */
export function unitFacts(unit) {
  if (typeof unit !== 'string') return unit;
  return unit === 'steps' ? STEPS : KILOMETRES;
}

/**
 * The words with which costs of a kind are compared.
 * @typedef {object} CostWords
 * @property {string} least "shortest"
 * @property {string} less "shorter"
 * @property {string} asMuch "as long"
 * @property {string} noun "length"
 */

/**
 * The words with which costs in a unit are compared.
 * @param {Unit} unit
 * @returns {CostWords}
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
 * A length: metres below one kilometre, tenths below ten, else whole kilometres.
 * @param {number} metres whole metres
 * @returns {string}
 */
export function length(metres) {
  return cost(metres, KILOMETRES);
}

/**
 * A straight line: a length on the earth, else a number of units of the ground with one decimal.
 * @param {number} amount
 * @param {{straight?: unknown}} network its data
 * @returns {string}
 */
export function straightLine(amount, { straight }) {
  return straight ? String(Math.round(amount * 10) / 10).replace('.', WORDS.number.point) : length(Math.round(amount));
}

/**
 * A cost in its network's unit: "3,202 km", "412 m", "24 steps", "2.5 h".
 * @param {number} smallest a whole number of the unit's smallest parts
 * @param {Unit} unit
 * @returns {string}
 */
export function cost(smallest, unit) {
  const { name, singular, symbol, decimals, part, shown } = unitFacts(unit);
  const scale = 10 ** decimals;
  if (part && smallest < scale) return `${smallest} ${part.shown ?? part.symbol}`;
  const noun = symbol === name && smallest === scale ? singular : symbol;
  return `${amount(smallest, unit)} ${shown ? say(shown, { count: smallest }) : noun}`;
}

/**
 * A cost without its unit. If the unit has at most two decimals, all of them are shown; if it has more, costs below
 * ten are shown in tenths and others in whole numbers.
 * @param {number} smallest a whole number of the unit's smallest parts
 * @param {Unit} unit
 * @returns {string}
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
 * A cost without its unit, with all decimals and no commas, for programs: "3201.570".
 * @param {number} smallest a whole number of the unit's smallest parts
 * @param {Unit} unit
 * @returns {string}
 */
export function exactAmount(smallest, unit) {
  const { decimals } = unitFacts(unit);
  if (decimals === 0) return String(smallest);
  const scale = 10 ** decimals;
  return `${Math.floor(smallest / scale)}.${String((smallest % scale) + scale).slice(1)}`;
}

/**
 * A decimal number in groups of three digits.
 * @param {string} number
 */
function grouped(number) {
  const [whole, ...rest] = number.split('.');
  return [count(Number(whole)), ...rest].join(WORDS.number.point);
}

/**
 * A size: "340 kB", "1.2 MB", "25 MB".
 * @param {number} bytes
 * @returns {string}
 */
export function megabytes(bytes) {
  if (bytes < 999500) return say(WORDS.units.kilobytes, { number: Math.max(1, Math.round(bytes / 1000)) });
  const number = grouped(String(bytes < 9950000 ? Math.round(bytes / 100000) / 10 : Math.round(bytes / 1000000)));
  return say(WORDS.units.megabytes, { number });
}

/**
 * The name of a column as a title: "ticket_office" is "Ticket office".
 * @param {string} column
 * @returns {string}
 */
export function columnTitle(column) {
  const words = column.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/**
 * "A", "A and B", "A, B and C".
 * @param {string[]} items
 * @returns {string}
 */
export function list(items) {
  const last = items[items.length - 1];
  if (items.length < 2) return last ?? '';
  return say(WORDS.number.list, { items: items.slice(0, -1).join(', '), last });
}

/**
 * The name of a country by its two letters; the letters themselves if there is none.
 * @param {string | null | undefined} code
 * @returns {string}
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
