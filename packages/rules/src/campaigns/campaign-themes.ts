import type { History } from '../cards/card.ts';

/** A club's season, with the fields by which campaigns select opponents. */
export interface CampaignClub {
  readonly teamID: string;
  readonly year: number;
  /** The club's code. */
  readonly team: string;
  readonly name: string;
  readonly wins: number;
  readonly losses: number;
  /** Average rating of its lineup. */
  readonly score: number;
}

/** The parts of a contest's reward besides the chance of the opponent's best card. */
export interface ContestPurse {
  readonly money: number;
  readonly packs: number;
  /** Key of the packs' special series, or `season` for the base series of the opponent's season. */
  readonly seriesKey: string;
}

/** Opponents that are clubs of the history. */
export interface ClubField {
  readonly of: 'clubs';
  /** Returns whether a club can be an opponent. */
  readonly admits: (club: CampaignClub) => boolean;
  /**
   * The seasons that its clubs are chosen from, so that the campaign can be made as soon as these
   * seasons are; null for every season of the history.
   */
  readonly seasons: readonly number[] | null;
  /**
   * Target scores of the first and last opponent, from the weakest (0) to the strongest club (1) of
   * `CLUB_SCORES`.
   */
  readonly from: number;
  readonly to: number;
}

/**
 * Opponents made of the stars of a decade, up to a maximum rating that rises from contest to
 * contest.
 */
export interface DecadeField {
  readonly of: 'decades';
  /**
   * First years of the decades, in the order of the contests; those of a history that goes on are
   * later: see `decadesOfHistory`.
   */
  readonly decades: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** The plan of a campaign: its opponents, their strength, the number of games and the reward. */
export interface CampaignTheme {
  readonly key: string;
  readonly name: string;
  readonly desc: string;
  readonly field: ClubField | DecadeField;
  readonly numOfGames: number;
  /**
   * For each contest; the last one grants twice as much, and the opponent's best card for certain.
   */
  readonly purse: ContestPurse;
  /** Probability in percent that a contest before the last grants the opponent's best card. */
  readonly cardPct: number;
}

export const CONTESTS_PER_CAMPAIGN = 7;

/**
 * Scores of the weakest and the strongest club of each history, measured once over all of its
 * seasons (`npm run bench:campaigns` prints them). They are fixed, so that no season made later
 * changes what a campaign looks for.
 */
export const CLUB_SCORES: Readonly<
  Record<History, { readonly weakest: number; readonly strongest: number }>
> = {
  record: { weakest: 38, strongest: 79 },
  invented: { weakest: 32, strongest: 72 },
};

/**
 * The seasons of the first two campaigns: few, and such that both histories have a club of the
 * wanted kind within three points of every target.
 */
const CELLAR_SEASONS = [1871, 1872, 1880, 1892];
const SECOND_DIVISION_SEASONS = [1889, 1896, 1902, 1914, 1917];

const winningPercentage = ({ wins, losses }: CampaignClub) => wins / Math.max(1, wins + losses);

/** Every other decade, up to the last that the record had half of in 2023. */
const EVEN_DECADES = [1880, 1900, 1920, 1940, 1960, 1980, 2000];
const ODD_DECADES = [1890, 1910, 1930, 1950, 1970, 1990, 2010];

/**
 * The campaigns in order of strength, from the clubs with the worst records to the best players.
 * Each begins a little below the end of the one before it.
 */
export const CAMPAIGN_THEMES: readonly CampaignTheme[] = [
  {
    key: '1-cellar',
    name: 'Up from the Cellar',
    desc: 'Seven clubs that finished last and knew why. Three games each: learn to win where winning was never the habit.',
    field: {
      of: 'clubs',
      admits: (club) => winningPercentage(club) < 0.4,
      seasons: CELLAR_SEASONS,
      from: 0,
      to: 0.34,
    },
    numOfGames: 3,
    purse: { money: 100, packs: 1, seriesKey: 'season' },
    cardPct: 10,
  },
  {
    key: '2-second-division',
    name: 'The Second Division',
    desc: 'They lost more than they won, but they could spoil anyone’s afternoon. Best of five.',
    field: {
      of: 'clubs',
      admits: (club) => winningPercentage(club) >= 0.36 && winningPercentage(club) < 0.48,
      seasons: SECOND_DIVISION_SEASONS,
      from: 0.3,
      to: 0.55,
    },
    numOfGames: 5,
    purse: { money: 150, packs: 1, seriesKey: 'season' },
    cardPct: 10,
  },
  {
    key: '3-even-money',
    name: 'Even Money',
    desc: 'Clubs that won as often as they lost. Neither they nor you know how this ends.',
    field: {
      of: 'clubs',
      admits: (club) => winningPercentage(club) >= 0.47 && winningPercentage(club) <= 0.53,
      seasons: null,
      from: 0.5,
      to: 0.75,
    },
    numOfGames: 5,
    purse: { money: 200, packs: 1, seriesKey: 'gold-gloves' },
    cardPct: 10,
  },
  {
    key: '4-first-division',
    name: 'First Division',
    desc: 'They were in the race until September. A full series of seven from here on.',
    field: {
      of: 'clubs',
      admits: (club) => winningPercentage(club) >= 0.52,
      seasons: null,
      from: 0.72,
      to: 1,
    },
    numOfGames: 7,
    purse: { money: 300, packs: 1, seriesKey: 'all-stars' },
    cardPct: 10,
  },
  {
    key: '5-through-the-decades',
    name: 'Through the Decades',
    desc: 'The good men of one decade after another, put in one dugout: other balls, other bats, the same ninety feet.',
    field: { of: 'decades', decades: EVEN_DECADES, from: 72, to: 79 },
    numOfGames: 7,
    purse: { money: 400, packs: 1, seriesKey: 'mvp' },
    cardPct: 10,
  },
  {
    key: '6-pennant-race',
    name: 'The Pennant Race',
    desc: 'The stars of seven other decades, all in one race. From here on they would all have won a flag.',
    field: { of: 'decades', decades: ODD_DECADES, from: 80, to: 86 },
    numOfGames: 7,
    purse: { money: 500, packs: 1, seriesKey: 'southpaws' },
    cardPct: 10,
  },
  {
    key: '7-dynasties',
    name: 'Dynasties',
    desc: 'The decades again, with the men whom their own time called great.',
    field: { of: 'decades', decades: EVEN_DECADES, from: 86, to: 93 },
    numOfGames: 7,
    purse: { money: 700, packs: 1, seriesKey: 'titans' },
    cardPct: 10,
  },
  {
    key: '8-immortals',
    name: 'The Immortals',
    desc: 'The best that the record knows, with nobody left out. Nobody expects you to win.',
    field: { of: 'decades', decades: ODD_DECADES, from: 93, to: 100 },
    numOfGames: 7,
    purse: { money: 1000, packs: 1, seriesKey: 'the-vault' },
    cardPct: 15,
  },
];

/** The campaigns that are planned from few seasons, and these seasons. */
export const FIRST_CAMPAIGNS = CAMPAIGN_THEMES.flatMap(({ key, field }) =>
  field.of === 'clubs' && field.seasons !== null ? [{ key, seasons: field.seasons }] : [],
);

/** The seasons that the first campaigns are planned from, in the order of the campaigns. */
export const FIRST_CAMPAIGN_SEASONS: readonly number[] = FIRST_CAMPAIGNS.flatMap(
  ({ seasons }) => seasons,
);
