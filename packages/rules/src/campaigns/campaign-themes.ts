/** A club's season, as far as a campaign chooses by it. */
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

/** What a contest's reward is made of, besides the chance of the opponent's best man. */
export interface ContestPurse {
  readonly money: number;
  readonly packs: number;
  /** Of the special series of this key, or `season`: of the opponent's own season. */
  readonly seriesKey: string;
}

/** One campaign as it is drawn up: who may be met in it, how strong, how long, and what is won. */
export interface CampaignTheme {
  readonly key: string;
  readonly name: string;
  readonly desc: string;
  /** Who belongs in it. */
  readonly admits: (club: CampaignClub) => boolean;
  /** Scores of its first and its last opponent, as places between the weakest (0) and the strongest club (1). */
  readonly from: number;
  readonly to: number;
  readonly numOfGames: number;
  /** For each contest; the last one brings twice as much, and the opponent's best man for certain. */
  readonly purse: ContestPurse;
  /** Chance in percent that a contest before the last brings the opponent's best man. */
  readonly cardPct: number;
}

export const CONTESTS_A_CAMPAIGN = 7;

const share = ({ wins, losses }: CampaignClub) => wins / Math.max(1, wins + losses);

/** From the clubs that lost most to the greatest there were. Each begins a little below the end of the one before it. */
export const CAMPAIGN_THEMES: readonly CampaignTheme[] = [
  {
    key: '1-cellar',
    name: 'Up from the Cellar',
    desc: 'Seven clubs that finished last and knew why. Three games each: learn to win where winning was never the habit.',
    admits: (club) => share(club) < 0.4,
    from: 0,
    to: 0.3,
    numOfGames: 3,
    purse: { money: 150, packs: 2, seriesKey: 'season' },
    cardPct: 50,
  },
  {
    key: '2-second-division',
    name: 'The Second Division',
    desc: 'They lost more than they won, but they could spoil anyone’s afternoon. Best of five.',
    admits: (club) => share(club) >= 0.36 && share(club) < 0.48,
    from: 0.22,
    to: 0.44,
    numOfGames: 5,
    purse: { money: 250, packs: 3, seriesKey: 'season' },
    cardPct: 40,
  },
  {
    key: '3-even-money',
    name: 'Even Money',
    desc: 'Clubs that won as often as they lost. Neither they nor you know how this ends.',
    admits: (club) => share(club) >= 0.47 && share(club) <= 0.53,
    from: 0.36,
    to: 0.56,
    numOfGames: 5,
    purse: { money: 400, packs: 2, seriesKey: 'gold-gloves' },
    cardPct: 35,
  },
  {
    key: '4-first-division',
    name: 'First Division',
    desc: 'They were in the race until September. A full series of seven from here on.',
    admits: (club) => share(club) >= 0.52 && share(club) < 0.6,
    from: 0.48,
    to: 0.66,
    numOfGames: 7,
    purse: { money: 600, packs: 2, seriesKey: 'all-stars' },
    cardPct: 30,
  },
  {
    key: '5-through-the-decades',
    name: 'Through the Decades',
    desc: 'A strong club of one era after another: other balls, other bats, the same ninety feet.',
    admits: (club) => share(club) >= 0.54,
    from: 0.58,
    to: 0.74,
    numOfGames: 7,
    purse: { money: 900, packs: 2, seriesKey: 'mvp' },
    cardPct: 25,
  },
  {
    key: '6-pennant-race',
    name: 'The Pennant Race',
    desc: 'Three wins in five, all summer long: clubs of the kind that wins a flag.',
    admits: (club) => share(club) >= 0.58,
    from: 0.66,
    to: 0.82,
    numOfGames: 7,
    purse: { money: 1300, packs: 2, seriesKey: 'southpaws' },
    cardPct: 20,
  },
  {
    key: '7-dynasties',
    name: 'Dynasties',
    desc: 'Clubs that stayed on top until nobody could remember them anywhere else.',
    admits: (club) => share(club) >= 0.6,
    from: 0.76,
    to: 0.91,
    numOfGames: 7,
    purse: { money: 1800, packs: 1, seriesKey: 'titans' },
    cardPct: 15,
  },
  {
    key: '8-immortals',
    name: 'The Immortals',
    desc: 'The seven greatest lineups of the whole record, the greatest of them last. Nobody expects you to win.',
    admits: () => true,
    from: 0.88,
    to: 1,
    numOfGames: 7,
    purse: { money: 2500, packs: 1, seriesKey: 'the-vault' },
    cardPct: 25,
  },
];

/** Themes that want another decade for each contest. */
export const ONE_A_DECADE: ReadonlySet<string> = new Set(['5-through-the-decades']);
