import { expect, test } from 'vitest';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { aGame, play, type BuiltGame } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { randomGameSetup, randomGameSource } from '../../testing/random-game.ts';
import { roll } from '../engine/command-handlers.ts';
import { compileSetup } from '../engine/compile-setup.ts';
import { LiveGame } from '../engine/live-game.ts';
import { newGame } from '../engine/new-game.ts';
import { SIDES } from '../lineup-slots.ts';
import { RATES } from '../setup.ts';
import { simulateGame } from '../simulate.ts';
import { NOBODY, type SideState } from '../state.ts';
import { decideReliever, mayRelieve } from './decide-reliever.ts';
import { MAX_BATTERS_FACED } from './patience.ts';

const STARTER = 9;
const [CLOSER, SET_UP, THIRD, FOURTH, LONG_RELIEVER] = [14, 15, 16, 17, 18] as const;
type Game = ReturnType<typeof aGame>;

/** Returns who pitches for the home side after the batter has struck out. */
const afterStrikeout = (game: Game): number =>
  play(game.batting('SO').build(), loadedDice()).state.home.pitcher;

/** Returns who pitches for the home side from the top of the inning on. */
const pitchingFrom = (
  inning: number,
  [visitors, home]: readonly [number, number],
  side: Partial<SideState> = {},
): number => {
  const built = aGame()
    .inning(inning - 1, 'bottom')
    .outs(2)
    .score(visitors, home)
    .batting('SO')
    .build();
  const state = { ...built.state, home: { ...built.state.home, ...side } };
  return play({ ...built, state }, loadedDice()).state.home.pitcher;
};
/** A reliever in the game: who, and after how many batters. */
const relief = (pitcher: number, battersFaced: number, left: readonly number[] = []) => ({
  pitcher,
  battersFaced,
  left: [STARTER, ...left],
});

/** Returns the batters after which the starter of a game with these runs begins no inning. */
const lastInningBefore = (pitcherRuns: number): number => {
  const stays = (battersFaced: number): boolean =>
    pitchingFrom(4, [pitcherRuns, pitcherRuns], { battersFaced, pitcherRuns }) === STARTER;
  return Array.from({ length: 60 }, (_, batters) => batters + 1).findLastIndex(stays) + 1;
};

test('a fresh pitcher stays', () => {
  expect(play(aGame().batting('SO').build(), loadedDice()).events).toHaveLength(1);
});

test('a pitcher who has faced no batter stays, whatever the score', () => {
  expect(pitchingFrom(9, [1, 3], relief(SET_UP, 0))).toBe(SET_UP);
});

test('a change tells who left and who entered', () => {
  const { events, state } = play(
    aGame().inning(7, 'top').outs(1).fielding({ battersFaced: 44 }).batting('SO').build(),
    loadedDice(),
  );
  expect(state.home.left).toEqual([STARTER]);
  expect(state.home.battersFaced).toBe(0);
  const { pitcher } = state.home;
  expect(events[1]).toMatchObject({
    kind: 'substitution',
    managerAction: 'sub',
    notes: [
      { side: 'home', player: STARTER, change: 'left' },
      { side: 'home', player: pitcher, change: 'entered' },
    ],
  });
});

test('each run beyond the first few shortens a start', () => {
  expect(lastInningBefore(2)).toBeLessThanOrEqual(lastInningBefore(0));
  expect(lastInningBefore(4)).toBeLessThan(lastInningBefore(2));
  expect(lastInningBefore(6)).toBeLessThan(lastInningBefore(4));
});

test('six runs in three innings are enough', () => {
  const beaten = { battersFaced: 19, pitcherRuns: 6 };
  expect(pitchingFrom(4, [6, 1], beaten)).toBe(LONG_RELIEVER);
  expect(pitchingFrom(4, [1, 1], { ...beaten, pitcherRuns: 1 })).toBe(STARTER);
});

test('a lead forgives a starter some runs, and so does a strong batting order', () => {
  const hit = { battersFaced: 22, pitcherRuns: 5 };
  expect(pitchingFrom(7, [5, 5], hit)).not.toBe(STARTER);
  expect(pitchingFrom(7, [5, 9], hit)).toBe(STARTER);
  const built = aGame().inning(6, 'bottom').outs(2).score(5, 5).batting('SO').build();
  const facing = (orderRuns: number): number => {
    const setup = { ...built.setup, visitors: { ...built.setup.visitors, orderRuns } };
    const state = { ...built.state, home: { ...built.state.home, ...hit } };
    return play({ setup, state }, loadedDice()).state.home.pitcher;
  };
  expect(facing(0)).not.toBe(STARTER);
  expect(facing(0.5)).toBe(STARTER);
});

test('a starter goes before an inning rather than in the middle of one', () => {
  const last = lastInningBefore(0);
  expect(pitchingFrom(7, [0, 4], { battersFaced: last + 1 })).not.toBe(STARTER);
  const inTheMiddle = (battersFaced: number): number =>
    afterStrikeout(aGame().inning(7, 'top').score(0, 4).fielding({ battersFaced }));
  expect(inTheMiddle(last + 1)).toBe(STARTER);
  expect(inTheMiddle(last + 9)).not.toBe(STARTER);
});

