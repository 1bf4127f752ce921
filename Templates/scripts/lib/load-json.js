/**
 * Loads data, each file only once per page.
 * @module
 */

/** @type {Map<string, Promise<any>>} */
const loaded = new Map();

/** @param {string} address @returns {Promise<any>} */
export function loadJSON(address) {
  return once(loaded, address, async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    return response.json();
  });
}

/**
 * Returns the promise that a map has for a key. If there is none, makes and stores one. A promise
 * that fails is removed, so that the next call tries again.
 * @template Key, Value
 * @param {Map<Key, Promise<Value>>} known @param {Key} key @param {() => Promise<Value>} make
 * @returns {Promise<Value>}
 */
export function once(known, key, make) {
  let promise = known.get(key);
  if (!promise) {
    known.set(key, (promise = make()));
    promise.catch(() => known.delete(key));
  }
  return promise;
}
