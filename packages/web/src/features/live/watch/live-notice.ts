import type { WatchLiveState } from './watch-live-state.ts';

/** What the bar of a live game says to those who watch. */
export interface LiveNotice {
  readonly kind: 'connecting' | 'live' | 'waiting' | 'lost' | 'over' | 'withdrawn' | 'replaced';
  readonly title: string;
  readonly text: string;
}

const PHASES = {
  ready: 'It begins when both sides are ready.',
  decide: 'Both sides decide, unseen by each other.',
  choose: 'The side at bat sends its runners.',
  reveal: 'Both have decided: the dice fall.',
  over: 'The last plays are still to come.',
} as const;

/** Returns what the bar says; `result` is how the game ended, null while it is under way. */
export function liveNotice(
  { update: { phase }, connection, endReason }: WatchLiveState,
  result: string | null,
): LiveNotice {
  if (result !== null) return { kind: 'over', title: 'Final', text: result };
  if (endReason === 'withdrawn') {
    return { kind: 'withdrawn', title: 'Gates closed', text: 'The game is not shown any longer.' };
  }
  if (endReason === 'replaced') {
    return {
      kind: 'replaced',
      title: 'Paused here',
      text: 'You watch in more than five places at once.',
    };
  }
  if (connection === 'lost') {
    return {
      kind: 'lost',
      title: 'Offline',
      text: 'No connection: trying again. Nothing of the game is missed.',
    };
  }
  if (connection === 'connecting' && phase !== 'over') {
    return { kind: 'connecting', title: 'Connecting', text: 'Opening the gates …' };
  }
  return { kind: 'live', title: 'Live', text: PHASES[phase] };
}
