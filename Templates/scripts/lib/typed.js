/**
 * Numbers that readers type.
 * @module
 */

/**
 * Parses a number that a reader typed, with or without group separators: "1,200" is 1200 in
 * English. Returns NaN if the text is not a number.
 * @param {string} text
 */
export function typed(text) {
  const groups = new RegExp(`[\\s${WORDS.number.group}](?=\\d{3}(\\D|$))`, 'g');
  // No group of digits follows a leading zero, so "0,125" is a fraction.
  const number = text.trim().replace(/^0,/, '0.').replace(groups, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(number) ? Number(number) : NaN;
}
