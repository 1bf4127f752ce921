/**
 * Numbers in text fields, in the notation of the page's language.
 * @module
 */

/**
 * Parses a number that a reader typed, with or without group separators. The decimal separator can
 * be a point or a comma: in English, "1,200" is 1200, and "1.5" and "1,5" are both 1.5.
 * @param {string} text @returns {number} NaN if the text is not a number
 */
export function parseNumber(text) {
  const number = text.trim();
  const groups = new RegExp(`^[1-9]\\d{0,2}([\\s${WORDS.number.group}])\\d{3}(\\1\\d{3})*((?!\\1)[.,]\\d+)?$`);
  const separator = groups.exec(number)?.[1] ?? '';
  return parseDecimal(number.replaceAll(separator, '').replace(',', '.'));
}

/**
 * Parses a number with a decimal point and without group separators.
 * @param {string} text @returns {number} NaN for any other text
 */
export function parseDecimal(text) {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
}

/** Formats a number as text that {@link parseNumber} can parse. @param {number} number */
export function formatNumber(number) {
  return String(number).replace('.', WORDS.number.point);
}
