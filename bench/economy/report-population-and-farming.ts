import { TIERS } from '@pennant/rules/cards/tier';
import { quantile } from '@pennant/rules/statistics/quantile';
import type { Attempt } from './attempt.ts';
import { REASONS } from './simulated-player.ts';
import type { DailySums, DayEnd, PlayerHistory } from './simulate-population.ts';
import type { CardsClubsAndContests } from './cards-clubs-and-contests.ts';

const SHARES = [0.1, 0.5, 0.9] as const;

const formatWhole = (value: number) => Math.round(value).toLocaleString('en');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(head),
  row(head.map((_, index) => (index === 0 ? '---' : '---:'))),
  ...rows.map(row),
];

const formatQuantiles = (values: readonly number[]) =>
  SHARES.map((share) => formatWhole(quantile(values, share))).join(' / ');

/** Formats days until something happened; null is never: "3 / 5 / never". */
const daysUntil = (days: readonly (number | null | undefined)[]): string =>
  SHARES.map((share) => {
    const day = quantile(
      days.map((value) => value ?? Number.POSITIVE_INFINITY),
      share,
    );
    return Number.isFinite(day) ? formatWhole(day) : 'never';
  }).join(' / ');

const GROUPS: readonly (readonly [string, (life: PlayerHistory) => boolean])[] = [
  ['all', () => true],
  ['casual', ({ habit }) => habit.pace === 'casual'],
  ['regular', ({ habit }) => habit.pace === 'regular'],
  ['heavy', ({ habit }) => habit.pace === 'heavy'],
  ['spenders', ({ habit }) => habit.purse === 'spender'],
  ['savers', ({ habit }) => habit.purse === 'saver'],
  ['buy one season', ({ habit }) => habit.taste === 'one season'],
  ['buy any season', ({ habit }) => habit.taste === 'any season'],
  ['buy special series', ({ habit }) => habit.taste === 'special'],
  ['climb the campaigns', ({ habit }) => habit.climbs],
];

/** Returns the results of the population as lines of Markdown. */
export const reportPopulation = (
  world: CardsClubsAndContests,
  lives: readonly PlayerHistory[],
  sums: DailySums,
): string[] => {
  const days = sums.length - 1;
  const marks = [1, 7, 30, 90].filter((day) => day <= days);
  const overTime = (title: string, valueOf: (evening: DayEnd) => number) => [
    '',
    `### ${title}`,
    '',
    ...table(
      ['p10 / p50 / p90', ...marks.map((day) => `day ${day}`)],
      GROUPS.map(([name, isMember]) => [
        name,
        ...marks.map((day) =>
          formatQuantiles(lives.filter(isMember).map(({ dayEnds }) => valueOf(dayEnds[day]!))),
        ),
      ]),
    ),
  ];
  const reached = (title: string) => [
    '',
    `### ${title}`,
    '',
    ...table(
      [
        'p10 / p50 / p90',
        'gold',
        'titanium',
        'uranium',
        'full season',
        'players with a full season',
      ],
      GROUPS.map(([name, isMember]) => {
        const group = lives.filter(isMember).map(({ player }) => player.milestones);
        const full = group.filter(({ set }) => set !== null).length;
        return [
          name,
          ...(['gold', 'titanium', 'uranium'] as const).map((tier) =>
            daysUntil(group.map((milestones) => milestones.tier[tier])),
          ),
          daysUntil(group.map(({ set }) => set)),
          `${formatWhole((100 * full) / Math.max(1, group.length))}%`,
        ];
      }),
    ),
  ];
  const tiers = [
    '',
    `### Different cards of each tier on day ${days}`,
    '',
    ...table(
      ['p10 / p50 / p90', ...TIERS.map(({ tier }) => tier)],
      GROUPS.map(([name, isMember]) => [
        name,
        ...TIERS.map(({ tier }) =>
          formatQuantiles(
            lives.filter(isMember).map(({ player }) => player.collection.ofTier[tier]),
          ),
        ),
      ]),
    ),
  ];
  return [
    ...overTime('Wallet', ({ wallet }) => wallet),
    ...overTime('Different cards', ({ cards }) => cards),
    ...tiers,
    ...reached('Days until the first card of a tier, and until all cards of some season'),
    ...overTime('Score of the best team', ({ score }) => score),
    ...overTime('Level', ({ level }) => level),
    ...incomeOf(lives, days),
    ...climbOf(world, lives),
    ...inflationOf(lives, sums),
  ];
};

