import { createServer, request as sendRequest, type IncomingHttpHeaders } from 'node:http';

/** A proxy in front of the program, behind which a newer build of the pages can appear. */
export interface NewerBuildProxy {
  readonly url: string;
  /** Serves the pages from now on as those of another build. */
  replaceBuild(): void;
  close(): Promise<void>;
}

/** The responses in which the build's ID stands. */
const TEXT = /^(text|application)\/(html|javascript|json)/;

/** Starts a proxy that serves the program under another address. */
export async function startNewerBuildProxy(programUrl: string): Promise<NewerBuildProxy> {
  const { build } = (await (await fetch(`${programUrl}/build.json`)).json()) as { build: string };
  const newer = [...build].toReversed().join('');
  let isReplaced = false;
  const server = createServer((incoming, outgoing) => {
    const headers: IncomingHttpHeaders = { ...incoming.headers, 'accept-encoding': 'identity' };
    // Otherwise the program could answer that nothing has changed.
    delete headers['if-none-match'];
    const onward = sendRequest(
      new URL(incoming.url ?? '/', programUrl),
      { method: incoming.method, headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { etag: _etag, 'content-length': _length, ...rest } = response.headers;
          let body = Buffer.concat(chunks);
          if (isReplaced && TEXT.test(rest['content-type'] ?? ''))
            body = Buffer.from(body.toString('utf8').replaceAll(build, newer));
          outgoing.writeHead(response.statusCode ?? 502, rest).end(body);
        });
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    replaceBuild: () => {
      isReplaced = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
