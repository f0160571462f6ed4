import type { GameEvent } from '@pennant/rules/games/event';
import { aGame, play } from '@pennant/rules/testing/a-game';
import { loadedDice } from '@pennant/rules/testing/loaded-dice';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { PlayedGame } from '../played-game.ts';

const { setup, state } = aGame().build();
const { event: sample } = play(aGame().batting('SO').build(), loadedDice());

/** What an event of a test says: the rest is a strikeout by SP1 with no effect. */
type Told = Partial<GameEvent> & {
  /** Inning and side at bat when the event begins; the outs of the game follow. */
  readonly inning?: number;
  readonly leads?: number;
};

/**
 * Returns an event that begins in an inning with a lead of so many runs for the side in the field;
 * one out unless told otherwise.
 */
export const anEvent = ({ inning = 1, leads = 0, ...told }: Told = {}): GameEvent => {
  const { batting = 'visitors', outs = 1, runs = 0 } = told;
  const begun = (inning - 1) * 6 + (batting === 'home' ? 3 : 0);
  const field = 10;
  const score = {
    [batting]: field - leads + runs,
    [batting === 'home' ? 'visitors' : 'home']: field,
  } as Record<Side, number>;
  return {
    ...sample,
    ipOuts: begun + outs,
    homeScore: score.home,
    visitingScore: score.visitors,
    ...told,
    batting,
    outs,
    runs,
  };
};

/** Returns the event in which one player of a side replaces another. */
export const aChange = (
  side: Side,
  [playerOut, playerIn]: readonly [number, number],
  told: Told = {},
): GameEvent =>
  anEvent({
    kind: 'substitution',
    outs: 0,
    ...told,
    notes: [
      { side, player: playerOut, change: 'left' },
      { side, player: playerIn, change: 'entered' },
    ],
  });

/** Returns a game of these events, RP1 closing for both sides, its final score that of the last. */
export const aPlayedGame = (
  events: readonly GameEvent[],
  closers: PlayedGame['closers'] = { visitors: 14, home: 14 },
): PlayedGame => ({ setup, state, events, closers });
