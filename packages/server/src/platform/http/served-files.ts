import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Files that a browser understands, by the end of their names. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const WORTH_PACKING = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** Below this folder names carry a hash of the content, so that a file never changes. */
const HASHED = '/assets/';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

interface ServedFile {
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  readonly plain: Buffer;
  /** Packed on first demand, then kept. */
  packed?: Promise<{ br: Buffer; gzip: Buffer }>;
}

/**
 * Serves the files of a folder from memory: the built page is a few hundred KB, and what is not on the list can't be
 * asked for, whatever the path looks like. Pages themselves (`.html`) and hidden folders are left out.
 */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (!entry.isFile() || url.includes('/.') || url.endsWith('.html')) continue;
    const served = await readServed(file, url);
    app.get(url, (request, reply) => sendFile(request, reply, served));
  }
}

async function readServed(file: string, url: string): Promise<ServedFile> {
  const plain = await readFile(file);
  return {
    type: TYPES[path.extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    cache: url.startsWith(HASHED) ? FOR_A_YEAR : ASK_AGAIN,
    plain,
  };
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
): Promise<FastifyReply> {
  void reply.headers({ 'content-type': file.type, 'cache-control': file.cache, etag: file.etag });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  if (!WORTH_PACKING.test(request.url.split('?', 1)[0]!)) return reply.send(file.plain);

  void reply.header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (encoding === null) return reply.send(file.plain);
  const packed = await (file.packed ??= packBoth(file.plain));
  return reply.header('content-encoding', encoding).send(packed[encoding]);
}

async function packBoth(plain: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return { br, gzip: zipped };
}
