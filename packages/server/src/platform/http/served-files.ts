import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Below this folder names carry a hash of the content, so that a file never changes. */
const HASHED = /[/\\]assets[/\\][^/\\]+$/;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * Serves the files of a folder, packed where the build has left a packed copy beside them. Each is a route of its own:
 * what was not in the folder at the start can't be asked for, whatever the path looks like. Pages themselves (`.html`)
 * and hidden folders are left out.
 */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(files, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED.test(path) ? FOR_A_YEAR : ASK_AGAIN);
    },
  });
}
