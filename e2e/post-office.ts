import { SMTPServer } from 'smtp-server';

export interface Letter {
  readonly to: string;
  /** The letter as it travelled, headers and all. */
  readonly source: string;
}

/** A real mail server that keeps every letter it is given. */
export interface PostOffice {
  readonly url: string;
  /** The newest letter to this address, as soon as there is one. */
  letterTo(address: string): Promise<Letter>;
  /** The next one that comes to it from now on. */
  nextLetterTo(address: string): Promise<Letter>;
  close(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
  const letters: Letter[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (source += text));
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) letters.unshift({ to: address, source });
        for (const wake of waiting) wake();
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
  const lettersTo = (address: string) => letters.filter((letter) => letter.to === address);
  /** The newest letter to an address once more than so many have come. */
  const after = (address: string, seen: number) =>
    new Promise<Letter>((resolve) => {
      const look = () => {
        const all = lettersTo(address);
        const [newest] = all;
        if (!newest || all.length <= seen) return;
        waiting.delete(look);
        resolve(newest);
      };
      waiting.add(look);
      look();
    });
  return {
    url: `smtp://127.0.0.1:${port}`,
    letterTo: (address) => after(address, 0),
    nextLetterTo: (address) => after(address, lettersTo(address).length),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The first address in a letter that leads to the program, with the line breaks of the mail's encoding undone. */
export function linkIn(letter: Letter, programUrl: string): string {
  const text = letter.source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  const start = text.indexOf(`${programUrl}/`);
  const link = /^\S+?(?=["'<>\s]|$)/.exec(text.slice(start))?.[0];
  if (start === -1 || !link) throw new Error(`No link to ${programUrl} in:\n${letter.source}`);
  return link.replaceAll('&amp;', '&');
}
