/**
 * Sorts the rows of a table by one of its columns.
 * @module
 */

/**
 * The sort key of a cell: the number in its `data-value` attribute, or else its text.
 * @typedef {{value: number | null, text: string}} Key
 */

/**
 * @param {string | null | undefined} value the value of the cell's `data-value` attribute; "" for a
 *   cell without a value
 * @param {string} text @returns {Key}
 */
export function sortKey(value, text) {
  const words = text.trim().replace(/\s+/g, ' ');
  if (value === '') return { value: null, text: '' };
  if (value != null) return { value: Number(value), text: words };
  const plain = words.replace(/,(?=\d{3})/g, '').replace('−', '-');
  return { value: /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null, text: words };
}

/**
 * Sorts the rows. Rows without a value come last in both directions; equal rows keep their order.
 * @param {Key[]} keys the sort key of each row
 * @param {boolean} isDescending
 * @param {(a: string, b: string) => number} [compare] compares two texts
 * @returns {number[]} the indices of the rows in the new order
 */
export function sortedRows(keys, isDescending, compare = collator.compare) {
  const isNumeric = keys.some((key) => key.value !== null);
  const sign = isDescending ? -1 : 1;
  return [...keys.keys()].sort((a, b) => {
    const [one, other] = [keys[a], keys[b]];
    if (isNumeric) {
      if (one.value === null || other.value === null) {
        return Number(one.value === null) - Number(other.value === null) || a - b;
      }
      return sign * (one.value - other.value) || a - b;
    }
    if (!one.text || !other.text) return Number(!one.text) - Number(!other.text) || a - b;
    return sign * compare(one.text, other.text) || a - b;
  });
}

const collator = new Intl.Collator(WORDS.number.language, { numeric: true });
