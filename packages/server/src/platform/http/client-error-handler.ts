import type { Socket } from 'node:net';
import { API_HEADERS } from './security-headers.ts';

/** Responses to Node's HTTP parse errors, by error code. */
const RESPONSES: Readonly<Record<string, { status: string; error: string; code: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    error: 'The address or the headers of the request are too long.',
    code: 'headers_too_large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    error: 'The request took too long to come in. Please try again.',
    code: 'request_timeout',
  },
};
const MALFORMED = {
  status: '400 Bad Request',
  error: 'The request is not well formed.',
  code: 'malformed',
} as const;

/**
 * Time for a client to read the refusal and to close its side. Node looks after the connection no
 * more: one that goes on sending would be kept for as long as it likes.
 */
const LINGER_MS = 1_000;

/**
 * Responds to bytes that are no valid HTTP request with `{error, code}` and closes the connection.
 */
export function handleClientError(problem: Error & { code?: string }, socket: Socket): void {
  // The client has disconnected or has its response already.
  if (problem.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const { status, error, code } = RESPONSES[problem.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ error, code });
  const headers = {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
