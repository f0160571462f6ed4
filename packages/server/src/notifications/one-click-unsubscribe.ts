import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { clientAddressOf } from '../platform/http/client-address.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import { sendRefusal } from '../platform/http/responses.ts';
import { commonRefusals, refuse } from '../platform/refusal.ts';
import type { ReadNotificationKeys } from './notification-keys.ts';
import { notificationRefusals } from './refusals.ts';
import { unsubscribe } from './unsubscribe.ts';

/** The page of a letter's link. Mail programs send a POST to the same address (RFC 8058). */
const UNSUBSCRIBE_PATH = '/unsubscribe';

/** The forms in which mail programs send `List-Unsubscribe=One-Click`. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const MAX_FORM_BYTES = 2048;
const MAX_TOKEN_LENGTH = 200;

/**
 * Registers the POST by which a mail program switches letters off in one click, without a session.
 * A GET, which scanners of mail send too, changes nothing: it shows the page with a button.
 */
export async function oneClickUnsubscribeRoute(
  app: FastifyInstance,
  {
    database,
    readKeys,
    rateLimiter,
  }: {
    readonly database: Database;
    readonly readKeys: ReadNotificationKeys;
    readonly rateLimiter: RateLimiter;
  },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM_TYPES,
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      const wait = rateLimiter.take('spending', clientAddressOf(request.ip ?? ''));
      if (wait !== null) {
        const refusal = refuse('too_many_requests', { retryAfter: wait });
        return sendRefusal(reply, { ...commonRefusals.too_many_requests, refusal });
      }
      const { token } = request.query as { token?: unknown };
      const isOneClick = String(request.body).includes('One-Click');
      if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH || !isOneClick)
        return sendRefusal(reply, { ...commonRefusals.malformed, refusal: refuse('malformed') });
      const done = await unsubscribe(database, { token, readKeys });
      if (!done.ok)
        return sendRefusal(reply, { ...notificationRefusals[done.code], refusal: done });
      return reply.type('text/plain; charset=utf-8').send('No more letters of this kind.\n');
    });
  });
}
