/**
 * A step of a replay as a part of the page's address: `?algorithm=a-star&step=31`. What else the
 * address asks for is left as it is. The defaults (the first algorithm, the last step) are not
 * written, so the plain address is the plain page.
 * @module
 */

/**
 * @param {string} search the part of an address from "?" on, or nothing
 * @returns {{algorithm: string | null, step: number | null}}
 */
export function readStep(search) {
  const parameters = new URLSearchParams(search);
  const step = parameters.get('step') ?? '';
  return {
    algorithm: parameters.get('algorithm'),
    step: /^\d{1,9}$/.test(step) ? Number(step) : null,
  };
}

/**
 * @param {string} search the present part of the address
 * @param {{algorithm: string | null, step: number | null}} state null for the default
 * @returns {string} the new part, "" or with its "?"
 */
export function writeStep(search, { algorithm, step }) {
  return withParameters(search, { algorithm, step: step === null ? null : String(step) });
}

/**
 * @param {string} search
 * @param {Record<string, string | null>} values what to set; null takes a parameter away
 * @returns {string}
 */
export function withParameters(search, values) {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  // Lists, and things with their kind, stay legible.
  const text = parameters.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text ? `?${text}` : '';
}
