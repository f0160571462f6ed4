import { createServer, connect, type Socket } from 'node:net';

/** A way to one of several programs, as a balancer is. */
export async function startSwitch(firstUrl: string) {
  let target = new URL(firstUrl);
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const socket of [incoming, onward]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    incoming.on('close', () => onward.destroy());
    onward.on('close', () => incoming.destroy());
    incoming.pipe(onward).pipe(incoming);
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    turnTo: (url: string) => {
      target = new URL(url);
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
