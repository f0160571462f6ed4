import { createServer } from 'node:http';
import { once } from 'node:events';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A bare page</title>
<style>body { margin: 2rem; font: 1rem/1.5 sans-serif }</style>
</head>
<body>
<h1>A page without script</h1>
<p>${'It holds nothing but text, which is all that a browser needs to paint it. '.repeat(12)}</p>
</body>
</html>
`;

/** The running server of the bare page. */
export interface BarePage {
  readonly url: string;
  close(): void;
}

/** Serves one page of text, without script, font or image: what any page's paint is compared to. */
export async function serveBarePage(): Promise<BarePage> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
