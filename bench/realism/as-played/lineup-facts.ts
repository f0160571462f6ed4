import { isStarter } from '@pennant/card-maker/cards/plan-cards';
import { FIRST_RELIEVER, FIRST_STARTER, STARTER_COUNT } from '@pennant/rules/games/lineup-slots';
import type { ComputerSide } from './computer-side.ts';

/** How a computer club is lined up before the first pitch. */
export interface LineupFacts {
  /** Places in the batting order, 1 to 9, of the best and of the weakest bat of the nine. */
  readonly bestBat: number;
  readonly weakestBat: number;
  /** Whether SP1 is rated best, and worst, of the five. */
  readonly firstStarterIsBest: boolean;
  readonly firstStarterIsWorst: boolean;
  /** SP places of pitchers who mostly relieved. */
  readonly relieversAsStarters: number;
  /** Whether the pitcher with the most saves on record is RP1; null where nobody had ten. */
  readonly closerIsFirst: boolean | null;
}

/** Returns how a computer club is lined up. */
export const lineupFactsOf = ({ cards, byStarter, recordedCloser }: ComputerSide): LineupFacts => {
  const [setup] = byStarter;
  const runs = (setup?.battingOrder ?? []).map(
    (player) => setup?.players[player]?.bat?.runs ?? -Infinity,
  );
  const starters = cards.slice(FIRST_STARTER, FIRST_STARTER + STARTER_COUNT);
  const ratings = starters.map(({ rating }) => rating);
  const relieversAsStarters = starters.filter(
    (card) => card.type === 'Pitcher' && card.season.G > 0 && !isStarter(card.season),
  ).length;
  return {
    bestBat: runs.indexOf(Math.max(...runs)) + 1,
    weakestBat: runs.indexOf(Math.min(...runs)) + 1,
    firstStarterIsBest: ratings[0] === Math.max(...ratings),
    firstStarterIsWorst: ratings[0] === Math.min(...ratings),
    relieversAsStarters,
    closerIsFirst: recordedCloser === null ? null : recordedCloser === FIRST_RELIEVER,
  };
};

/** Returns whether RP1 has the most saves of the club's games; null if nobody has one. */
export const leadsInSaves = (saves: ReadonlyMap<number, number> | undefined): boolean | null =>
  saves === undefined || saves.size === 0
    ? null
    : (saves.get(FIRST_RELIEVER) ?? 0) === Math.max(...saves.values());
