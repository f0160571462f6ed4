import { constants } from 'node:zlib';
import zopfli from '@gfx/zopfli';
import type { Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** The folder of the server build's chunks, beside its entry. It is never served. */
export const SERVER_CHUNKS = 'server-chunks';

/** In smaller files compression saves less than the `content-encoding` header costs. */
const MIN_BYTES = 400;
const TEXT_FILES = /\.(css|js|json|svg|txt|webmanifest)$/;
const NOT_SERVED = [/\.vite\//, /entry-server/, new RegExp(`${SERVER_CHUNKS}/`)];

/** The scripts of every first visit: zopfli makes them 4% smaller for a second of build time. */
const FIRST_SCRIPTS = /assets\/(foundation|index)-[^/]*\.js$/;
const ZOPFLI_ITERATIONS = 5;

/**
 * The Vite plugins that write compressed copies (`.br`, `.gz`) beside the built files, so that the
 * server compresses none while it serves.
 */
export const precompress = (): Plugin[] => [
  compression({
    include: TEXT_FILES,
    exclude: [...NOT_SERVED, FIRST_SCRIPTS],
    threshold: MIN_BYTES,
    algorithms: [defineAlgorithm('gzip', { level: constants.Z_BEST_COMPRESSION })],
  }),
  compression({
    include: FIRST_SCRIPTS,
    filename: '[path][base].gz',
    algorithms: [
      defineAlgorithm(
        async (file) =>
          Buffer.from(
            await zopfli.gzipAsync(Buffer.from(file as Uint8Array), {
              numiterations: ZOPFLI_ITERATIONS,
            }),
          ),
        {},
      ),
    ],
  }),
  compression({
    include: TEXT_FILES,
    exclude: NOT_SERVED,
    threshold: MIN_BYTES,
    algorithms: [
      defineAlgorithm('brotliCompress', {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
    ],
  }),
];