test('with a lead after four a starter tries for the fifth', () => {
  const tired = { battersFaced: lastInningBefore(2) + 1, pitcherRuns: 2 };
  expect(pitchingFrom(5, [2, 3], tired)).toBe(STARTER);
  expect(pitchingFrom(5, [2, 2], tired)).toBe(LONG_RELIEVER);
  expect(pitchingFrom(6, [2, 3], tired)).not.toBe(STARTER);
  expect(pitchingFrom(5, [6, 9], { ...tired, pitcherRuns: 6 })).toBe(LONG_RELIEVER);
});

test('nobody faces more than 45 batters, whoever is left', () => {
  const facing = (left: readonly number[]): number =>
    afterStrikeout(aGame().score(0, 9).fielding({ battersFaced: 44, left }));
  expect(facing([])).not.toBe(STARTER);
  expect(facing([LONG_RELIEVER, FOURTH, THIRD, SET_UP])).toBe(CLOSER);
  expect(facing([LONG_RELIEVER, FOURTH, THIRD, SET_UP, CLOSER])).toBe(13);
  expect(facing([10, 11, 12, 13, 14, 15, 16, 17, 18])).toBe(STARTER);
});

test('nobody faces more than 45 batters in any game', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const setup = { ...randomGameSetup(seed), rates: 'designed' as const };
    const { events, state } = simulateGame(setup, new SeededDice(seed), { events: true });
    for (const side of SIDES) {
      const faced = new Map<number, number>();
      for (const { kind, batting, pitcher } of events) {
        if (batting === side || (kind !== 'plateAppearance' && kind !== 'walk')) continue;
        faced.set(pitcher, (faced.get(pitcher) ?? 0) + 1);
      }
      // Where all ten have pitched, the last one goes on.
      if (faced.size === 10) faced.delete(state[side].pitcher);
      expect(Math.max(0, ...faced.values())).toBeLessThanOrEqual(MAX_BATTERS_FACED);
    }
  }
});

test('after the ninth a tired pitcher goes before the next inning, whoever is left', () => {
  const left = [SET_UP, THIRD, FOURTH, LONG_RELIEVER];
  expect(pitchingFrom(11, [4, 4], { pitcher: CLOSER, battersFaced: 7, left })).toBe(13);
  expect(pitchingFrom(11, [4, 4], { pitcher: CLOSER, battersFaced: 3, left })).toBe(CLOSER);
});

test('each inning late in a close game has its pitcher, the set-up reliever the eighth', () => {
  const gone = { battersFaced: 40 };
  expect(pitchingFrom(6, [3, 3], gone)).toBe(FOURTH);
  expect(pitchingFrom(7, [3, 3], gone)).toBe(THIRD);
  expect(pitchingFrom(8, [3, 3], gone)).toBe(SET_UP);
});

test('early, and when the game is lost, it is the long reliever, who stays, tired or not', () => {
  expect(pitchingFrom(4, [5, 5], { battersFaced: 40 })).toBe(LONG_RELIEVER);
  expect(pitchingFrom(8, [8, 1], { battersFaced: 40 })).toBe(LONG_RELIEVER);
  expect(pitchingFrom(8, [8, 1], relief(LONG_RELIEVER, 9))).toBe(LONG_RELIEVER);
  expect(pitchingFrom(8, [3, 3], relief(LONG_RELIEVER, 9))).toBe(SET_UP);
  expect(pitchingFrom(8, [8, 1], relief(LONG_RELIEVER, 11))).toBe(FOURTH);
});

test('with a lead of five the better arms rest', () => {
  expect(pitchingFrom(8, [1, 6], { battersFaced: 40 })).toBe(FOURTH);
});

test('a reliever does not begin an inning in which he tires, unless too few are left', () => {
  expect(pitchingFrom(7, [3, 3], relief(FOURTH, 1))).toBe(FOURTH);
  expect(pitchingFrom(7, [3, 3], relief(FOURTH, 2))).toBe(THIRD);
  expect(pitchingFrom(7, [3, 3], relief(FOURTH, 2, [THIRD, LONG_RELIEVER]))).toBe(FOURTH);
});

test('the closer comes in the ninth with a lead of one to three', () => {
  const ninth = (visitors: number, home: number): number =>
    pitchingFrom(9, [visitors, home], relief(SET_UP, 1));
  expect(ninth(1, 2)).toBe(CLOSER);
  expect(ninth(1, 4)).toBe(CLOSER);
  expect(ninth(1, 5)).toBe(SET_UP);
  expect(ninth(2, 1)).toBe(SET_UP);
  expect(pitchingFrom(8, [1, 2], relief(THIRD, 1))).toBe(THIRD);
});

test('tied in the ninth the closer comes at home, where there is no save to wait for', () => {
  expect(pitchingFrom(9, [2, 2], relief(SET_UP, 1))).toBe(CLOSER);
  const away = aGame().inning(9, 'top').outs(2).score(2, 2).batting('SO').build();
  const visitors = { ...away.state.visitors, ...relief(SET_UP, 1) };
  const { state } = play({ ...away, state: { ...away.state, visitors } }, loadedDice());
  expect(state.visitors.pitcher).toBe(SET_UP);
});

