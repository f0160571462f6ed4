import type { Page } from '@playwright/test';

import { granted } from './calls.ts';
import type { Program } from './program.ts';

/** Where a game stands, as the program tells it. */
export interface Standing {
  readonly isFinal: boolean;
  readonly pendingChoice: {
    readonly kind: 'advance' | 'tag';
    readonly options: readonly { readonly runnersAdvancing: string | null }[];
  } | null;
  readonly situation: {
    readonly userBats: boolean;
    readonly firstBaseRunnerLineupID: unknown;
    readonly secondBaseRunnerLineupID: unknown;
    readonly thirdBaseRunnerLineupID: unknown;
  };
}

/** The access token of whom a page is logged in as. */
export const tokenOf = (page: Page) =>
  page.evaluate(() => localStorage.getItem('accessToken') ?? '');

/**
 * Takes the game on without its page, in milliseconds a roll, until it stands as wanted; every runner who may be sent
 * is. Answers false where it ends before that.
 */
export async function rollByCall(
  { program, token, gameID }: { program: Program; token: string; gameID: string },
  isWanted: (game: Standing) => boolean,
): Promise<boolean> {
  const game = `/games/${gameID}`;
  let now = await granted<Standing>(program, `GET ${game}`, { token });
  while (!isWanted(now)) {
    if (now.isFinal) return false;
    const choice = now.pendingChoice;
    now = choice
      ? await granted(program, `POST ${game}/manageEvent`, {
          body: { event: choice.kind, runnersAdvancing: choice.options[0]?.runnersAdvancing },
          token,
        })
      : await granted(program, `POST ${game}/roll`, { body: {}, token });
  }
  return true;
}
