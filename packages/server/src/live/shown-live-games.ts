import { SIDES } from '@pennant/rules/games/lineup-slots';
import type { Logger } from 'pino';
import type { Queries } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import type { LiveEntry } from './live-entry.ts';
import type { LiveServices } from './live-services.ts';
import type { LiveStreams } from './live-streams.ts';

type FindShownUser = LiveServices['findShownUser'];

/** Returns whether others may see a game: if both of its users let them, as far as it has come. */
export async function isShownToOthers(
  findShownUser: FindShownUser,
  queries: Queries,
  { users, state }: Pick<LiveEntry, 'users' | 'state'>,
): Promise<boolean> {
  const shown = await Promise.all(
    SIDES.map(async (side) => {
      const userID = users[side];
      return userID === null ? null : findShownUser(queries, userID);
    }),
  );
  const isOver = state.phase === 'over';
  return shown.every(
    (user) => user === null || (!user.isHidden && (isOver ? user.showsGames : user.showsLiveGames)),
  );
}

interface Context {
  readonly db: Queries;
  readonly notices: Notices;
  readonly streams: LiveStreams;
  readonly findShownUser: FindShownUser;
  readonly log?: Pick<Logger, 'warn'> | undefined;
}

/**
 * Ends the streams of those who watch a game on this program once it is not shown any longer.
 * Returns the function that stops this.
 */
export function withdrawHiddenGames({
  db,
  notices,
  streams,
  findShownUser,
  log,
}: Context): () => void {
  const withdrawIfHidden = async (entry: LiveEntry): Promise<void> => {
    const isShown = await isShownToOthers(findShownUser, db, entry);
    if (!isShown) streams.withdraw(entry.context.gameID);
  };
  return notices.subscribe('shown_user', (userID) => {
    for (const entry of streams.listWatched())
      if (userID === null || SIDES.some((side) => entry.users[side] === userID))
        withdrawIfHidden(entry).catch((error: unknown) =>
          log?.warn({ err: error }, 'whether a live game is shown could not be read'),
        );
  });
}
