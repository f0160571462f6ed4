import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Files whose name contains a hash of their content, so that they never change. */
const HASHED = /[/\\]assets[/\\][^/\\]+$/;
const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * Headers that only matter for pages. On the dozen files of a first visit they weigh as much as a
 * font.
 */
const PAGE_ONLY_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;
/** Files with a policy of their own: a script may be a worker's, an SVG may be opened by itself. */
const HAS_OWN_POLICY = /\.(js|svg)$/;
/**
 * The policy of these files, as strict as a page's and a fifth as long: no styles, images or inline
 * code. The worker that paints cards needs fonts.
 */
const FILE_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'";

/**
 * Registers a route for each file of a folder, served compressed if the build has left a compressed
 * copy beside it. Files that did not exist at the start can't be requested, whatever the path looks
 * like. Pages (`.html`) and hidden folders are excluded.
 */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(files, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The ETag is enough for revalidation; range requests are not needed.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED.test(path) ? CACHE_FOR_A_YEAR : REVALIDATE);
      for (const name of PAGE_ONLY_HEADERS) {
        reply.raw.removeHeader(name);
        void reply.removeHeader(name);
      }
      reply.raw.removeHeader('content-security-policy');
      if (HAS_OWN_POLICY.test(path)) void reply.header('content-security-policy', FILE_POLICY);
    },
  });
}
