import { ALL_STAR } from '../seasons/all-star-honor.ts';
import type { Honor, PlayerSeason } from '../seasons/season-record.ts';
import type { SyntheticPlayer } from './synthetic-player.ts';

/** First year of each award in the synthetic history. */
const FIRST_AWARD_YEAR = {
  'Most Valuable Player': 1911,
  'Rookie of the Year': 1947,
  'Pitcher of the Year': 1956,
  'Gold Glove': 1957,
  'Silver Slugger': 1980,
  [ALL_STAR]: 1933,
} as const;

interface Candidate {
  readonly season: PlayerSeason;
  readonly player: Pick<SyntheticPlayer, 'group' | 'firstYear' | 'durability'>;
  readonly league: string;
  readonly wins: number;
}

const POSITIONS = ['C', '1B', '2B', '3B', 'SS', 'OF'] as const;

const primaryPositionOf = (season: PlayerSeason) =>
  POSITIONS.reduce((best, position) =>
    season.gamesAt[position] > season.gamesAt[best] ? position : best,
  );

/** Returns approximate batting runs above average, by linear weights. */
const battingValue = ({ season: { batting } }: Candidate): number => {
  if (!batting) return -99;
  const singles = batting.H - batting['2B'] - batting['3B'] - batting.HR;
  const gained = 0.47 * singles + 0.78 * batting['2B'] + 1.07 * batting['3B'] + 1.4 * batting.HR;
  return gained + 0.32 * batting.BB - 0.28 * (batting.AB - batting.H) + 0.15 * (batting.SB ?? 0);
};

/** Returns runs saved against one run per two innings, plus values of saves and wins. */
const pitchingValue = ({ season: { pitching } }: Candidate): number =>
  pitching ? pitching.IPouts / 6 - pitching.ER + 0.4 * pitching.SV + 0.8 * pitching.W : -99;

/** Returns the awards of one league and year. */
export const grantAwards = (year: number, candidates: readonly Candidate[]): Honor[] => {
  const honors: Honor[] = [];
  const give = (
    award: keyof typeof FIRST_AWARD_YEAR,
    winners: readonly (Candidate | undefined)[],
  ) => {
    if (year < FIRST_AWARD_YEAR[award]) return;
    for (const winner of winners) {
      if (winner) honors.push({ playerID: winner.season.playerID, award });
    }
  };
  const batters = candidates
    .filter((c) => c.player.group !== 'P')
    .sort((a, b) => battingValue(b) - battingValue(a));
  const pitchers = candidates
    .filter((c) => c.player.group === 'P')
    .sort((a, b) => pitchingValue(b) - pitchingValue(a));
  const valuable = batters
    .slice(0, 8)
    .sort((a, b) => battingValue(b) + 0.25 * b.wins - battingValue(a) - 0.25 * a.wins);
  give('Most Valuable Player', valuable.slice(0, 1));
  give('Pitcher of the Year', pitchers.slice(0, 1));
  const isRookie = (c: Candidate) => c.player.firstYear === year;
  const rookies = [batters.find(isRookie), pitchers.find(isRookie)];
  give('Rookie of the Year', year % 3 === 0 ? rookies.slice(1) : rookies.slice(0, 1));
  const byPosition = Map.groupBy(batters, (c) => primaryPositionOf(c.season));
  const battersAt = (position: (typeof POSITIONS)[number]) => byPosition.get(position) ?? [];
  const sluggers = POSITIONS.flatMap((position) =>
    battersAt(position).slice(0, position === 'OF' ? 3 : 1),
  );
  give('Silver Slugger', sluggers);
  const games = (c: Candidate) => c.season.batting?.G ?? 0;
  const fielders = POSITIONS.flatMap((position) =>
    battersAt(position)
      .toSorted((a, b) => b.player.durability * 20 + games(b) - a.player.durability * 20 - games(a))
      .slice(0, position === 'OF' ? 3 : 1),
  );
  give('Gold Glove', fielders);
  const stars = POSITIONS.flatMap((position) =>
    battersAt(position).slice(0, position === 'OF' ? 6 : 2),
  );
  give(ALL_STAR, [...stars, ...pitchers.slice(0, 9)]);
  return honors;
};
