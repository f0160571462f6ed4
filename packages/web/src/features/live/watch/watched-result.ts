import type { RolledEventDto } from '@pennant/contract/game-event';
import type { LiveGameHead, WatchedLiveUpdate } from '@pennant/contract/live';

import { isolateName } from '../../../ui/isolated-name.ts';

/** A live game that is over, as those who watch know it. */
interface WatchedEnd {
  readonly game: Pick<LiveGameHead, 'home' | 'visitors'>;
  readonly update: Pick<WatchedLiveUpdate, 'winner'>;
  /** Oldest first. */
  readonly events: readonly Pick<RolledEventDto, 'homeScore' | 'visitingScore'>[];
}

/** Returns who won a live game, as far as those who watch are told: "Mudville won 6–4." */
export function watchedResultText({ game, update: { winner }, events }: WatchedEnd): string {
  if (winner === null) return 'The game was called off before it began.';
  const { homeScore = 0, visitingScore = 0 } = events.at(-1) ?? {};
  const [runs, other] = winner === 'home' ? [homeScore, visitingScore] : [visitingScore, homeScore];
  const name = isolateName(game[winner].name);
  return runs > other ? `${name} won ${runs}–${other}.` : `${name} won: the other side left.`;
}
