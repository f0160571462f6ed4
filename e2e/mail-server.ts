import { SMTPServer } from 'smtp-server';

/** An email received. */
export interface Email {
  readonly to: string;
  /** The raw message with its headers. */
  readonly source: string;
}

/** A real SMTP server that keeps every email it receives. */
export interface MailServer {
  readonly url: string;
  /** Waits for an email to this address and returns the newest one. */
  newestEmailTo(address: string): Promise<Email>;
  /** Waits for and returns the next email to this address from now on. */
  nextEmailTo(address: string): Promise<Email>;
  close(): Promise<void>;
}

/** Starts the mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const emails: Email[] = [];
  const listeners = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (source += text));
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) emails.unshift({ to: address, source });
        for (const onEmail of listeners) onEmail();
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const emailsTo = (address: string) => emails.filter((email) => email.to === address);
  /** Waits until an address has more than `count` emails and returns the newest one. */
  const waitForMoreThan = (address: string, count: number) =>
    new Promise<Email>((resolve) => {
      const check = () => {
        const all = emailsTo(address);
        const [newest] = all;
        if (!newest || all.length <= count) return;
        listeners.delete(check);
        resolve(newest);
      };
      listeners.add(check);
      check();
    });
  return {
    url: `smtp://127.0.0.1:${port}`,
    newestEmailTo: (address) => waitForMoreThan(address, 0),
    nextEmailTo: (address) => waitForMoreThan(address, emailsTo(address).length),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/**
 * Returns the first link to the program in an email, decoded from quoted-printable; throws if none.
 */
export function extractLink(email: Email, programUrl: string): string {
  const text = email.source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  const start = text.indexOf(`${programUrl}/`);
  const link = /^\S+?(?=["'<>\s]|$)/.exec(text.slice(start))?.[0];
  if (start === -1 || !link) throw new Error(`No link to ${programUrl} in:\n${email.source}`);
  return link.replaceAll('&amp;', '&');
}
