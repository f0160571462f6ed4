import type { ProfileSettings } from '@pennant/contract/leaderboard';
import { hasEarlierGames } from '../games/game-visibility.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { isDiscordShown } from './profile-setting-store.ts';

/**
 * Returns whether a user's games are shown, when they are over and while they are played; null
 * where there is no such account. Provided by the account feature.
 */
export type FindShownUser = (
  queries: Queries,
  userID: string,
) => Promise<{
  readonly showsGames: boolean;
  readonly showsLiveGames: boolean;
  readonly isHidden: boolean;
} | null>;

/** Sets whether a user's games are shown. Provided by the account feature. */
export type SetShowsGames = (
  tx: Transaction,
  setting: { readonly userID: string; readonly showsGames: boolean },
) => Promise<void>;

/** Sets whether others may watch a user's new games. Provided by the account feature. */
export type SetShowsLiveGames = (
  tx: Transaction,
  setting: { readonly userID: string; readonly showsLiveGames: boolean },
) => Promise<void>;

/** Returns what anyone may see of a user, as far as the user chooses it. */
export async function showProfileSettings(
  queries: Queries,
  { userID, findShownUser }: { readonly userID: string; readonly findShownUser: FindShownUser },
): Promise<ProfileSettings> {
  const user = await findShownUser(queries, userID);
  return {
    showsDiscord: await isDiscordShown(queries, userID),
    showsGames: user?.showsGames === true,
    showsLiveGames: user?.showsLiveGames === true,
    hasEarlierGames: await hasEarlierGames(queries, userID),
    isHiddenByAdmin: user?.isHidden === true,
  };
}
