import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import type { CardedSeason } from './sample-cards.ts';
import type { Section } from './figures-and-sections.ts';
import { newTally, playGame } from './play-season.ts';
import { rostersOf, type Roster } from './roster.ts';

/** Seasons that represent their eras. */
const ERAS = [1908, 1919, 1930, 1943, 1955, 1968, 1985, 2000, 2008, 2019] as const;
const SEED = 1930;

/**
 * Plays the clubs of each season against those of every other as in the game: designated hitters,
 * pitchers who tire as their cards say, the computer managing. Each game draws a club of either
 * season, so that on average two average clubs play.
 */
export const eraSection = (carded: ReadonlyMap<number, CardedSeason>, games: number): Section => {
  const options = { rates: 'designed', designatedHitter: true } as const;
  const rosters = new Map<number, readonly Roster[]>(
    ERAS.map((year) => {
      const cardedYear = carded.get(year);
      if (cardedYear === undefined) throw new Error(`No cards of ${year}`);
      return [
        year,
        [...cardedYear.leagues.keys()].flatMap((league) => rostersOf(cardedYear, league, options)),
      ];
    }),
  );
  const dice = new SeededDice(SEED);
  const gaps: { readonly years: string; readonly gap: number }[] = [];
  for (const [index, earlyYear] of ERAS.entries()) {
    for (const lateYear of ERAS.slice(index + 1)) {
      const early = rosters.get(earlyYear) ?? [];
      const late = rosters.get(lateYear) ?? [];
      const clubs = [...early, ...late];
      const tally = newTally(clubs.length);
      for (let game = 0; game < games; game++) {
        const first = Math.floor(dice.fraction('club') * early.length);
        const second = early.length + Math.floor(dice.fraction('club') * late.length);
        const pair = game % 2 === 0 ? ([first, second] as const) : ([second, first] as const);
        playGame(clubs, pair, tally, dice, options);
      }
      const scored = tally.clubs.slice(0, early.length).reduce((sum, club) => sum + club.runs, 0);
      const against = tally.clubs.slice(early.length).reduce((sum, club) => sum + club.runs, 0);
      gaps.push({ years: `${earlyYear}/${lateYear}`, gap: (scored - against) / games });
    }
  }
  gaps.sort((a, b) => Math.abs(b.gap) - Math.abs(a.gap));
  return {
    title: `Average clubs of ${ERAS.length} eras against each other, ${games} games of each pair`,
    lines: [
      `widest: ${gaps
        .slice(0, 6)
        .map(({ years, gap }) => `${years} ${gap.toFixed(2)}`)
        .join(', ')}`,
    ],
    figures: [
      {
        key: 'eraGap',
        name: 'widest gap, runs a game',
        measured: Math.abs(gaps[0]?.gap ?? 0),
        target: 1,
        rule: 'at most',
        digits: 2,
      },
    ],
  };
};