const incomeOf = (lives: readonly PlayerHistory[], days: number): string[] => [
  '',
  '### Money a day by source, on average',
  '',
  ...table(
    ['', ...REASONS.slice(1), 'in all, before packs'],
    GROUPS.map(([name, isMember]) => {
      const group = lives.filter(isMember);
      const mean = (reason: (typeof REASONS)[number]) =>
        group.reduce((sum, { player }) => sum + player.sums[reason], 0) / group.length / days;
      const made = REASONS.slice(1, -1).reduce((sum, reason) => sum + mean(reason), 0);
      return [
        name,
        ...REASONS.slice(1).map((reason) => formatWhole(mean(reason))),
        formatWhole(made),
      ];
    }),
  ),
];

const climbOf = (world: CardsClubsAndContests, lives: readonly PlayerHistory[]): string[] => {
  const climbers = lives.filter(({ habit }) => habit.climbs);
  return [
    '',
    '### The campaigns: climbers who won all of each, and the day of the last win (p10 / p50 / p90)',
    '',
    ...table(
      ['campaign', 'casual', 'regular', 'heavy', 'day'],
      world.campaigns.map((name, campaign) => {
        const keys = world.contests
          .filter((contest) => contest.campaign === campaign)
          .map(({ planned }) => planned.key);
        const doneOn = ({ player }: PlayerHistory) => {
          const on = keys.map((key) => player.contestDays.get(key) ?? Number.POSITIVE_INFINITY);
          return Math.max(...on);
        };
        const share = (pace: PlayerHistory['habit']['pace']) => {
          const group = climbers.filter(({ habit }) => habit.pace === pace);
          const done = group.filter((life) => Number.isFinite(doneOn(life))).length;
          return `${formatWhole((100 * done) / Math.max(1, group.length))}%`;
        };
        const finished = climbers.map(doneOn);
        return [name, share('casual'), share('regular'), share('heavy'), daysUntil(finished)];
      }),
    ),
  ];
};

const inflationOf = (lives: readonly PlayerHistory[], sums: DailySums): string[] => {
  const days = sums.length - 1;
  const weeks = [0, 1, 4, 8, 12].map((week) => week * 7).filter((from) => from + 7 <= days);
  return [
    '',
    '### Money made and sunk, a player and day',
    '',
    ...table(
      ['', 'made', 'sunk in packs', 'sunk share', 'in wallets at the end'],
      weeks.map((from) => {
        const span = sums.slice(from + 1, from + 8);
        const valueOf = (reason: (typeof REASONS)[number]) =>
          span.reduce((sum, day) => sum + day[reason], 0) / lives.length / span.length;
        const made = REASONS.slice(0, -1).reduce((sum, reason) => sum + valueOf(reason), 0);
        const sunk = -valueOf('packs');
        const held =
          lives.reduce((sum, { dayEnds }) => sum + dayEnds[from + 7]!.wallet, 0) / lives.length;
        return [
          `days ${from + 1} to ${from + 7}`,
          formatWhole(made),
          formatWhole(sunk),
          `${formatWhole((100 * sunk) / made)}%`,
          formatWhole(held),
        ];
      }),
    ),
  ];
};

/** Returns the attempts as lines of Markdown. */
export const reportFarming = (attempts: readonly Attempt[]): string[] => [
  '',
  '### Farming attempts: what one account makes a day',
  '',
  ...table(
    ['attempt', 'of', 'made', 'bound', 'the bound is', 'result', 'how'],
    attempts.map(({ name, what, daily, bound, boundIs, passed, detail }) => [
      name,
      what,
      formatWhole(daily),
      formatWhole(bound),
      boundIs,
      passed ? 'PASS' : 'FAIL',
      detail,
    ]),
  ),
];
