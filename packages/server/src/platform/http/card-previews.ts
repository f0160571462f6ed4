import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonRefusals, refuse } from '../refusal.ts';
import { sendRefusal } from './answers.ts';

/** Pictures kept, the longest unused going first: some 100 KB each. */
const MOST_KEPT = 200;
/** Pictures in the making at one moment, and those that may wait for it: each takes a core for about a tenth of a second. */
const AT_ONCE = 2;
const MOST_WAITING = 30;

const FOR_A_DAY = 'public, max-age=86400';

/**
 * `/cards/{cardID}/preview.png`: what messengers and other sites show of a card's page. It is drawn from the card as
 * guests get it, by the same code as the page; the call counts against its visitor's limits.
 */
export function serveCardPreviews(
  app: FastifyInstance,
  draw: (card: unknown) => string,
  fontsFolder: string,
): void {
  const fonts = existsSync(fontsFolder)
    ? readdirSync(fontsFolder).map((file) => path.join(fontsFolder, file))
    : [];
  const make = pictureMaker(fonts);

  app.get('/cards/:cardID/preview.png', async (request, reply) => {
    const { cardID } = request.params as { cardID: string };
    const answer = await app.inject({
      url: `/api/card/${encodeURIComponent(cardID)}`,
      remoteAddress: request.ip,
    });
    if (answer.statusCode === 429)
      void reply.header('retry-after', answer.headers['retry-after'] ?? 1);
    if (answer.statusCode !== 200) return passOn(reply, answer);
    const svg = draw(answer.json<unknown>());
    const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`;
    void reply
      .header('cache-control', FOR_A_DAY)
      .header('etag', tag)
      // Others may show it: that is what it is for.
      .header('cross-origin-resource-policy', 'cross-origin');
    if (isKnown(request, tag)) return reply.code(304).send();
    const picture = make(tag, svg);
    if (picture === null) {
      void reply.header('retry-after', 1).header('cache-control', 'no-store');
      return sendRefusal(reply, { ...commonRefusals.busy, refusal: refuse('busy') });
    }
    return reply.type('image/png').send(await picture);
  });
}

const isKnown = (request: FastifyRequest, tag: string): boolean =>
  request.headers['if-none-match'] === tag;

/** A card that is not there, or a visitor who asks too often: in the words of the call. */
function passOn(
  reply: FastifyReply,
  answer: { readonly statusCode: number; readonly body: string },
): FastifyReply {
  return reply
    .code(answer.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(answer.body);
}

/** Makes each picture once, a few at a time; null where too many wait already. */
export function pictureMaker(fonts: readonly string[]) {
  const kept = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let atWork = 0;

  const turn = async (): Promise<void> => {
    if (atWork >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else atWork += 1;
  };
  // Who waits takes over the place of who is done.
  const done = (): void => {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  };
  const draw = async (svg: string): Promise<Buffer> => {
    await turn();
    try {
      const picture = await renderAsync(svg, {
        font: { fontFiles: [...fonts], loadSystemFonts: false },
      });
      return picture.asPng();
    } finally {
      done();
    }
  };

  return (key: string, svg: string): Promise<Buffer> | null => {
    const known = kept.get(key);
    if (known === undefined && waiting.length >= MOST_WAITING) return null;
    const picture = known ?? draw(svg);
    kept.delete(key);
    kept.set(key, picture);
    if (known === undefined) picture.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return picture;
  };
}
