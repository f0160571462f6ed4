import type { Tokens } from '@pennant/contract/account';
import type { Browser } from '@playwright/test';
import { ADMIN_PAGES, PLAYER_PAGES, PUBLIC_PAGES } from './all-pages.ts';
import { measureLargestPaint, PHONE_WIDTH } from './largest-paint.ts';

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
  readonly tokens: Tokens;
  /** The id of a game of theirs under way. */
  readonly gameID: string;
  /** Makes them an admin. */
  readonly becomeAdmin: () => Promise<void>;
}

/** Loads every page as a guest, as a player and as an admin, on a phone and on a desktop. */
export async function measureShifts(
  browser: Browser,
  program: string,
  { username, tokens, gameID, becomeAdmin }: Player,
): Promise<PageShift[]> {
  const read = async <T>(address: string, token?: string): Promise<T> => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await (await fetch(`${program}/api${address}`, { headers })).json()) as T;
  };
  const measured: PageShift[] = [];
  const measure = async (pages: readonly string[], who: string, visitor?: Tokens) => {
    for (const path of pages) {
      for (const width of [PHONE_WIDTH, DESKTOP_WIDTH]) {
        const found = await measureLargestPaint(browser, program + path, {
          tokens: visitor,
          width,
        });
        measured.push({ page: `${who}: ${path}`, width, shift: found.shift, moved: found.moved });
      }
    }
  };
  const { cards } = await read<{ cards: { cardID: number }[] }>(
    '/card/user?limit=1',
    tokens.AccessToken,
  );
  const [campaign] =
    await read<{ campaignID: number; CampaignContests: { campaignContestID: number }[] }[]>(
      '/campaign',
    );
  const contestID = campaign?.CampaignContests[0]?.campaignContestID;
  const ofMany = [
    `/cards/${cards[0]?.cardID}`,
    `/campaigns/${campaign?.campaignID}`,
    `/campaign-contests/${contestID}`,
  ];
  await measure([...PUBLIC_PAGES, ...ofMany], 'guest');
  const own = [`/game/create/${contestID}`, `/game/${gameID}/play`, `/players/${username}`];
  await measure([...PLAYER_PAGES, ...ofMany, ...own], 'player', tokens);
  await fetch(`${program}/api/games/${gameID}/play`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.AccessToken}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ until: 'final', eventNumber: 0 }),
  });
  await measure([`/game/${gameID}/summary`], 'player', tokens);
  await becomeAdmin();
  await measure(ADMIN_PAGES, 'admin', tokens);
  return measured.toSorted((a, b) => b.shift - a.shift);
}
