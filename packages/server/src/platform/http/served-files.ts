import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Below this folder names carry a hash of the content, so that a file never changes. */
const HASHED = /[/\\]assets[/\\][^/\\]+$/;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Headers that only mean something with a page. A first visit brings a dozen files: they weigh as much as a font. */
const FOR_PAGES_ONLY = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;
/** A script may be a worker's, and a drawing may be opened by itself: they go by a policy of their own. */
const MAY_LOAD_MORE = /\.(js|svg)$/;
/**
 * As strict as a page's and a fifth as long: neither needs styles, pictures or what stands inside a page. The worker that
 * paints cards letters them.
 */
const FILE_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'";

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
    // An etag tells whether a file is another; none is asked for in parts.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED.test(path) ? FOR_A_YEAR : ASK_AGAIN);
      for (const name of FOR_PAGES_ONLY) {
        reply.raw.removeHeader(name);
        void reply.removeHeader(name);
      }
      reply.raw.removeHeader('content-security-policy');
      if (MAY_LOAD_MORE.test(path)) void reply.header('content-security-policy', FILE_POLICY);
    },
  });
}
