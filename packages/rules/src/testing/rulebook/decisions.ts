import type { GameEvent } from '../../games/event.ts';
import type { Side } from '../../games/lineup-slots.ts';
import { pitchingDecisionsOf } from '../../games/scoring/pitching-decisions.ts';
import { aGame, play } from '../a-game.ts';
import { loadedDice } from '../loaded-dice.ts';
import { situations } from './situation.ts';

const { setup } = aGame().build();
const { event: sample } = play(aGame().batting('SO').build(), loadedDice());

/** Returns one event with the outs and runs of a side at bat against one pitcher. */
const half = (batting: Side, outs: number, runs: number, pitcher: number): GameEvent => ({
  ...sample,
  batting,
  outs,
  runs,
  pitcher,
  runsScored: Array.from({ length: runs }, () => ({ runner: 0, pitcher, earned: true })),
});
/** Returns the event in which a home pitcher relieves another, with so many runners on. */
const relief = (from: number, to: number, runnersOn = 0): GameEvent => ({
  ...half('visitors', 0, 0, to),
  kind: 'substitution',
  first: runnersOn > 0 ? 1 : null,
  second: runnersOn > 1 ? 2 : null,
  notes: [
    { side: 'home', player: from, change: 'left' },
    { side: 'home', player: to, change: 'entered' },
  ],
});
const decide = (...events: GameEvent[]) =>
  pitchingDecisionsOf(
    setup,
    events.map((event, index) => ({ ...event, final: index === events.length - 1 })),
  );
/** Returns the save of a game that the home side leads, by a reliever of so many outs. */
const saveOf = (lead: number, outs: number, runnersOn = 0) =>
  decide(
    half('home', 24, lead, 9),
    half('visitors', 27 - outs, 0, 9),
    relief(9, 14, runnersOn),
    half('visitors', outs, 0, 14),
  )?.save;

/** Wins, losses and saves. */
export const DECISIONS = situations(
  [
    '9.17(a)',
    'the win is the pitcher’s whose side takes the lead for good while they pitch',
    () =>
      decide(
        half('visitors', 21, 2, 9),
        relief(9, 15),
        half('visitors', 3, 0, 15),
        half('home', 24, 3, 9),
        half('visitors', 3, 0, 15),
      ),
    { win: 15 },
  ],
  [
    '9.17(b)',
    'a starter who pitched five innings with the lead keeps the win, one of four and two thirds does not',
    () =>
      [15, 14].map(
        (outs) =>
          decide(
            half('home', 0, 5, 9),
            half('visitors', outs, 0, 9),
            relief(9, 15),
            half('visitors', 27 - outs, 0, 15),
          )?.win,
      ),
    [9, 15],
  ],
  [
    '9.17(d)',
    'the loss is the pitcher’s who put the deciding runner on',
    () => {
      const inherited = half('visitors', 3, 1, 15);
      return decide(
        half('visitors', 18, 0, 9),
        relief(9, 15, 1),
        { ...inherited, runsScored: inherited.runsScored.map((run) => ({ ...run, pitcher: 9 })) },
        half('home', 27, 0, 9),
      );
    },
    { winningSide: 'visitors', loss: 9 },
  ],
  [
    '9.19(d)(1)',
    'a lead of three held for an inning is a save; of four it is none, nor without an out (9.19(c))',
    () => [saveOf(3, 3), saveOf(4, 3), saveOf(1, 0)],
    [14, null, null],
  ],
  [
    '9.19(d)(2)',
    'so is one out with the tying run on base, at bat or on deck',
    () => [saveOf(2, 1), saveOf(4, 1, 2), saveOf(3, 1)],
    [14, 14, null],
  ],
  ['9.19(d)(3)', 'so are three innings with any lead', () => saveOf(8, 9), 14],
);
