import type { WatchState } from './watch-state.ts';

/** What the bar of a watched game says. */
export interface WatchNotice {
  readonly kind: 'connecting' | 'live' | 'waiting' | 'lost' | 'over' | 'withdrawn' | 'replaced';
  readonly title: string;
  readonly text: string;
}

const NOTICES = {
  connecting: { title: 'Connecting', text: 'Opening the gates …' },
  live: { title: 'Live', text: 'One decision behind the manager.' },
  waiting: {
    title: 'Waiting for the manager',
    text: 'A play shows once the next decision is made.',
  },
  lost: { title: 'Offline', text: 'No connection: trying again. Nothing of the game is missed.' },
  withdrawn: {
    title: 'Gates closed',
    text: 'Its manager does not show this game any longer.',
  },
  replaced: {
    title: 'Paused here',
    text: 'You watch in more than five places at once.',
  },
} as const;

/** Returns what the bar says of a game that is connected like this. */
export function watchNotice(
  { final, endReason, connection }: Pick<WatchState, 'final' | 'endReason' | 'connection'>,
  {
    isCaughtUp,
    isQuiet,
  }: {
    /** Whether the page shows the last event that it has. */
    readonly isCaughtUp: boolean;
    /** Whether it has shown it for some time. */
    readonly isQuiet: boolean;
  },
): WatchNotice {
  const notice = (kind: keyof typeof NOTICES): WatchNotice => ({ kind, ...NOTICES[kind] });
  if (final !== null && isCaughtUp)
    return {
      kind: 'over',
      title: final.isAbandoned ? 'Given up' : 'Final',
      text: final.resultDescription,
    };
  if (endReason !== null) return notice(endReason);
  if (final !== null) return notice('live');
  if (connection === 'lost') return notice('lost');
  if (connection === 'connecting') return notice('connecting');
  return notice(isQuiet ? 'waiting' : 'live');
}
