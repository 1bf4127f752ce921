// Reads the finder's files: each once, compressed by the site itself.

/**
 * Reads JSON that may be compressed with gzip. A host may also undo the compression on its way, so the
 * bytes decide.
 * @param {Uint8Array} bytes
 */
export async function parseFile(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return JSON.parse(new TextDecoder().decode(bytes));
  const { readable, writable } = new DecompressionStream('gzip');
  const writer = writable.getWriter();
  // The readable end reports errors in the bytes.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return JSON.parse(await new Response(readable).text());
}

/** A file that is being read or has been read; `wanted` counts the callers that wait for it. */
class OpenFile {
  constructor() {
    this.controller = new AbortController();
    this.wanted = 0;
    this.isOpen = false;
    /** @type {Promise<any>} */
    this.contents = Promise.resolve();
  }
}

/** Files below a folder, kept once they are read. */
export class Files {
  /**
   * @param {string | URL} folder URL of the folder, with a slash at its end
   * @param {(url: URL, signal: AbortSignal) => Promise<Uint8Array>} [read]
   */
  constructor(folder, read = readURL) {
    this.folder = folder;
    this.read = read;
    /** @type {Map<string, OpenFile>} */
    this.opened = new Map();
  }

  /**
   * The contents of a file, opened by `decode` the first time.
   * @template T
   * @param {string} path
   * @param {(data: any) => T} [decode]
   * @param {AbortSignal} [signal] of the caller; the request is aborted once every caller has
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
   * The same files for a caller that may abort.
   * @param {AbortSignal} signal
   */
  during(signal) {
    return {
      open: (/** @type {string} */ path, /** @type {(data: any) => any} */ decode) =>
        this.open(path, decode, signal),
    };
  }

  #start(path, decode) {
    const file = new OpenFile();
    file.contents = this.read(new URL(path, this.folder), file.controller.signal)
      .then(parseFile)
      .then(decode);
    file.contents.then(
      () => (file.isOpen = true),
      // A file that could not be read is requested again by the next query.
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

async function readURL(url, signal) {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
