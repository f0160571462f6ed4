import type { StreamEndReason } from '@pennant/contract/stream-end';
import { battingSide } from '@pennant/rules/games/state';
import type { LiveView } from '@pennant/rules/live/live-view';

import type { ShareProblem } from '../dice/use-own-share.ts';
import type { LiveConnection } from './live-game-state.ts';

interface Moment {
  readonly view: Pick<LiveView, 'phase' | 'side' | 'you' | 'opponent' | 'isOffered' | 'game'>;
  readonly connection: LiveConnection;
  /** Why the stream was ended for good: it does not try again. */
  readonly endReason: StreamEndReason | null;
  readonly shareProblem: ShareProblem | null;
  /** The other side's team. */
  readonly opponent: string;
}

/** What is out of the ordinary, and what the player can do about it. */
export interface BarNotice {
  readonly kind:
    | 'lost'
    | 'replaced'
    | 'withdrawn'
    | 'unknown'
    | 'changed'
    | 'storage'
    | 'offered'
    | 'ownComputer'
    | 'otherComputer';
  readonly text: string;
}

/** Returns what the bar says above its buttons; null while all goes as it should. */
export function noticeOfBar({
  view,
  connection,
  endReason,
  shareProblem,
  opponent,
}: Moment): BarNotice | null {
  const { you, opponent: other } = view;
  if (endReason === 'replaced') {
    return {
      kind: 'replaced',
      text: 'This game is open in other places, and paused here.',
    };
  }
  if (endReason === 'withdrawn') {
    return { kind: 'withdrawn', text: 'This game is not to be found any longer.' };
  }
  if (connection === 'lost') {
    return {
      kind: 'lost',
      text: 'No connection: trying again. Your clock rests for up to a minute.',
    };
  }
  if (shareProblem === 'changed') {
    return {
      kind: 'changed',
      text: 'The server now shows another decision of the other side than this browser signed. Nothing more is revealed for this roll.',
    };
  }
  if (shareProblem === 'storage') {
    return {
      kind: 'storage',
      text: 'This browser keeps nothing, so it cannot hold your dice. Leave private browsing, or free some space, and load the page again.',
    };
  }
  if (shareProblem === 'unknown' && view.phase !== 'ready') {
    return {
      kind: 'unknown',
      text: 'Your dice for this game are in another browser. Go on there, or take over here from the next half-inning on.',
    };
  }
  if (view.isOffered) {
    return {
      kind: 'offered',
      text: `${opponent} is gone. Take the win within a minute, or you play on against the computer.`,
    };
  }
  const isPlaying = view.phase !== 'ready' && view.phase !== 'over';
  if (!isPlaying) return null;
  if (you.computer === 'toTheEnd') {
    return {
      kind: 'ownComputer',
      text: 'You were gone too long: the computer manages your side to the end.',
    };
  }
  if (you.computer === 'thisHalf') {
    return {
      kind: 'ownComputer',
      text: 'Your link did not come within 10 seconds: your share is zero. The computer manages this half-inning for you.',
    };
  }
  if (other.computer === 'thisHalf') {
    return {
      kind: 'otherComputer',
      text: `${opponent}’s link did not come within 10 seconds: their share is zero. The computer manages this half-inning for them.`,
    };
  }
  if (other.computer === 'toTheEnd') {
    return {
      kind: 'otherComputer',
      text: `${opponent} is gone. The computer manages their side to the end.`,
    };
  }
  return null;
}

/** Whether a side bats now. */
export const isBatting = ({ side, game }: Pick<LiveView, 'side' | 'game'>): boolean =>
  side === battingSide(game);
