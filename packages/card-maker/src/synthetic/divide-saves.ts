import { apportion } from './apportion.ts';
import type { Era } from './era.ts';
import { leaderSpreadOf } from './leader-spread.ts';
import type { Random } from './seeded-random.ts';
import type { SimulatedPitching } from './simulate-pitching.ts';
import { staffShapeOf } from './staff-shape.ts';

/** How many times as many saves a reliever has as the next one behind the closer. */
const BEHIND_THE_CLOSER = 2;
/** Share of wins with a save from which on clubs saved alike; before, some never did. */
const USUAL_SAVES = 0.3;
/** How far clubs differ in their saves at most, as the deviation of a logarithm. */
const MAX_DEVIATION = 1;
/** A closer's save takes more than a save's game: some are lost, or entered tied. */
const MAX_SAVES_PER_APPEARANCE = 0.88;

/**
 * Divides a club's saves among its pitchers: the starters' part by their games in relief, the
 * closer's, and the rest to the other relievers, the best first.
 */
export const divideSaves = (
  pitchers: readonly SimulatedPitching[],
  quality: readonly number[],
  wins: number,
  { year }: Era,
  chance: Random,
): number[] => {
  const shape = staffShapeOf(year);
  const spread = leaderSpreadOf(year).SV;
  const deviation = Math.min(
    MAX_DEVIATION,
    spread * (0.1 + Math.max(0, 1 - shape.saves / USUAL_SAVES)),
  );
  const expected = wins * shape.saves * Math.exp(deviation * (chance.normal() - deviation / 2));
  const saved = Math.floor(expected + chance.fraction());
  const relief = pitchers.map((pitcher) => pitcher.games - pitcher.starts);
  const isStarter = (index: number) => pitchers[index]?.time.pitching?.role === 'starter';
  const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 1e-9);

  const ofStarters = relief.map((games, i) =>
    isStarter(i) ? games * Math.exp(spread * chance.normal()) : 0,
  );
  // Before there were closers by trade, the reliever with the most saves was not always the best.
  const order = relief
    .map((games, i) => ({ i, rank: (quality[i] ?? 1) * Math.exp(0.15 * chance.normal()), games }))
    .filter(({ i, games }) => !isStarter(i) && games > 0)
    .sort((a, b) => rankOf(b) - rankOf(a));
  function rankOf({ i, rank }: { readonly i: number; readonly rank: number }) {
    return pitchers[i]?.time.pitching?.role === 'closer' ? 1000 : rank;
  }
  const closersShare = Math.min(
    0.93,
    shape.closersSaves * Math.exp(0.16 * spread * chance.normal()),
  );
  const ofRelievers = relief.map(() => 0);
  order.forEach(({ i }, place) => {
    ofRelievers[i] =
      place === 0
        ? closersShare
        : ((1 - closersShare) * BEHIND_THE_CLOSER ** -place) / (1 - 0.5 ** (order.length - 1));
  });
  const startersShare = order.length === 0 ? 1 : shape.startersSaves;
  const weights = relief.map(
    (_, i) =>
      (startersShare * (ofStarters[i] ?? 0)) / sumOf(ofStarters) +
      ((1 - startersShare) * (ofRelievers[i] ?? 0)) / sumOf(ofRelievers),
  );
  return apportion(
    saved,
    weights,
    relief.map((games, i) => Math.floor(games * (isStarter(i) ? 1 : MAX_SAVES_PER_APPEARANCE))),
  );
};
