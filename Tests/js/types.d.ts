// Types that TypeScript's browser libraries lack, and the flags that a build sets in modules.
interface ImportMeta {
  lacksFinder?: boolean;
  lacksOffline?: boolean;
}

declare class DecompressionStream {
  constructor(format: 'gzip' | 'deflate');
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
}
