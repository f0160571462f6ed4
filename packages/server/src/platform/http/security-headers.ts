import { createHash } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Headers of every response of the API, which is never cached and never a page. They are constant,
 * so they are not computed for each response, as a page's are.
 */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** The header Permissions-Policy, which Helmet does not support. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=()';

/** Where browsers report what a page's Content-Security-Policy kept out. */
export const CSP_REPORT_PATH = '/csp-reports';

/** Tells browsers to use HTTPS only: for pages and calls, if PUBLIC_URL is an HTTPS URL. */
export const HTTPS_HEADER = ['strict-transport-security', 'max-age=15552000'] as const;

/** Returns the hash of an inline script or style sheet in the form of a policy. */
export const inlineHashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the page's inline scripts and styles in the form of a policy: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Returns Helmet's options for pages, which may load only what this server sends: no inline scripts
 * and styles except those of the built page, by their hashes; no plug-ins, no frames, no third
 * party.
 */
const helmetOptions = ({ scripts, styles }: InlineHashes): FastifyHelmetOptions => ({
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
      // The older form for browsers without the Reporting API.
      reportUri: [CSP_REPORT_PATH],
      reportTo: ['csp'],
    },
  },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
  // Set for the API as well, in `http-server.ts`.
  strictTransportSecurity: false,
});

/** Adds the security headers of pages and files to all routes of this Fastify scope. */
export async function addPageSecurityHeaders(
  pages: FastifyInstance,
  inlineHashes: InlineHashes,
): Promise<void> {
  await pages.register(helmet, helmetOptions(inlineHashes));
  pages.addHook('onRequest', (_request, reply, next) => {
    void reply
      .header('permissions-policy', PERMISSIONS)
      .header('reporting-endpoints', `csp="${CSP_REPORT_PATH}"`);
    next();
  });
}

const POLICY = 'content-security-policy';

/** Allows an inline style sheet in a page's response, by its hash. */
export function allowInlineStyle(reply: FastifyReply, styleHash: string): void {
  const policy = String(reply.raw.getHeader(POLICY));
  reply.raw.setHeader(
    POLICY,
    policy.replace(/style-src [^;]*/, (styles) => `${styles} ${styleHash}`),
  );
}
