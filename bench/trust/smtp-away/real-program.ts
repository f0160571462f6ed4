import { setTimeout as pause } from 'node:timers/promises';
import { startTrustProgram } from '../harness/trust-program.ts';
import {
  createGuestClient,
  BEHIND_PROXY,
  GUEST_PASSWORD,
  newUsername,
} from '../load/guest-requests.ts';
import { countLetters, createMailServer, type LetterCounts } from './mail-server.ts';

export interface RealResult extends LetterCounts {
  readonly refused: number;
  /** From its return to the last letter. */
  readonly seconds: number;
}

/** Registrations under way at once. */
const AT_ONCE = 4;
const GIVE_UP_MS = 420_000;

/**
 * Registers users with the real program, with its own clock, while its mail server is away: first
 * closed, then silent, so that every attempt waits for its time-out. Halfway the program is killed.
 */
export async function registerWithoutMail(
  dataDir: string,
  { registrations, realSeconds }: { readonly registrations: number; readonly realSeconds: number },
): Promise<RealResult> {
  const mail = await createMailServer();
  const client = createGuestClient();
  const options = { dataDir, settings: { ...BEHIND_PROXY, SMTP_URL: mail.url } };
  let program = await startTrustProgram(options);
  const addresses: string[] = [];
  let refused = 0;
  const register = async (count: number) => {
    const until = addresses.length + count;
    const registering = Array.from({ length: AT_ONCE }, async () => {
      while (addresses.length < until) {
        const username = newUsername();
        const email = `${username}@example.com`;
        addresses.push(email);
        const body = { username, email, password: GUEST_PASSWORD };
        const { status } = await client.post(program.url, '/users', body);
        if (status !== 200) refused += 1;
      }
    });
    await Promise.all(registering);
  };
  try {
    const began = performance.now();
    await register(Math.ceil(registrations / 2));
    await program.kill();
    program = await startTrustProgram(options);
    await mail.goAway('silent');
    await register(Math.floor(registrations / 2));
    await pause(Math.max(0, realSeconds * 1000 - (performance.now() - began)));
    await mail.comeBack();
    const back = performance.now();
    let last = back;
    for (let count = 0; mail.received.length < addresses.length; await pause(100)) {
      if (performance.now() - back > GIVE_UP_MS) break;
      if (mail.received.length > count) last = performance.now();
      count = mail.received.length;
    }
    if (mail.received.length >= addresses.length) last = performance.now();
    // Two more of the mailer's intervals, in which a letter would come again.
    await pause(11_000);
    const counts = await countLetters(mail.received, addresses, async (token) => {
      const { status } = await client.post(program.url, '/auth/confirm', { token });
      return status === 200;
    });
    return { ...counts, refused, seconds: (last - back) / 1000 };
  } finally {
    client.close();
    await program.stop();
    await mail.close();
  }
}
