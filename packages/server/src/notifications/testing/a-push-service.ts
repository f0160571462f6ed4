import { createHmac, createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PushNetwork } from '../push-network.ts';
import { A_PUSH_CERTIFICATE } from './a-push-certificate.ts';

/** A request that the service was sent. */
export interface ReceivedPush {
  /** The path of the endpoint. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface PushService {
  readonly received: readonly ReceivedPush[];
  /** How it responds from now on; by default with 201, and with 400 to what breaks a rule. */
  respond: (response: ServerResponse) => void;
  /** The internet, but for push.example.com, which is this service on this machine. */
  readonly network: PushNetwork;
  close(): Promise<void>;
}

export const SERVICE_ORIGIN = 'https://push.example.com';

/**
 * Starts a push service (RFC 8030) on this machine that checks who is sending (RFC 8292), by code
 * that shares nothing with the program's.
 */
export async function aPushService({
  isAllowed = () => true,
  timeoutMs = 5000,
}: Partial<Pick<PushNetwork, 'isAllowed' | 'timeoutMs'>> = {}): Promise<PushService> {
  const received: ReceivedPush[] = [];
  const server = createServer(A_PUSH_CERTIFICATE, (request, response) => {
    void receive(request, response);
  });
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts),
    });
    const fault = findFault(request, received.at(-1)!);
    if (fault === null) service.respond(response);
    else response.writeHead(400).end(fault);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: PushService = {
    received,
    respond: (response) => void response.writeHead(201).end(),
    network: {
      resolve: async () => ['127.0.0.1'],
      isAllowed,
      port: (server.address() as AddressInfo).port,
      ca: A_PUSH_CERTIFICATE.cert,
      timeoutMs,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

/** Responds as if the connection were to speak another protocol from now on. */
export const switchProtocols = (response: ServerResponse): void =>
  void response.socket!.write(
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n',
  );

/** Returns what is wrong with a request by RFC 8030, 8188 and 8292; null for a good one. */
function findFault({ method, headers }: IncomingMessage, { body }: ReceivedPush): string | null {
  if (method !== 'POST') return 'not a POST';
  if (headers['content-encoding'] !== 'aes128gcm') return 'another encoding';
  if (!/^\d+$/.test(String(headers['ttl']))) return 'no TTL';
  if (headers['topic'] !== undefined && !/^[\w-]{1,32}$/.test(String(headers['topic'])))
    return 'a topic of other characters';
  if (body.length > 4096) return 'too large';
  const vapid = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(
    headers.authorization ?? '',
  );
  if (vapid === null) return 'no VAPID';
  const [, head = '', claims = '', signature = '', key = ''] = vapid;
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'not signed by its key';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud?: string;
    exp?: number;
    sub?: string;
  };
  if (aud !== SERVICE_ORIGIN) return 'for another service';
  const lifeS = (exp ?? 0) - Date.now() / 1000;
  if (lifeS <= 0 || lifeS > 24 * 3600) return 'expired, or too long';
  return /^(mailto:.+@.+|https:\/\/.+)$/.test(sub ?? '') ? null : 'without a contact';
}

/** Returns the public key that a request names. */
export const vapidKeyOf = ({ headers }: ReceivedPush): string =>
  /k=([\w-]+)/.exec(headers.authorization ?? '')?.[1] ?? '';

/** HKDF with SHA-256 for up to 32 bytes (RFC 5869). */
export function hkdf(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const key = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', key)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length);
}