test('with a larger lead the closer comes as soon as the tying run is on deck', () => {
  const ninth = aGame().inning(9, 'top').score(1, 5).fielding(relief(SET_UP, 1)).onThird();
  expect(afterStrikeout(ninth)).toBe(SET_UP);
  expect(afterStrikeout(ninth.onFirst())).toBe(CLOSER);
});

test('a starter who is not tired goes for the complete game; a tired one not with the tying run up', () => {
  expect(pitchingFrom(9, [0, 1], { battersFaced: 20 })).toBe(STARTER);
  const ninth = aGame().inning(9, 'top').score(0, 2).onFirst();
  expect(afterStrikeout(ninth.fielding({ battersFaced: 20 }))).toBe(STARTER);
  expect(afterStrikeout(ninth.fielding({ battersFaced: 26 }))).toBe(CLOSER);
});

test('with two on late in a close game a clearly better reliever comes, early or far behind not', () => {
  const trouble = (inning: number, visitors: number, battersFaced = 20): Game =>
    aGame()
      .inning(inning, 'top')
      .score(visitors, 2)
      .onFirst()
      .onSecond()
      .pitching('h9h')
      .fielding({ battersFaced });
  expect(afterStrikeout(trouble(7, 2))).toBe(THIRD);
  expect(afterStrikeout(trouble(7, 2, 10))).toBe(STARTER);
  expect(afterStrikeout(trouble(6, 2))).toBe(STARTER);
  expect(afterStrikeout(trouble(7, 5))).toBe(STARTER);
  expect(afterStrikeout(trouble(7, 2).pitching(null))).toBe(STARTER);
});

test('nobody comes in for a pitcher who has faced no batter yet (rule 5.10(g))', () => {
  const { setup, state } = aGame().onFirst().fielding({ pitcherRuns: 9 }).build();
  /** Returns who pitches after a steal if the pitcher tires from the first batter on. */
  const afterSteal = (battersFaced: number) => {
    const players = setup.home.players.map((player, index) =>
      index === 9 ? { ...player, pitch: { ...player.pitch!, tiresAt: battersFaced + 1 } } : player,
    );
    const home = { ...state.home, battersFaced };
    const tired = { ...setup, home: { ...setup.home, players } };
    return play({ setup: tired, state: { ...state, home } }, loadedDice({ steal: 0 }), {
      kind: 'steal',
      runnersAdvancing: '1',
    }).state.home.pitcher;
  };
  expect(afterSteal(0)).toBe(9);
  expect(afterSteal(1)).not.toBe(9);
});

test('a tired pitcher late in a close game goes to a clearly better reliever', () => {
  const tired = (inning: number, visitors: number): Game =>
    aGame().inning(inning, 'top').score(visitors, 2).pitching('h9h').fielding({ battersFaced: 26 });
  expect(afterStrikeout(tired(7, 2))).toBe(THIRD);
  expect(afterStrikeout(tired(6, 2))).toBe(STARTER);
  expect(afterStrikeout(tired(7, 5))).toBe(STARTER);
  expect(afterStrikeout(tired(7, 2).pitching('h9l'))).toBe(STARTER);
});

test('a player makes their own pitching changes', () => {
  const game: BuiltGame = aGame()
    .managedBy('home', 'player')
    .fielding({ battersFaced: 50, pitcherRuns: 9 })
    .batting('SO')
    .build();
  expect(play(game, loadedDice({ tired: 0.99 })).events).toHaveLength(1);
});

test('at the rates of the record, where nobody tires, starters leave by batters alone', () => {
  const record = (battersFaced: number, pitcherRuns = 0): number =>
    afterStrikeout(aGame().rates('record').fielding({ battersFaced, pitcherRuns }));
  expect(record(25)).toBe(STARTER);
  expect(record(26)).toBe(SET_UP);
  expect(record(23, 4)).toBe(SET_UP);
  expect(record(22, 9)).toBe(STARTER);
});

test.each(RATES)('no pitcher whom the first look lets stay would be relieved (%s)', (rates) => {
  const options = { events: false, automatic: true };
  const starterHook = { leash: 3, freeRuns: 0, freeRunsAhead: 0, battersPerRun: 8 };
  const relieved: number[] = [];
  let stayed = 0;
  for (let seed = 0; seed < 100; seed++) {
    const compiled = compileSetup({ ...randomGameSource(seed), rates });
    const setup = { ...compiled, home: { ...compiled.home, starterHook } };
    const live = new LiveGame(setup, newGame(setup), new SeededDice(seed), options);
    while (!live.final) {
      roll(live);
      if (live.final || mayRelieve(live)) continue;
      stayed++;
      if (decideReliever(live) !== NOBODY) relieved.push(seed);
    }
  }
  expect(relieved).toEqual([]);
  expect(stayed).toBeGreaterThan(1000);
});
