/**
 * A step of a replay as a part of the page's address: `?algorithm=a-star&step=31`. Other parts of
 * the address are left as they are. The defaults (the first algorithm, the last step) are not written, so the
 * address without parameters is the page's initial state.
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
 * @param {string} search the query of the current address
 * @param {{algorithm: string | null, step: number | null}} state null for the default
 * @returns {string} the new query, "" or with its "?"
 */
export function writeStep(search, { algorithm, step }) {
  // The algorithm comes first, whatever the earlier order was.
  const rest = withParameters(search, { algorithm: null, step: null });
  return withParameters(rest, { algorithm, step: step === null ? null : String(step) });
}

/**
 * @param {string} search
 * @param {Record<string, string | null>} values the new values; null removes a parameter
 * @returns {string}
 */
export function withParameters(search, values) {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  // Commas, colons and tildes are not encoded, so that lists and things with their kind stay legible.
  const text = parameters.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%7E', '~');
  return text ? `?${text}` : '';
}

/**
 * The values with which `withParameters` removes everything about the shown route from an address.
 * @type {Record<string, null>}
 */
export const NO_VIEW = { algorithm: null, step: null, way: null, at: null };

/** The parameters that change links of the network. */
export const LINK_CHANGES = ['open', 'one-way', 'add'];
/** All parameters that change the network or the stops. */
export const CHANGES = ['avoid', 'via', ...LINK_CHANGES];

/**
 * Sets parameters of the page's address, as a new entry in the history.
 * @param {Record<string, string | null>} values
 */
export function pushAddress(values) {
  const search = withParameters(location.search, values);
  if (search === location.search) return;
  history.pushState(null, '', location.pathname + search + location.hash);
}
