import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Headers of every answer of the API: it is never cached, and never a page. They are constant and few, so they are
 * not worked out anew for each answer, as a page's are.
 */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Helmet knows no Permissions-Policy: it is no longer of one mind with the standard. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=()';

/** Tells browsers to stay with HTTPS: for pages and calls, where the program is reached by it. */
export const HTTPS_HEADER = ['strict-transport-security', 'max-age=15552000'] as const;

/** Hashes of what stands inside the page itself, as a policy writes them: `'sha256-…'`. */
export interface InsidePage {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * What pages may load: only what this server sends. No inline script or style but those of the built page, by their hash; no
 * plug-in, no frame, nobody else's.
 */
const pageRules = ({ scripts, styles }: InsidePage): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scripts],
      workerSrc: ["'self'"],
      styleSrc: ["'self'", ...styles],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      mediaSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
  // It holds for the API as well, so it is not among these.
  strictTransportSecurity: false,
});

/** Sends the security headers of pages and files with whatever is registered in this scope. */
export async function protectPages(pages: FastifyInstance, inside: InsidePage): Promise<void> {
  await pages.register(helmet, pageRules(inside));
  pages.addHook('onRequest', (_request, reply, next) => {
    void reply.header('permissions-policy', PERMISSIONS);
    next();
  });
}
