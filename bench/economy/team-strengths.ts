import { FIRST_BENCH, FIRST_RELIEVER, FIRST_STARTER } from '@pennant/rules/games/lineup-slots';
import type { CompiledTeam } from './compiled-team.ts';

/**
 * The strengths that decide a game: nine bats, starter, five relievers; and how far each is above
 * the middle, where points weigh more.
 */
export const STRENGTHS = [
  'bats',
  'starter',
  'bullpen',
  'starBats',
  'starStarter',
  'starBullpen',
] as const;

/**
 * From this rating on a point is worth more: ratings are ranks among all cards, and the best are
 * far apart.
 */
const STAR = 75;

export const strengthOf = (
  { ratings }: CompiledTeam,
  starter: number,
): Readonly<Record<(typeof STRENGTHS)[number], number>> => {
  const bats = ratings.slice(0, FIRST_STARTER);
  const bullpen = ratings.slice(FIRST_RELIEVER, FIRST_BENCH);
  const starterRating = ratings[starter] ?? 0;
  return {
    bats: mean(bats),
    starter: starterRating,
    bullpen: mean(bullpen),
    starBats: mean(bats.map(aboveStar)),
    starStarter: aboveStar(starterRating),
    starBullpen: mean(bullpen.map(aboveStar)),
  };
};

const aboveStar = (rating: number): number => Math.max(0, rating - STAR) ** 2 / 25;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
