import { once } from 'node:events';
import net from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * How a mail server is away: its port is closed, it takes connections and says nothing, or it says
 * that it is not available.
 */
export type Absence = 'closed' | 'silent' | 'unavailable';

export interface ReceivedLetter {
  readonly to: string;
  /** The message, with its links on one line each. */
  readonly text: string;
}

/** A real SMTP server on a port of its own, which goes away and comes back. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedLetter[];
  /** Calls of who wanted to send something while it was away, where it could tell. */
  readonly calls: number;
  goAway(how: Absence): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Chooses a port for a mail server that is away (closed). */
export async function createMailServer(): Promise<MailServer> {
  const port = await findPort();
  const received: ReceivedLetter[] = [];
  let calls = 0;
  let stop: () => Promise<void> = () => Promise.resolve();

  const listen = async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let text = '';
        stream.setEncoding('utf8').on('data', (part: string) => (text += part));
        stream.on('end', () => {
          // Decodes quoted-printable as far as links need it.
          const decoded = text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
          for (const { address } of session.envelope.rcptTo)
            received.push({ to: address.toLowerCase(), text: decoded });
          done();
        });
      },
    });
    server.on('error', () => undefined);
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    stop = () => new Promise<void>((resolve) => server.close(resolve));
  };
  const refuse = async (greeting: string | null) => {
    const sockets = new Set<net.Socket>();
    const server = net.createServer((socket) => {
      calls += 1;
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      if (greeting !== null) socket.end(greeting);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    stop = async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    };
  };
  const leave = async () => {
    const stopping = stop;
    stop = () => Promise.resolve();
    await stopping();
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    get calls() {
      return calls;
    },
    goAway: async (how) => {
      await leave();
      if (how !== 'closed') await refuse(how === 'silent' ? null : '421 Come back later\r\n');
    },
    comeBack: async () => {
      await leave();
      await listen();
    },
    close: leave,
  };
}

async function findPort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** What became of the letters of some registrations. */
export interface LetterCounts {
  /** Registrations of which no letter came. */
  readonly lost: number;
  /** Letters that came more than once. */
  readonly twice: number;
  /** Links that confirmed no account. */
  readonly notConfirmed: number;
}

/** Counts the letters to some addresses, and tries the link of each. */
export async function countLetters(
  received: readonly ReceivedLetter[],
  addresses: readonly string[],
  confirm: (token: string) => Promise<boolean>,
): Promise<LetterCounts> {
  let [lost, twice, notConfirmed] = [0, 0, 0];
  for (const address of addresses) {
    const letters = received.filter(({ to }) => to === address);
    if (letters.length === 0) lost += 1;
    if (letters.length > 1) twice += 1;
    const token = /token=([\w.~-]+)/.exec(letters[0]?.text ?? '')?.[1];
    if (letters.length > 0 && (token === undefined || !(await confirm(token)))) notConfirmed += 1;
  }
  return { lost, twice, notConfirmed };
}
