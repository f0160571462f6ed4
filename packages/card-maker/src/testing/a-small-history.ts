import type { BattingSeason } from '@pennant/rules/cards/card';
import type { PlayerSeason, SeasonRecord, Stint } from '../seasons/season-record.ts';
import { aBatter, aClub, aPitcher, aSeason } from './a-season.ts';

/** What the record lacks of a season, and how its leagues hit. */
interface Time {
  readonly year: number;
  readonly games: number;
  readonly unrecorded: Partial<BattingSeason>;
  /** Added to each batter's home runs and to the hits that their pitchers allowed. */
  readonly power: number;
  readonly isFacingRecorded: boolean;
  readonly areHitBatsmenRecorded: boolean;
}

/** Games without gloves; the dead ball; and a season of our time. */
const TIMES: readonly Time[] = [
  {
    year: 1879,
    games: 60,
    unrecorded: { SB: null, CS: null, HBP: null, SH: null, SF: null, GIDP: null, IBB: null },
    power: -14,
    isFacingRecorded: false,
    areHitBatsmenRecorded: false,
  },
  {
    year: 1908,
    games: 154,
    unrecorded: { CS: null, SO: null, SF: null, GIDP: null, IBB: null },
    power: -10,
    isFacingRecorded: true,
    areHitBatsmenRecorded: false,
  },
  {
    year: 1977,
    games: 162,
    unrecorded: {},
    power: 4,
    isFacingRecorded: true,
    areHitBatsmenRecorded: true,
  },
];

/** The line of a player who came up in September. */
const CUP_OF_COFFEE: Partial<BattingSeason> = {
  G: 9,
  AB: 21,
  R: 4,
  H: 8,
  '2B': 1,
  '3B': 0,
  HR: 1,
  SB: 1,
  CS: 0,
  BB: 2,
  SO: 5,
  HBP: 0,
  SF: 0,
  GIDP: 1,
};

const stint = (team: string, league: string, stints: Partial<Stint>): Stint => ({
  team,
  league,
  games: 60,
  plateAppearances: 250,
  battersFaced: 300,
  ...stints,
});

const battersOf = ({ games, unrecorded, power }: Time): PlayerSeason[] =>
  (['C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'OF', 'DH'] as const).map((position, n) => {
    const share = games / 162;
    const scaled = (figure: number) => Math.max(0, Math.round(figure * share));
    const played = scaled(150 - 12 * (n % 4));
    return aBatter(
      `b${n + 1}`,
      {
        G: played,
        AB: scaled(600 - 45 * (n % 5)),
        R: scaled(60 + 6 * n),
        H: scaled(125 + 7 * n),
        '2B': scaled(18 + 2 * n),
        '3B': scaled((5 * n) % 8),
        HR: scaled(14 + ((7 * n) % 20) + power),
        SB: scaled((11 * n) % 37),
        CS: scaled((4 * n) % 11),
        BB: scaled(30 + 6 * n),
        SO: scaled(120 - 11 * n),
        HBP: scaled(n % 5),
        SF: scaled(n % 4),
        GIDP: scaled(20 - 2 * n),
        ...unrecorded,
      },
      {
        gamesAt: { [position]: played, ...(n % 3 === 0 ? { '3B': scaled(11) } : {}) },
        stints:
          n === 4
            ? [
                stint('AAA', 'XL', { games: 40, plateAppearances: 160 }),
                stint('CCC', 'YL', { games: 70, plateAppearances: 320 }),
              ]
            : [n % 2 === 0 ? stint('AAA', 'XL', {}) : stint('CCC', 'YL', {})],
      },
    );
  });

const pitchersOf = ({
  games,
  power,
  isFacingRecorded,
  areHitBatsmenRecorded,
}: Time): PlayerSeason[] =>
  [
    { G: 36, GS: 36, IPouts: 800, H: 200, HR: 14, BB: 50, SO: 210 },
    { G: 34, GS: 30, IPouts: 640, H: 215, HR: 20, BB: 80, SO: 90 },
    { G: 40, GS: 18, IPouts: 480, H: 160, HR: 15, BB: 60, SO: 100 },
    { G: 62, GS: 0, IPouts: 270, H: 70, HR: 6, BB: 40, SO: 95 },
    { G: 5, GS: 1, IPouts: 22, H: 14, HR: 3, BB: 9, SO: 2 },
  ].map((line, n) => {
    const scaled = (figure: number) => Math.round((figure * games) / 162);
    const pitched = Object.fromEntries(
      Object.entries(line).map(([figure, value]) => [figure, scaled(value)]),
    ) as typeof line;
    const HR = Math.max(0, pitched.HR + scaled(power));
    const BFP = isFacingRecorded ? pitched.IPouts + pitched.H + pitched.BB + n : null;
    return aPitcher(
      `p${n + 1}`,
      { ...pitched, HR, BFP },
      {
        hitBatsmen: areHitBatsmenRecorded ? scaled((7 * n) % 12) : null,
        stints:
          n === 1
            ? [stint('BBB', 'XL', { battersFaced: 200 }), stint('CCC', 'YL', { battersFaced: 600 })]
            : [n % 2 === 0 ? stint('BBB', 'XL', {}) : stint('CCC', 'YL', {})],
      },
    );
  });

/**
 * Returns three seasons of two leagues and three clubs: players of every position, of two leagues,
 * of a handful of games, swingmen and relievers, and the blanks that the record has.
 */
export const aSmallHistory = (): readonly SeasonRecord[] =>
  TIMES.map((time) =>
    aSeason(
      [
        ...battersOf(time),
        aBatter(
          'rookie',
          { ...CUP_OF_COFFEE, ...time.unrecorded },
          {
            gamesAt: { '2B': 4 },
            stints: [stint('AAA', 'XL', { games: 9, plateAppearances: 23 })],
          },
        ),
        ...pitchersOf(time),
      ],
      {
        year: time.year,
        clubs: [
          aClub({ games: time.games, errors: 120 }),
          aClub({ team: 'BBB', name: 'Borough Bears', games: time.games, errors: 95 }),
          aClub({ team: 'CCC', name: 'County Cubs', league: 'YL', games: time.games, errors: 140 }),
        ],
      },
    ),
  );
