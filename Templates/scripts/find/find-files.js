// Loads the finder's files, each only once. The files are published gzip-compressed.

/**
 * Parses JSON that may be gzip-compressed. The first bytes are checked, because a host may already
 * have decompressed the file.
 * @param {Uint8Array} bytes
 */
export async function parseFile(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return JSON.parse(new TextDecoder().decode(bytes));
  const { readable, writable } = new DecompressionStream('gzip');
  const writer = writable.getWriter();
  // Errors in the compressed data are reported by the readable stream, so they are ignored here.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return JSON.parse(await new Response(readable).text());
}

/**
 * A file, loaded or being loaded. `wanted` is the number of callers waiting for it.
 * @typedef {{controller: AbortController, contents: Promise<any>, wanted: number, isOpen: boolean}}
 *   OpenFile
 */

/** The files of a folder, cached once they are loaded. */
export class Files {
  /**
   * @param {string | URL} folder the URL of the folder, with a trailing slash
   * @param {(url: URL, signal: AbortSignal) => Promise<Uint8Array>} [read]
   */
  constructor(folder, read = readURL) {
    this.folder = folder;
    this.read = read;
    /** @type {Map<string, OpenFile>} */
    this.opened = new Map();
  }

  /**
   * The contents of a file. `decode` converts them when the file is first loaded.
   * @template T
   * @param {string} path @param {(data: any) => T} [decode]
   * @param {AbortSignal} [signal] the caller's signal; the request is aborted once every caller has
   *   aborted
   * @returns {Promise<T>}
   */
  open(path, decode = (data) => data, signal) {
    if (signal?.aborted) return Promise.reject(signal.reason);
    let file = this.opened.get(path);
    if (!file) {
      file = this.#start(path, decode);
      this.opened.set(path, file);
    }
    if (!file.isOpen) this.#want(path, file, signal);
    return file.contents;
  }

  /**
   * A view of these files for a caller that may abort its requests.
   * @param {AbortSignal} signal
   */
  during(signal) {
    return {
      open: (/** @type {string} */ path, /** @type {(data: any) => any} */ decode) =>
        this.open(path, decode, signal),
    };
  }

  #start(path, decode) {
    const controller = new AbortController();
    const contents = this.read(new URL(path, this.folder), controller.signal).then(parseFile).then(decode);
    /** @type {OpenFile} */
    const file = { controller, contents, wanted: 0, isOpen: false };
    contents.then(
      () => (file.isOpen = true),
      // A file that failed to load is removed, so that the next query requests it again.
      () => this.#forget(path, file),
    );
    return file;
  }

  #want(path, file, signal) {
    file.wanted += 1;
    signal?.addEventListener('abort', () => {
      file.wanted -= 1;
      if (file.wanted > 0 || file.isOpen) return;
      this.#forget(path, file);
      file.controller.abort(signal.reason);
    });
  }

  #forget(path, file) {
    if (this.opened.get(path) === file) this.opened.delete(path);
  }
}

/** @param {URL} url @param {AbortSignal} signal */
export async function readURL(url, signal) {
  const response = await fetch(url, { signal });
  if (!response.ok) {
    throw Object.assign(new Error(`${url.pathname}: ${response.status}`), { status: response.status });
  }
  return new Uint8Array(await response.arrayBuffer());
}
