import type { WinProbabilityCurve } from './win-probability-curve.ts';
import { CampaignClimb, habitOf, playDay, PurchaseGoal, type Habit } from './player-behavior.ts';
import type { CompiledTeam } from './compiled-team.ts';
import { SimulatedPlayer, REASONS, type Reason } from './simulated-player.ts';
import type { CardsClubsAndContests } from './cards-clubs-and-contests.ts';

/** The state of a player at the end of a day. */
export interface DayEnd {
  readonly wallet: number;
  readonly cards: number;
  readonly score: number;
  readonly level: number;
  readonly contests: number;
}

/** A simulated player's whole time. */
export interface PlayerHistory {
  readonly player: SimulatedPlayer;
  readonly habit: Habit;
  /** By day, from 1; index 0 is the beginning. */
  readonly dayEnds: readonly DayEnd[];
}

/** Money of all players, by day and reason. */
export type DailySums = readonly Readonly<Record<Reason, number>>[];

/**
 * Simulates so many players for so many days, one after another: they never interact, since nothing
 * passes between accounts.
 */
export const simulatePopulation = (
  world: CardsClubsAndContests,
  chances: WinProbabilityCurve,
  { players, days, seed }: { players: number; days: number; seed: number },
  logProgress: (message: string) => void,
): { readonly lives: readonly PlayerHistory[]; readonly sums: DailySums } => {
  const sums = Array.from(
    { length: days + 1 },
    () => Object.fromEntries(REASONS.map((reason) => [reason, 0])) as Record<Reason, number>,
  );
  const lives = Array.from({ length: players }, (_, number): PlayerHistory => {
    const player = new SimulatedPlayer(world, chances, seed + number);
    const habit = habitOf(player);
    const parts = {
      wish: new PurchaseGoal(world, player, habit.taste),
      climb: new CampaignClimb(world),
    };
    const recordEvening = (): DayEnd => ({
      wallet: player.wallet,
      cards: player.collection.size,
      score: player.side.score,
      level: player.level,
      contests: player.rewarded.size,
    });
    const evenings = [recordEvening()];
    let sumsBefore = { ...player.sums };
    for (const reason of REASONS) sums[0]![reason] += sumsBefore[reason];
    for (let day = 1; day <= days; day += 1) {
      player.beginDay(day);
      playDay(player, world, habit, parts);
      for (const reason of REASONS) sums[day]![reason] += player.sums[reason] - sumsBefore[reason];
      sumsBefore = { ...player.sums };
      evenings.push(recordEvening());
    }
    if ((number + 1) % 100 === 0) logProgress(`${number + 1} players`);
    return { player, habit, dayEnds: evenings };
  });
  return { lives, sums };
};

const COLLECTORS = 1500;
const MAX_PACKS = 2000;

/**
 * Returns the sides of players who have opened few packs or many, evenly by order of magnitude:
 * sides unlike those of clubs.
 */
export const simulateCollectors = (
  world: CardsClubsAndContests,
  seed: number,
): readonly CompiledTeam[] =>
  Array.from({ length: COLLECTORS }, (_, number) => {
    const player = new SimulatedPlayer(world, { of: () => EVEN }, seed + number);
    const packs = Math.floor(MAX_PACKS ** player.dice.fraction('packs'));
    for (let pack = 0; pack < packs; pack += 1)
      player.openPacks(world.series[player.below(world.series.length)]!, 1);
    return player.side;
  });

/** Win probability of these players' games, which are never played. */
const EVEN = 0.5;
