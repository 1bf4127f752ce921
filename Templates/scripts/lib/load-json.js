/**
 * Loads data files, each only once per page.
 * @module
 */

/** @type {Map<string, Promise<any>>} */
const loaded = new Map();

/** @param {string} address @returns {Promise<any>} */
export function loadJSON(address) {
  let promise = loaded.get(address);
  if (!promise) {
    promise = fetch(address).then((response) => {
      if (!response.ok) throw new Error(`${response.status} ${address}`);
      return response.json();
    });
    loaded.set(address, promise);
    // A failed request is retried on the next call.
    promise.catch(() => loaded.delete(address));
  }
  return promise;
}
