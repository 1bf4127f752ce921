/**
 * Numbers, lengths and lists as people read them: the same words that the pages are built with.
 * @module
 */

/**
 * A whole number with commas between thousands: "1,041".
 * @param {number} number
 * @returns {string}
 */
export function count(number) {
  const digits = String(Math.abs(Math.trunc(number)));
  return (number < 0 ? '−' : '') + digits.replace(/\B(?=(\d{3})+$)/g, ',');
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
 * A length: metres below one kilometre, tenths below ten, else whole kilometres.
 * @param {number} metres whole metres
 * @returns {string}
 */
export function length(metres) {
  if (metres < 1000) return `${metres} m`;
  if (metres < 9950) return `${Math.floor((metres + 50) / 100) / 10} km`;
  return `${count(Math.floor((metres + 500) / 1000))} km`;
}

/**
 * A cost in its network's unit: "3,202 km", "412 m", "24 steps".
 * @param {number} amount metres or steps
 * @param {string} unit "km" or "steps"
 * @returns {string}
 */
export function cost(amount, unit) {
  return unit === 'steps' ? counted(amount, 'step') : length(amount);
}

/**
 * A size: "340 kB", "1.2 MB", "25 MB".
 * @param {number} bytes
 * @returns {string}
 */
export function megabytes(bytes) {
  if (bytes < 999500) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${bytes < 9950000 ? Math.round(bytes / 100000) / 10 : Math.round(bytes / 1000000)} MB`;
}

/**
 * "A", "A and B", "A, B and C".
 * @param {string[]} items
 * @returns {string}
 */
export function list(items) {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/**
 * The English name of a country by its two letters; the letters themselves where there is none.
 * @param {string | null | undefined} code
 * @returns {string}
 */
export function country(code) {
  if (!code) return '';
  try {
    regions ??= new Intl.DisplayNames(['en'], { type: 'region' });
    return regions.of(code) ?? code;
  } catch {
    return code;
  }
}

/** @type {Intl.DisplayNames | undefined} */
let regions;
