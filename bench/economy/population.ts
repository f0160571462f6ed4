import type { Chances } from './chances.ts';
import { Climb, habitOf, liveDay, Wish, type Habit } from './habits.ts';
import type { Side24 } from './lineup.ts';
import { Player, REASONS, type Reason } from './player.ts';
import type { World } from './world.ts';

/** What is noted of a player at the end of a day. */
export interface Evening {
  readonly wallet: number;
  readonly cards: number;
  readonly score: number;
  readonly level: number;
  readonly contests: number;
}

/** One player's whole time. */
export interface Life {
  readonly player: Player;
  readonly habit: Habit;
  /** By day, from 1; place 0 is the beginning. */
  readonly evenings: readonly Evening[];
}

/** Money of all players of each day, by reason. */
export type DailySums = readonly Readonly<Record<Reason, number>>[];

/** Lives of so many players for so many days, one after another: they never meet, since nothing passes between accounts. */
export const live = (
  world: World,
  chances: Chances,
  { players, days, seed }: { players: number; days: number; seed: number },
  tell: (message: string) => void,
): { readonly lives: readonly Life[]; readonly sums: DailySums } => {
  const sums = Array.from(
    { length: days + 1 },
    () => Object.fromEntries(REASONS.map((reason) => [reason, 0])) as Record<Reason, number>,
  );
  const lives = Array.from({ length: players }, (_, number): Life => {
    const player = new Player(world, chances, seed + number);
    const habit = habitOf(player);
    const parts = { wish: new Wish(world, player, habit.taste), climb: new Climb(world) };
    const evening = (): Evening => ({
      wallet: player.wallet,
      cards: player.collection.size,
      score: player.side.score,
      level: player.level,
      contests: player.rewarded.size,
    });
    const evenings = [evening()];
    let before = { ...player.sums };
    for (const reason of REASONS) sums[0]![reason] += before[reason];
    for (let day = 1; day <= days; day += 1) {
      player.beginDay(day);
      liveDay(player, world, habit, parts);
      for (const reason of REASONS) sums[day]![reason] += player.sums[reason] - before[reason];
      before = { ...player.sums };
      evenings.push(evening());
    }
    if ((number + 1) % 100 === 0) tell(`${number + 1} players`);
    return { player, habit, evenings };
  });
  return { lives, sums };
};

const COLLECTORS = 1500;
const MOST_PACKS = 2000;

/** Sides of players who have opened few packs or many, as many of each order: of a kind that clubs don't have. */
export const collectors = (world: World, seed: number): readonly Side24[] =>
  Array.from({ length: COLLECTORS }, (_, number) => {
    const player = new Player(world, { of: () => EVEN }, seed + number);
    const packs = Math.floor(MOST_PACKS ** player.dice.fraction('packs'));
    for (let pack = 0; pack < packs; pack += 1)
      player.openPacks(world.series[player.below(world.series.length)]!, 1);
    return player.side;
  });

/** They play no game. */
const EVEN = 0.5;
