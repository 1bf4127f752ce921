/**
 * The step of a replay as query parameters of the address, such as `?algorithm=a-star&step=31`.
 * Other parameters stay unchanged. Default values (the first algorithm and the last step) are
 * omitted, so an address without parameters shows the page's initial state.
 * @module
 */

/**
 * @param {string} search with its "?"; may be empty
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
 * @param {string} search
 * @param {{algorithm: string | null, step: number | null}} state the state; null stands for a
 *   default value
 * @returns {string} the new query with its "?"; empty if it has no parameters
 */
export function writeStep(search, { algorithm, step }) {
  // The old values are removed first, so that the algorithm always precedes the step.
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
  // Commas, colons and tildes are not percent-encoded, so that lists and names such as `label:E40`
  // remain legible.
  const text = parameters.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%7E', '~');
  return text ? `?${text}` : '';
}

/** @type {Record<string, null>} values for `withParameters` that remove the shown route's state */
export const NO_VIEW = { algorithm: null, step: null, way: null, at: null };

/** The parameters that change links of the network. */
export const LINK_CHANGES = ['open', 'one-way', 'add'];
/** All parameters that change the network or the stops. */
export const CHANGES = ['avoid', 'via', ...LINK_CHANGES];

/**
 * Sets parameters of the page's address, with a new history entry.
 * @param {Record<string, string | null>} values
 */
export function pushAddress(values) {
  const search = withParameters(location.search, values);
  if (search === location.search) return;
  history.pushState(null, '', location.pathname + search + location.hash);
}
