import type { Tokens } from '@pennant/contract/account';
import type { Browser } from '@playwright/test';
import { pagesOf } from './all-pages.ts';
import { measureLargestPaint, PHONE_WIDTH } from './largest-paint.ts';
import { findPageParameters, type Request } from './page-parameters.ts';

const DESKTOP_WIDTH = 1280;

/** What a page moved while it was loading. */
export interface PageShift {
  readonly page: string;
  readonly width: number;
  readonly shift: number;
  readonly moved: readonly string[];
}

interface Player {
  readonly username: string;
  /** Returns tokens that do not end while a page loads. */
  readonly freshTokens: () => Promise<Tokens>;
  /** The id of a game of theirs under way. */
  readonly gameID: string;
  /** The body that starts another. */
  readonly newGame: object;
  /** Makes them an admin. */
  readonly becomeAdmin: () => Promise<void>;
}

/**
 * Loads every page as a guest, as a player and as an admin, on a phone and on a desktop, and
 * returns what moved, the most first. `only` takes some of the addresses; each load is told of,
 * since all together take half an hour.
 */
export async function measureShifts(
  browser: Browser,
  program: string,
  { freshTokens, becomeAdmin, ...player }: Player,
  only: (address: string) => boolean,
  tell: (load: PageShift) => void,
): Promise<PageShift[]> {
  const { AccessToken } = await freshTokens();
  const values = await findPageParameters(requesterOf(program, AccessToken), player);
  const measured: PageShift[] = [];
  const measure = async (pages: readonly string[], who: 'guest' | 'player' | 'admin') => {
    for (const path of pages.filter(only)) {
      for (const width of [PHONE_WIDTH, DESKTOP_WIDTH]) {
        const found = await measureLargestPaint(browser, program + path, {
          tokens: who === 'guest' ? undefined : await freshTokens(),
          width,
        });
        const { shift, moved } = found;
        const load = { page: `${who}: ${path}`, width, shift, moved };
        tell(load);
        measured.push(load);
      }
    }
  };
  await measure(pagesOf(['anyone'], values), 'guest');
  await measure(pagesOf(['anyone', 'player'], values), 'player');
  await becomeAdmin();
  await measure(pagesOf(['admin'], values), 'admin');
  return measured.toSorted((a, b) => b.shift - a.shift);
}

/** Returns a function that makes calls of a program's API, such as "GET /campaign". */
const requesterOf =
  (program: string, token: string): Request =>
  async <T>(call: string, body?: object): Promise<T> => {
    const [method = '', path = ''] = call.split(' ');
    const response = await fetch(`${program}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
