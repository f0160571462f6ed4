/**
 * A game of the user's published team that was won ('challenged') or lost ('beaten') while they
 * were away.
 */
interface ChallengeNotification {
  readonly kind: 'challenged' | 'beaten';
  /** The user name of the challenger. */
  readonly opponent: string;
  /** The name of the user's team. */
  readonly team: string;
  readonly runs: number;
  readonly opponentRuns: number;
  /** Whether the challenger left the game, which the user's team then won. */
  readonly isAbandoned?: boolean;
}

/** An invitation of the user's to a live game was taken up: the game waits for both to be ready. */
interface LiveGameNotification {
  readonly kind: 'joined';
  /** The user name of who took it up. */
  readonly opponent: string;
  readonly gameID: string;
}

/** A match of a cup that the user has entered can be played. */
interface CupNotification {
  readonly kind: 'cup';
  /** The user name of the opponent, or the name of a computer club. */
  readonly opponent: string;
  readonly cupID: string;
  readonly cup: string;
}

/** What a user is notified of. */
export type Notification = ChallengeNotification | LiveGameNotification | CupNotification;

/** A notification as it is shown. */
export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** The page that it opens: an absolute path. */
  readonly path: string;
}

/** Returns what a notification says, and the page that it opens. */
export function describeNotification(notification: Notification): NotificationText {
  const { opponent } = notification;
  if (notification.kind === 'joined')
    return {
      title: `${opponent} takes up your invitation`,
      body: 'Your live game waits a few minutes for both of you to be ready.',
      path: `/live/${notification.gameID}`,
    };
  if (notification.kind === 'cup')
    return {
      title: `Your match against ${opponent}`,
      body: `${notification.cup}: the best of three, until the round ends.`,
      path: `/cups/${notification.cupID}`,
    };
  const { team, runs, opponentRuns, isAbandoned = false } = notification;
  if (notification.kind === 'beaten')
    return {
      title: `Beaten ${opponentRuns}-${runs} by ${opponent}`,
      body: `${team} lost while you were away. Watch the game, or play back.`,
      path: '/',
    };
  return {
    title: isAbandoned
      ? `${opponent} left the game`
      : `Held ${opponent} off ${runs}-${opponentRuns}`,
    body: `${team} was challenged while you were away, and won. Watch the game.`,
    path: '/',
  };
}
