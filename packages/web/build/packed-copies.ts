import { constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** The folder of the server's half beside its entry. Nobody downloads it. */
export const SERVER_CHUNKS = 'server-chunks';

/** Smaller files travel in one packet anyway. */
const FROM_BYTES = 1024;

/** Leaves packed copies (`.br`, `.gz`) beside the files of the built page, so that the server packs none while it serves. */
export const packedCopies = (): Plugin =>
  compression({
    include: /\.(css|js|json|svg|txt|webmanifest)$/,
    exclude: [/\.vite\//, /entry-server/, new RegExp(`${SERVER_CHUNKS}/`)],
    threshold: FROM_BYTES,
    algorithms: [
      defineAlgorithm('gzip', { level: constants.Z_BEST_COMPRESSION }),
      defineAlgorithm('brotliCompress', {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
    ],
  });
