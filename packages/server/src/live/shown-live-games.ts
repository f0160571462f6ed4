import { SIDES } from '@pennant/rules/games/lineup-slots';
import type { Logger } from 'pino';
import type { Queries } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import { EventStream } from '../platform/http/event-stream.ts';
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

/** Ends the streams of those who watch a game on this program once it is not shown any longer. */
export interface WithdrawnGames {
  /**
   * Returns the same stream of a game; whether the game is shown is read again once it is open. The
   * notice that it is not may have come before, when nobody watched.
   */
  checkOnceOpen(entry: LiveEntry, stream: EventStream): EventStream;
  stop(): void;
}

export function withdrawHiddenGames({
  db,
  notices,
  streams,
  findShownUser,
  log,
}: Context): WithdrawnGames {
  const withdrawIfHidden = (entry: LiveEntry): void => {
    isShownToOthers(findShownUser, db, entry).then(
      (isShown) => {
        if (!isShown) streams.withdraw(entry.context.gameID);
      },
      (error: unknown) =>
        log?.warn({ err: error }, 'whether a live game is shown could not be read'),
    );
  };
  const stop = notices.subscribe('shown_user', (userID) => {
    for (const entry of streams.listWatched())
      if (userID === null || SIDES.some((side) => entry.users[side] === userID))
        withdrawIfHidden(entry);
  });
  return {
    checkOnceOpen: (entry, stream) =>
      new EventStream((connection) => {
        const listener = stream.open(connection);
        withdrawIfHidden(entry);
        return listener;
      }),
    stop,
  };
}
