import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';

const TEXT = 'It holds nothing but text, which is all that a browser needs to paint it. ';
/** The level at which the program compresses its pages. */
const LEVEL = 6;

/** The running server of bare pages. */
export interface BarePages {
  readonly url: string;
  close(): void;
}

/**
 * Serves, for each address of the program, a page of text without script, font, image or style
 * sheet whose HTML is as large as the program's own page there, as text and compressed: what that
 * page's paints are compared to. What fills it are comments, as much before the text as the
 * program's page has in its head, and the rest after it.
 */
export async function serveBarePages(program: string): Promise<BarePages> {
  const pages = new Map<string, Buffer>();
  const pageOf = async (address: string): Promise<Buffer> => {
    const known = pages.get(address);
    if (known !== undefined) return known;
    const response = await fetch(program + address, { headers: { 'accept-encoding': 'gzip' } });
    const page = gzipSync(barePageAs(await response.text()), { level: LEVEL });
    pages.set(address, page);
    return page;
  };
  const answer = async (address: string, response: ServerResponse): Promise<void> => {
    if (address === '/favicon.ico') {
      response.writeHead(404).end();
      return;
    }
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-encoding', 'gzip')
      .end(await pageOf(address));
  };
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns a bare page that is as large as the page, to a few bytes, as text and compressed. */
function barePageAs(page: string): string {
  const bodyStart = page.indexOf('<body');
  const [head, body] = [page.slice(0, bodyStart), page.slice(bodyStart)];
  const start = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A bare page</title>
`;
  const text = `</head>
<body>
<h1>A page without script</h1>
<p>${TEXT.repeat(12)}</p>
`;
  return `${start}${commentAs(head, start)}${text}${commentAs(body, text)}</body></html>`;
}

/** Returns a comment that, after the text `before`, fills as much as `part` does. */
function commentAs(part: string, before: string): string {
  const compressed = (text: string) => gzipSync(text, { level: LEVEL }).length;
  const length = part.length - before.length - '<!---->'.length;
  const target = compressed(part) - compressed(before);
  /** Of so many characters that no compression makes fewer, and as many blanks as are missing. */
  const fill = (dense: number) => denseText(dense).padEnd(length, ' ');
  let [low, high] = [0, length];
  while (low < high) {
    const dense = Math.ceil((low + high) / 2);
    if (compressed(fill(dense)) <= target) low = dense;
    else high = dense - 1;
  }
  return `<!--${fill(low)}-->`;
}

/** Returns the same characters each time, which look random. */
function denseText(length: number): string {
  let text = '';
  for (let part = 0; text.length < length; part += 1)
    text += createHash('sha256').update(String(part)).digest('base64url');
  // Two hyphens would end the comment.
  return text.slice(0, length).replaceAll('-', '_');
}
