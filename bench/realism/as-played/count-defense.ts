import type { EventKind } from '@pennant/rules/games/event';
import { otherSide, SIDES } from '@pennant/rules/games/lineup-slots';
import type { LeagueTally } from './league-tally.ts';
import type { PlayedGame } from './played-game.ts';

const LOOSE_PITCHES: ReadonlySet<EventKind> = new Set(['wildPitch', 'passedBall', 'balk']);

/** Counts the errors, loose pitches and intentional walks of both sides in the field. */
export const countDefense = (tally: LeagueTally, { state, events }: PlayedGame): void => {
  for (const side of SIDES) {
    const inField = events.filter(({ batting }) => batting === otherSide(side));
    tally.observe('errors', state[side].errors);
    tally.observe('loosePitches', inField.filter(({ kind }) => LOOSE_PITCHES.has(kind)).length);
    tally.observe('intentionalWalks', inField.filter(({ kind }) => kind === 'walk').length);
  }
};
