/**
 * A binary heap: hands out its entries in order.
 * @module
 */

/** @template T */
export class Heap {
  /** @param {(a: T, b: T) => number} compare negative if a comes first */
  constructor(compare) {
    this.compare = compare;
    /** @type {T[]} */
    this.entries = [];
  }

  get size() {
    return this.entries.length;
  }

  /**
   * The first entry.
   * @returns {T | undefined}
   */
  get first() {
    return this.entries[0];
  }

  /** @param {T} entry */
  push(entry) {
    const { entries, compare } = this;
    let hole = entries.length;
    entries.push(entry);
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (compare(entry, entries[parent]) >= 0) break;
      entries[hole] = entries[parent];
      hole = parent;
    }
    entries[hole] = entry;
  }

  /**
   * Takes the first entry.
   * @returns {T | undefined}
   */
  pop() {
    const { entries, compare } = this;
    const first = entries[0];
    const last = entries.pop();
    const count = entries.length;
    if (last === undefined || count === 0) return first;
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      if (child >= count) break;
      if (child + 1 < count && compare(entries[child + 1], entries[child]) < 0) child += 1;
      if (compare(entries[child], last) >= 0) break;
      entries[hole] = entries[child];
      hole = child;
    }
    entries[hole] = last;
    return first;
  }
}
