import type { NotificationKind } from '@pennant/contract/notifications';

/**
 * What a user is notified of: a game of their published team that was won ('challenged') or lost
 * ('beaten') while they were away.
 */
export interface Notification {
  readonly kind: NotificationKind;
  /** The user name of the challenger. */
  readonly opponent: string;
  /** The name of the user's team. */
  readonly team: string;
  readonly runs: number;
  readonly opponentRuns: number;
  /** Whether the challenger left the game, which the user's team then won. */
  readonly isAbandoned?: boolean;
}

/** A notification as it is shown. */
export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** The page that it opens: an absolute path. */
  readonly path: string;
}

/** Returns what a notification says, and the page that it opens. */
export function describeNotification({
  kind,
  opponent,
  team,
  runs,
  opponentRuns,
  isAbandoned = false,
}: Notification): NotificationText {
  const texts: Record<NotificationKind, NotificationText> = {
    beaten: {
      title: `Beaten ${opponentRuns}-${runs} by ${opponent}`,
      body: `${team} lost while you were away. Watch the game, or play back.`,
      path: '/',
    },
    challenged: {
      title: isAbandoned
        ? `${opponent} left the game`
        : `Held ${opponent} off ${runs}-${opponentRuns}`,
      body: `${team} was challenged while you were away, and won. Watch the game.`,
      path: '/',
    },
  };
  return texts[kind];
}
