import { generateHistory } from '@pennant/card-maker/synthetic/generate-history';
import { dailyDice } from '@pennant/rules/daily/daily-dice';
import type { DailyGame } from '@pennant/rules/daily/daily-run';
import { dailySource } from '@pennant/rules/daily/daily-source';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { sha256Hex } from '@pennant/rules/fairness/commitment';
import type { CommittedDice } from '@pennant/rules/fairness/committed-dice';
import { compileSetup, rotationStarter } from '@pennant/rules/games/engine/compile-setup';
import { STARTER_COUNT } from '@pennant/rules/games/lineup-slots';
import type { SideSource } from '@pennant/rules/games/setup';
import { computerSidesOf } from '../realism/as-played/computer-side.ts';
import { sampleCards } from '../realism/sample-cards.ts';

/** Seasons of all eras: of relievers who work an inning, and of starters who finish. */
const YEARS = [1908, 1927, 1938, 1949, 1957, 1961, 1968, 1975, 1984, 1993, 2001, 2009, 2016, 2023];

/** A day that was made up: clubs of one league's season, a side and dice by the seed. */
export interface SampleDay {
  readonly day: string;
  readonly year: number;
  readonly game: DailyGame;
  readonly dice: CommittedDice;
}

/** The clubs of a league's season: plain data, which can be posted to a worker. */
export interface SampleLeague {
  readonly year: number;
  readonly clubs: readonly SideSource[];
}

/** Returns the leagues of which sample days are made. */
export const sampleLeagues = (): readonly SampleLeague[] => {
  const { carded } = sampleCards(generateHistory(), (year) => YEARS.includes(year));
  return [...carded].flatMap(([year, season]) =>
    [...new Set(season.season.clubs.map(({ league }) => league))].map((league) => ({
      year,
      clubs: computerSidesOf(season, league).map(({ source }) => source),
    })),
  );
};

/** Returns the sample day of a seed. */
export const sampleDay = (leagues: readonly SampleLeague[], seed: number): SampleDay => {
  const drawn = new SeededDice(seed);
  const below = (limit: number): number => Math.floor(drawn.fraction('any') * limit);
  const { year, clubs } = leagues[below(leagues.length)]!;
  const first = below(clubs.length);
  const second = (first + 1 + below(clubs.length - 1)) % clubs.length;
  const clubOf = (index: number): SideSource => ({
    ...clubs[index]!,
    starter: rotationStarter(below(STARTER_COUNT)),
  });
  const side = below(2) === 0 ? 'visitors' : 'home';
  const source = dailySource({ visitors: clubOf(first), home: clubOf(second) }, side);
  const day = `sample-${seed}`;
  const game = { setup: compileSetup(source), side } as const;
  return { day, year, game, dice: dailyDice(day, sha256Hex(day)) };
};
