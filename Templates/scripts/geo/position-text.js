// Reads positions from the addresses of pages.

/**
 * Parses a position such as `49.8383,24.0232`; returns null for any other text.
 * @param {string | null} text @returns {import('./sphere.js').Position | null}
 */
export function positionIn(text) {
  const match = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text ?? '');
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
