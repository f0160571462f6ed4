import { homeCalls } from '@pennant/contract/home';
import { createBoardPlaces } from '../leaderboard/board-places.ts';
import { createBestPerformances } from '../games/best-performances.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import type { HomeContext } from './home-context.ts';
import { showHome } from './show-home.ts';

/** Registers the call of a player's home. */
export function homeRoutes(
  routes: Routes,
  services: Pick<HomeContext, 'winProbabilities' | 'findUsernames' | 'findDaily'>,
): void {
  const { handle } = routes.feature({});
  const findBoardPlaces = createBoardPlaces();
  const findPerformances = createBestPerformances();
  handle(homeCalls.home, ({ db, principal, now }) =>
    showHome(
      { db, findBoardPlaces, findPerformances, ...services },
      { userID: principal.userID, now },
    ),
  );
}
