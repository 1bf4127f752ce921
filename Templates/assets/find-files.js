// Reads the finder's files: each once, compressed by the site itself.

/**
 * Reads JSON that may be compressed with gzip. A host may also undo the compression on its way, so the
 * bytes decide.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export async function parseFile(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return JSON.parse(new TextDecoder().decode(bytes));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).json();
}

/** Files below a folder, kept once they are read. */
export class Files {
  /**
   * @param {string | URL} folder URL of the folder, with a slash at its end
   * @param {(url: URL) => Promise<Uint8Array<ArrayBuffer>>} [read]
   */
  constructor(folder, read = readURL) {
    this.folder = folder;
    this.read = read;
    /** @type {Map<string, Promise<any>>} */
    this.opened = new Map();
  }

  /**
   * The contents of a file, opened by `decode` the first time.
   * @template T
   * @param {string} path
   * @param {(data: any) => T} [decode]
   * @returns {Promise<T>}
   */
  open(path, decode = (data) => data) {
    let file = this.opened.get(path);
    if (!file) {
      file = this.read(new URL(path, this.folder)).then(parseFile).then(decode);
      this.opened.set(path, file);
      // A file that could not be read is asked for again the next time.
      file.catch(() => this.opened.delete(path));
    }
    return file;
  }
}

async function readURL(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
