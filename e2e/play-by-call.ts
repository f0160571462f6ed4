import type { Page } from '@playwright/test';

import { granted } from './calls.ts';
import type { Program } from './program.ts';

/** The status of a game, as the API returns it. */
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

/** Returns the access token of the user logged in at a page. */
export const tokenOf = (page: Page) =>
  page.evaluate(() => localStorage.getItem('accessToken') ?? '');

/**
 * Rolls a game by API requests, without its page, until its status is the wanted one; sends every
 * runner who may advance. Returns false if the game ends before that.
 */
export async function rollByCall(
  { program, token, gameID }: { program: Program; token: string; gameID: string },
  isWanted: (status: Standing) => boolean,
): Promise<boolean> {
  const path = `/games/${gameID}`;
  let status = await granted<Standing>(program, `GET ${path}`, { token });
  while (!isWanted(status)) {
    if (status.isFinal) return false;
    const choice = status.pendingChoice;
    status = choice
      ? await granted(program, `POST ${path}/manageEvent`, {
          body: { event: choice.kind, runnersAdvancing: choice.options[0]?.runnersAdvancing },
          token,
        })
      : await granted(program, `POST ${path}/roll`, { body: {}, token });
  }
  return true;
}
