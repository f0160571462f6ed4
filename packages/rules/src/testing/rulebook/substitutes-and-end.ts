import { applyCommand } from '../../games/apply-command.ts';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { boxScore, type BoxScore } from '../../games/analysis/box-score.ts';
import { simulateGame } from '../../games/simulate.ts';
import { otherSide, SIDES, type Side } from '../../games/lineup-slots.ts';
import { aGame, play } from '../a-game.ts';
import { loadedDice } from '../loaded-dice.ts';
import { situations } from './situation.ts';

const sub = (side: Side, playerOut: number, playerIn: number) =>
  ({ kind: 'substitute', side, playerOut, playerIn }) as const;
const pop = loadedDice({ ball: 0.95 });
const lastHalf = () => aGame().inning(9, 'bottom').score(3, 3);

/** Whether at-bats, walks and sacrifices equal runs, left on base and the other side's outs. */
const isProved = (score: BoxScore, side: Side): boolean => {
  const { batters, leftOnBase } = score[side];
  const turns = batters.reduce((sum, { AB, BB, SF }) => sum + AB + BB + SF, 0);
  const runs = batters.reduce((sum, { R }) => sum + R, 0);
  const outs = score[otherSide(side)].pitchers.reduce((sum, { ipOuts }) => sum + ipOuts, 0);
  return turns === runs + leftOnBase + outs;
};

/** Substitutes, and how a game ends. */
export const SUBSTITUTES_AND_END = situations(
  [
    '5.10(a)',
    'a substitute bats in the place of the player replaced, or runs from that player’s base',
    () => [
      play(aGame().build(), loadedDice(), sub('visitors', 0, 19)).state.visitors.order[0],
      play(aGame().onSecond().build(), loadedDice(), sub('visitors', 7, 20)).state.bases,
    ],
    [19, [-1, 20, -1]],
  ],
  [
    '5.10(d)',
    'who was taken out does not come back',
    () => {
      const game = aGame().build();
      const { state } = play(game, loadedDice(), sub('visitors', 0, 19));
      return applyCommand(game.setup, state, sub('visitors', 19, 0), loadedDice());
    },
    { ok: false, code: 'player_not_available' },
  ],
  [
    '5.11(a)',
    'a new pitcher does not touch the batting order: a designated hitter bats for every pitcher',
    () => play(aGame().build(), loadedDice(), sub('home', 9, 16)).state.home.order,
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
  ],
  [
    '7.01(g)(1)',
    'the home side ahead does not bat in the ninth',
    () => play(aGame().inning(9, 'top').outs(2).score(1, 2).batting('OO').build(), pop).state,
    { final: true, ipOuts: 51 },
  ],
  [
    '7.01(g)(2)',
    'the game ends with the ninth where the visitors are ahead',
    () => play(aGame().inning(9, 'bottom').outs(2).score(2, 1).batting('OO').build(), pop).state,
    { final: true, ipOuts: 54 },
  ],
  [
    '7.01(b)',
    'a tie goes on into a tenth inning, and that to its end where the visitors lead',
    () => [
      play(aGame().inning(9, 'bottom').outs(2).onSecond().score(2, 2).batting('OO').build(), pop)
        .state,
      play(aGame().inning(10, 'top').outs(2).score(4, 3).batting('OO').build(), pop).state,
    ],
    [
      { final: false, ipOuts: 54, bases: [-1, -1, -1] },
      { final: false, ipOuts: 57 },
    ],
  ],
  [
    '7.01(g)(3)',
    'the winning run in the last half ends the game at once, on a wild pitch, too',
    () => {
      const wild = loadedDice({ 'between batters': 0.001 });
      return [
        play(lastHalf().onThird().batting('H1').build(), pop).event,
        play(lastHalf().onThird().batting('BB').build(), wild).events.at(-1),
      ];
    },
    [
      { final: true, runs: 1, outs: 0 },
      { kind: 'wildPitch', final: true, homeScore: 4 },
    ],
  ],
  [
    '5.08(b)',
    'so can a walk with the bases loaded, and one run counts',
    () => play(lastHalf().onFirst().onSecond().onThird().batting('BB').build(), pop).event,
    { final: true, runs: 1, rbi: 1 },
  ],
  [
    '9.06(f)',
    'the hit that ends a game counts as many bases as the winning run needed',
    () => play(lastHalf().onThird().batting('H2').build(), pop).event,
    { resultType: 'H1', origResultType: 'H2', runs: 1, final: true },
  ],
  [
    '9.06(f)',
    'with the winning run on second a double stays one, and no run behind the winning one counts',
    () => [
      play(lastHalf().onSecond().batting('H2').build(), pop).event,
      play(lastHalf().onSecond().onThird().batting('H3').build(), pop).event,
    ],
    [
      { resultType: 'H2', runs: 1 },
      { runs: 1, homeScore: 4 },
    ],
  ],
  [
    '9.06(g)',
    'a home run that ends a game counts in full',
    () => play(lastHalf().onFirst().onThird().batting('HR').build(), pop).event,
    { resultType: 'HR', runs: 3, homeScore: 6 },
  ],
  [
    '9.03(c)',
    'a box score is proved: turns at bat equal runs, left on base and the other side’s putouts',
    () => {
      const { setup } = aGame().build();
      return Array.from({ length: 10 }, (_, seed) => {
        const { events } = simulateGame(setup, new SeededDice(seed), { events: true });
        const score = boxScore(setup, events);
        return SIDES.every((side) => isProved(score, side));
      });
    },
    Array.from({ length: 10 }, () => true),
  ],
  [
    '5.10(g)',
    'a pitcher who came in must face a batter before the next comes',
    () => {
      const game = aGame().build();
      const { state } = play(game, loadedDice(), sub('home', 9, 16));
      return applyCommand(game.setup, state, sub('home', 16, 17), loadedDice());
    },
    { ok: false, code: 'pitcher_must_face_a_batter' },
  ],
  [
    '9.03(b)',
    'a box score says who came in to bat or to run for another',
    () => {
      const game = aGame().onSecond().build();
      const hitter = play(game, loadedDice(), sub('visitors', 0, 19));
      const runner = play(
        { setup: game.setup, state: hitter.state },
        loadedDice(),
        sub('visitors', 7, 20),
      );
      const { batters } = boxScore(game.setup, [...hitter.events, ...runner.events]).visitors;
      return [19, 20].map((player) => batters.find((line) => line.player === player)?.positions);
    },
    [['PH'], ['PR']],
  ],
);
