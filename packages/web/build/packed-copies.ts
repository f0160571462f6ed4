import { constants } from 'node:zlib';
import zopfli from '@gfx/zopfli';
import type { Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** The folder of the server's half beside its entry. Nobody downloads it. */
export const SERVER_CHUNKS = 'server-chunks';

/** Of smaller files, packing saves less than naming the packing costs. */
const FROM_BYTES = 400;
const TEXTS = /\.(css|js|json|svg|txt|webmanifest)$/;
const NOT_SENT = [/\.vite\//, /entry-server/, new RegExp(`${SERVER_CHUNKS}/`)];

/** What every first visit brings: worth a second of building for 4% less. */
const FIRST_SCRIPTS = /assets\/(foundation|index)-[^/]*\.js$/;
const TRIES = 5;

/** Leaves packed copies (`.br`, `.gz`) beside the files of the built page, so that the server packs none while it serves. */
export const packedCopies = (): Plugin[] => [
  compression({
    include: TEXTS,
    exclude: [...NOT_SENT, FIRST_SCRIPTS],
    threshold: FROM_BYTES,
    algorithms: [defineAlgorithm('gzip', { level: constants.Z_BEST_COMPRESSION })],
  }),
  compression({
    include: FIRST_SCRIPTS,
    filename: '[path][base].gz',
    algorithms: [
      defineAlgorithm(
        async (file) =>
          Buffer.from(
            await zopfli.gzipAsync(Buffer.from(file as Uint8Array), { numiterations: TRIES }),
          ),
        {},
      ),
    ],
  }),
  compression({
    include: TEXTS,
    exclude: NOT_SENT,
    threshold: FROM_BYTES,
    algorithms: [
      defineAlgorithm('brotliCompress', {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
    ],
  }),
];
