/**
 * A priority queue: a four-ary heap in flat arrays. Items leave it in ascending order of rank, then
 * of tie value, then of the item itself.
 * @module
 */

export class Heap {
  /** @type {number[]} */
  #items = [];
  /** @type {number[]} */
  #ranks = [];
  /** @type {number[]} */
  #ties = [];

  get size() {
    return this.#items.length;
  }

  /** The first item, or -1 if the heap is empty. */
  get first() {
    return this.size > 0 ? this.#items[0] : -1;
  }

  /** The rank of the first item; infinite if the heap is empty. */
  get rank() {
    return this.size > 0 ? this.#ranks[0] : Infinity;
  }

  /** @param {number} item @param {number} rank @param {number} [tie] */
  push(item, rank, tie = 0) {
    let hole = this.size;
    while (hole > 0) {
      const parent = (hole - 1) >> 2;
      if (!this.#isAfter(parent, item, rank, tie)) break;
      this.#put(hole, this.#items[parent], this.#ranks[parent], this.#ties[parent]);
      hole = parent;
    }
    this.#put(hole, item, rank, tie);
  }

  /** Removes and returns the first item, or -1 if the heap is empty. */
  pop() {
    const { first } = this;
    const size = this.size - 1;
    if (size < 0) return first;
    const [item, rank, tie] = [this.#items[size], this.#ranks[size], this.#ties[size]];
    this.#items.length = this.#ranks.length = this.#ties.length = size;
    if (size === 0) return first;
    let hole = 0;
    for (;;) {
      let least = 4 * hole + 1;
      if (least >= size) break;
      const end = Math.min(least + 4, size);
      for (let child = least + 1; child < end; child += 1) {
        if (this.#isAfter(least, this.#items[child], this.#ranks[child], this.#ties[child])) least = child;
      }
      if (this.#isAfter(least, item, rank, tie)) break;
      this.#put(hole, this.#items[least], this.#ranks[least], this.#ties[least]);
      hole = least;
    }
    this.#put(hole, item, rank, tie);
    return first;
  }

  /** @param {number} index @param {number} item @param {number} rank @param {number} tie */
  #isAfter(index, item, rank, tie) {
    const other = this.#ranks[index];
    if (other !== rank) return other > rank;
    const own = this.#ties[index];
    return own === tie ? this.#items[index] > item : own > tie;
  }

  /** @param {number} index @param {number} item @param {number} rank @param {number} tie */
  #put(index, item, rank, tie) {
    this.#items[index] = item;
    this.#ranks[index] = rank;
    this.#ties[index] = tie;
  }
}
