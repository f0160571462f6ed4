import { PassThrough, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Refusal, RefusalResponse } from '../refusal.ts';
import { API_HEADERS } from './security-headers.ts';
import type { JsonStream } from './json-stream.ts';

/**
 * Minimum length in characters of a compressed response; a collection of 50,000 cards is 27 MB
 * uncompressed.
 */
const MIN_COMPRESSED_LENGTH = 4096;
const gzipAsync = promisify(gzip);

export const JSON_HEADERS = { ...API_HEADERS, 'content-type': 'application/json; charset=utf-8' };

/** Sends JSON text, with the headers of every response of the API. */
export function sendJson(
  reply: FastifyReply,
  status: number,
  text: string,
): FastifyReply | Promise<FastifyReply> {
  void reply.code(status).headers(JSON_HEADERS);
  return sendCompressed(reply, text);
}

/**
 * Sends text, gzipped if it is long enough and the client accepts gzip.
 *
 * @param level zlib's compression level, by default the fastest.
 */
export function sendCompressed(
  reply: FastifyReply,
  text: string,
  level: number = constants.Z_BEST_SPEED,
): FastifyReply | Promise<FastifyReply> {
  return text.length < MIN_COMPRESSED_LENGTH ? reply.send(text) : sendGzipped(reply, text, level);
}

async function sendGzipped(
  reply: FastifyReply,
  text: string,
  level: number,
): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding');
  if (!acceptsGzip(reply)) return reply.send(text);
  const compressed = await gzipAsync(text, { level });
  return reply.header('content-encoding', 'gzip').send(compressed);
}

/** A text that is compressed once and sent often. */
export interface PrecompressedText {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
  /** Left out where it is not worth it. */
  readonly brotli?: Buffer;
}

export function precompress(text: string): PrecompressedText {
  const plain = Buffer.from(text);
  return { plain, gzipped: gzipSync(plain) };
}

/** Sends a text that was compressed before, in the smallest form that the client accepts. */
export function sendPrecompressed(
  reply: FastifyReply,
  { plain, gzipped, brotli }: PrecompressedText,
): FastifyReply {
  void reply.header('vary', 'accept-encoding');
  if (brotli !== undefined && accepts(reply, 'br'))
    return reply.header('content-encoding', 'br').send(brotli);
  return acceptsGzip(reply)
    ? reply.header('content-encoding', 'gzip').send(gzipped)
    : reply.send(plain);
}

/** Returns whether the client lists a coding, and does not refuse it by "q=0". */
const accepts = (reply: FastifyReply, coding: string): boolean =>
  (reply.request.headers['accept-encoding'] ?? '').split(',').some((listed) => {
    const [name = '', ...parameters] = listed.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

const acceptsGzip = (reply: FastifyReply): boolean => accepts(reply, 'gzip');

/**
 * Size of the buffer of a streamed response for a slow client. A collection of 100,000 cards fits,
 * so that its writer does not wait for the client.
 */
const STREAM_BUFFER_BYTES = 64 * 1024 * 1024;

/** Sends a response while it is written. */
export async function sendJsonStream(
  reply: FastifyReply,
  response: JsonStream,
): Promise<FastifyReply> {
  const isGzipped = acceptsGzip(reply);
  const buffer = new PassThrough({ highWaterMark: STREAM_BUFFER_BYTES });
  // Fastify handles errors of the stream once it sends it. Before that, an unhandled 'error' event
  // would end the process.
  buffer.on('error', () => undefined);
  // A chunk that did not fit is never consumed after the client disconnects: without this promise
  // its writer would wait forever.
  const disconnected = new Promise<never>((_, reject) => {
    buffer.once('close', () => reject(new Error('nobody takes the answer any longer')));
  });
  disconnected.catch(() => undefined);
  const encoder = isGzipped ? createGzip({ level: constants.Z_BEST_SPEED }) : buffer;
  // If the client disconnects, the encoder closes too, and the next chunk is rejected.
  if (encoder !== buffer) pipeline(encoder, buffer, () => undefined);
  await new Promise<void>((resolveStarted, rejectStarted) => {
    const write = (chunk: string) => {
      const written = new Promise<void>((resolve, reject) => {
        encoder.write(chunk, (error) => (error ? reject(error) : resolve()));
      });
      resolveStarted();
      return Promise.race([written, disconnected]);
    };
    response.writeTo(write).then(
      () => encoder.end(),
      (error: Error) => {
        rejectStarted(error);
        encoder.destroy(error);
      },
    );
  });
  void reply.code(200).headers(JSON_HEADERS).header('vary', 'accept-encoding');
  if (isGzipped) void reply.header('content-encoding', 'gzip');
  return reply.send(buffer);
}

/** Sends a refusal as `{error, code, details?}`, with Retry-After if its details carry it. */
export function sendRefusal(
  reply: FastifyReply,
  { refusal, status, error }: RefusalResponse & { refusal: Refusal },
): FastifyReply | Promise<FastifyReply> {
  const { retryAfter } = (refusal.details ?? {}) as { retryAfter?: unknown };
  if (typeof retryAfter === 'number') void reply.header('retry-after', retryAfter);
  return sendJson(reply, status, JSON.stringify(refusalBody(refusal, error)));
}

/** Returns the response body of a refusal: `{error, code, details?}`, as in the contract. */
export function refusalBody(refusal: Refusal, error: RefusalResponse['error']) {
  return {
    error: typeof error === 'string' ? error : error(refusal.details),
    code: refusal.code,
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
  };
}
