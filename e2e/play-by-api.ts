import type { Page } from '@playwright/test';

import { expectApiOk } from './api-client.ts';
import type { Program } from './start-program.ts';

/** The status of a game, as the API returns it. */
export interface GameStatus {
  readonly isFinal: boolean;
  readonly pendingChoice: {
    readonly kind: 'advance' | 'tag';
    readonly options: readonly {
      readonly label: string;
      readonly runnersAdvancing: string | null;
    }[];
  } | null;
  readonly situation: {
    readonly userBats: boolean;
    readonly firstBaseRunnerLineupID: unknown;
    readonly secondBaseRunnerLineupID: unknown;
    readonly thirdBaseRunnerLineupID: unknown;
  };
}

/** A program, and the access token of a user. */
interface Caller {
  readonly program: Pick<Program, 'url'>;
  readonly token: string;
}

/** Returns the access token of the user logged in at a page. */
export const accessTokenOf = (page: Page) =>
  page.evaluate(() => localStorage.getItem('accessToken') ?? '');

/**
 * Starts a home game of the user's newest team against the weakest computer team, by API requests.
 * Returns its ID.
 */
export async function startGameByApi({ program, token }: Caller): Promise<string> {
  const readTeams = (path: string) =>
    expectApiOk<[{ readonly userTeamID: string }]>(program, `GET ${path}`, { token });
  const [own] = await readTeams('/teams/user');
  const [opponent] = await readTeams('/teams/comp-team?lineups=none');
  const body = {
    homeUserTeamID: own.userTeamID,
    visitingUserTeamID: opponent.userTeamID,
    role: 'home',
  };
  const { gameID } = await expectApiOk<{ gameID: string }>(program, 'POST /games', { body, token });
  return gameID;
}

/**
 * Rolls a game by API requests, without its page, until its status is the wanted one; sends every
 * runner who may advance. Returns false if the game ends before that.
 */
export async function rollUntilByApi(
  { program, token, gameID }: Caller & { readonly gameID: string },
  isWanted: (status: GameStatus) => boolean,
): Promise<boolean> {
  const path = `/games/${gameID}`;
  let status = await expectApiOk<GameStatus>(program, `GET ${path}`, { token });
  while (!isWanted(status)) {
    if (status.isFinal) return false;
    const choice = status.pendingChoice;
    status = choice
      ? await expectApiOk(program, `POST ${path}/manageEvent`, {
          body: { event: choice.kind, runnersAdvancing: choice.options[0]?.runnersAdvancing },
          token,
        })
      : await expectApiOk(program, `POST ${path}/roll`, { body: {}, token });
  }
  return true;
}
