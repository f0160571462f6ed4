import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { commonRefusals, refuse } from '../refusal.ts';
import { clientAddressOf } from './client-address.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { sendRefusal } from './responses.ts';
import { CSP_REPORT_PATH } from './security-headers.ts';

const MAX_REPORT_BYTES = 16 * 1024;
/** Reports that are read of one request. */
const MAX_REPORTS = 10;
/** The same violation is logged once in this time, in ms, and so many different ones in all. */
const REPEATED_AFTER_MS = 3_600_000;
const MAX_DIFFERENT = 100;
const MAX_TEXT = 200;

/** The types of the two forms: of `report-to`, and of the older `report-uri`. */
const REPORT_TYPES = ['application/reports+json', 'application/csp-report'];

const text = z.string().max(8000).optional().catch(undefined);
const line = z.int().min(0).optional().catch(undefined);
const newForm = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
    lineNumber: line,
  }),
});
const oldForm = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': line,
  }),
});

/** What a page's policy kept out, as it is logged. */
export interface CspViolation {
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly line: number | undefined;
}

/**
 * Returns the violations that a report holds; null if it is none. Of URLs only what says where: a
 * query may hold the token of a letter's link.
 */
export function parseCspReport(report: unknown): CspViolation[] | null {
  const old = oldForm.safeParse(report);
  if (old.success) {
    const { 'csp-report': body } = old.data;
    return [
      {
        page: shortUrl(body['document-uri']),
        directive: shortText(body['effective-directive'] ?? body['violated-directive']),
        blocked: shortUrl(body['blocked-uri']),
        source: shortUrl(body['source-file']),
        line: body['line-number'],
      },
    ];
  }
  if (!Array.isArray(report)) return null;
  return report.slice(0, MAX_REPORTS).flatMap((each) => {
    const parsed = newForm.safeParse(each);
    if (!parsed.success) return [];
    const { body } = parsed.data;
    return [
      {
        page: shortUrl(body.documentURL),
        directive: shortText(body.effectiveDirective),
        blocked: shortUrl(body.blockedURL),
        source: shortUrl(body.sourceFile),
        line: body.lineNumber,
      },
    ];
  });
}

const shortText = (value = ''): string => value.replaceAll(/\p{Cc}/gu, '').slice(0, MAX_TEXT);

/** Returns a URL without query and fragment; `inline` and the like as they are. */
const shortUrl = (value = ''): string => shortText(value.split(/[?#]/)[0]);

interface CspReportOptions {
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Registers the route that writes browsers' reports into the log: few of each client, each
 * violation once an hour, and a hundred different ones at most. Its response is empty.
 */
export async function cspReportRoutes(
  app: FastifyInstance,
  { rateLimiter, clock, log }: CspReportOptions,
): Promise<void> {
  const loggedAt = new LRUCache<string, number>({ max: MAX_DIFFERENT });
  const logOnce = (violation: CspViolation): void => {
    const now = clock().getTime();
    const key = JSON.stringify(violation);
    const last = loggedAt.get(key) ?? -Infinity;
    const oldest = loggedAt.size < MAX_DIFFERENT ? -Infinity : [...loggedAt.values()].at(-1)!;
    // With a hundred others within the hour, the log says enough.
    if (now - last < REPEATED_AFTER_MS || now - oldest < REPEATED_AFTER_MS) return;
    loggedAt.set(key, now);
    log.warn({ ...violation }, 'a page kept something out by its security policy');
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      REPORT_TYPES,
      { parseAs: 'string', bodyLimit: MAX_REPORT_BYTES },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(body as string));
        } catch {
          done(null, null);
        }
      },
    );
    scope.post(CSP_REPORT_PATH, (request, reply) => {
      const wait = rateLimiter.take('reports', clientAddressOf(request.ip ?? ''));
      if (wait !== null) {
        const refusal = refuse('too_many_requests', { retryAfter: wait });
        return sendRefusal(reply, { ...commonRefusals.too_many_requests, refusal });
      }
      const violations = parseCspReport(request.body);
      if (violations === null)
        return sendRefusal(reply, { ...commonRefusals.malformed, refusal: refuse('malformed') });
      for (const violation of violations) logOnce(violation);
      return reply.code(204).send();
    });
  });
}
