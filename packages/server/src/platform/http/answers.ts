import { PassThrough, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Refusal, ToldRefusal } from '../refusal.ts';
import { API_HEADERS } from './security-headers.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** Answers of at least this many characters travel packed: a collection of 50,000 cards is 27 MB otherwise. */
const PACK_FROM = 4096;
const pack = promisify(gzip);

const JSON_HEADERS = { ...API_HEADERS, 'content-type': 'application/json; charset=utf-8' };

/** Sends JSON text, with the headers that every answer of the API has. */
export function sendJson(
  reply: FastifyReply,
  status: number,
  text: string,
): FastifyReply | Promise<FastifyReply> {
  void reply.code(status).headers(JSON_HEADERS);
  return sendPacked(reply, text);
}

/** Sends text, packed where that pays and the client understands it; quickly unless told to take the trouble. */
export function sendPacked(
  reply: FastifyReply,
  text: string,
  level: number = constants.Z_BEST_SPEED,
): FastifyReply | Promise<FastifyReply> {
  return text.length < PACK_FROM ? reply.send(text) : sendLarge(reply, text, level);
}

async function sendLarge(reply: FastifyReply, text: string, level: number): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding');
  if (!takesPacked(reply)) return reply.send(text);
  const packed = await pack(text, { level });
  return reply.header('content-encoding', 'gzip').send(packed);
}

const takesPacked = (reply: FastifyReply): boolean =>
  /\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '');

/** So much of a written answer waits for a slow client: the cards of 100,000 fit, and who writes need not wait for him. */
const MOST_WAITING_BYTES = 64 * 1024 * 1024;

/** Sends an answer while it is written. */
export async function sendWritten(
  reply: FastifyReply,
  answer: WrittenAnswer,
): Promise<FastifyReply> {
  const isPacked = takesPacked(reply);
  const waiting = new PassThrough({ highWaterMark: MOST_WAITING_BYTES });
  // Fastify hears of its failure once it sends it. Before that nobody else would, and unheard it would end the program.
  waiting.on('error', () => undefined);
  // A piece that there was no room for is never taken where the client goes: without this its writer would wait for ever.
  const gone = new Promise<never>((_, refused) => {
    waiting.once('close', () => refused(new Error('nobody takes the answer any longer')));
  });
  gone.catch(() => undefined);
  const way = isPacked ? createGzip({ level: constants.Z_BEST_SPEED }) : waiting;
  // Where the client has gone, the way closes too, and the next piece is refused.
  if (way !== waiting) pipeline(way, waiting, () => undefined);
  await new Promise<void>((begun, failed) => {
    const write = (piece: string) => {
      const taken = new Promise<void>((done, refused) => {
        way.write(piece, (error) => (error ? refused(error) : done()));
      });
      begun();
      return Promise.race([taken, gone]);
    };
    answer.writeTo(write).then(
      () => way.end(),
      (error: Error) => {
        failed(error);
        way.destroy(error);
      },
    );
  });
  void reply.code(200).headers(JSON_HEADERS).header('vary', 'accept-encoding');
  if (isPacked) void reply.header('content-encoding', 'gzip');
  return reply.send(waiting);
}

/** Sends a refusal in the shape that all of them have. */
export function sendRefusal(
  reply: FastifyReply,
  { refusal, status, error }: ToldRefusal & { refusal: Refusal },
): FastifyReply | Promise<FastifyReply> {
  const { retryAfter } = (refusal.details ?? {}) as { retryAfter?: unknown };
  if (typeof retryAfter === 'number') void reply.header('retry-after', retryAfter);
  return sendJson(reply, status, JSON.stringify(refusalBody(refusal, error)));
}

/** `{error, code, details?}`, as the contract has it. */
export function refusalBody(refusal: Refusal, error: ToldRefusal['error']) {
  return {
    error: typeof error === 'string' ? error : error(refusal.details),
    code: refusal.code,
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
  };
}
