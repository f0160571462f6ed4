import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A page in the encodings in which it is sent. */
export interface CompressedPage<Bytes extends Uint8Array = Buffer> {
  readonly html: Bytes;
  readonly gzipped: Bytes;
  readonly brotli: Bytes;
}

/**
 * zlib's compression level for pages: a fifth smaller than the fastest level for a millisecond
 * more, since a client with a slow connection waits for the page first.
 */
const GZIP_LEVEL = 7;
/** Brotli's quality: a twelfth smaller than gzip; the next ones take ten times as long. */
const BROTLI_QUALITY = 5;

/** Returns a page in all encodings. */
export function compressPage(text: string): CompressedPage {
  const html = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return {
    html,
    gzipped: gzipSync(html, { level: GZIP_LEVEL }),
    brotli: brotliCompressSync(html, { params }),
  };
}
