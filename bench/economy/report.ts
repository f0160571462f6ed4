import { TIERS } from '@pennant/rules/cards/tier';
import { quantile } from '../roll/quantile.ts';
import type { Attempt } from './farming.ts';
import { REASONS } from './player.ts';
import type { DailySums, Evening, Life } from './population.ts';
import type { World } from './world.ts';

const SHARES = [0.1, 0.5, 0.9] as const;

const whole = (value: number) => Math.round(value).toLocaleString('en');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(head),
  row(head.map((_, at) => (at === 0 ? '---' : '---:'))),
  ...rows.map(row),
];

const spread = (values: readonly number[]) =>
  SHARES.map((share) => whole(quantile(values, share))).join(' / ');

/** Days until something happened, where it did not count as never: "3 / 5 / never". */
const daysUntil = (days: readonly (number | null | undefined)[]): string =>
  SHARES.map((share) => {
    const day = quantile(
      days.map((each) => each ?? Number.POSITIVE_INFINITY),
      share,
    );
    return Number.isFinite(day) ? whole(day) : 'never';
  }).join(' / ');

const GROUPS: readonly (readonly [string, (life: Life) => boolean])[] = [
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

/** What the population's lives come to, as lines of Markdown. */
export const reportLives = (world: World, lives: readonly Life[], sums: DailySums): string[] => {
  const days = sums.length - 1;
  const marks = [1, 7, 30, 90].filter((day) => day <= days);
  const overTime = (title: string, of: (evening: Evening) => number) => [
    '',
    `### ${title}`,
    '',
    ...table(
      ['p10 / p50 / p90', ...marks.map((day) => `day ${day}`)],
      GROUPS.map(([name, belongs]) => [
        name,
        ...marks.map((day) =>
          spread(lives.filter(belongs).map(({ evenings }) => of(evenings[day]!))),
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
      GROUPS.map(([name, belongs]) => {
        const group = lives.filter(belongs).map(({ player }) => player.milestones);
        const full = group.filter(({ set }) => set !== null).length;
        return [
          name,
          ...(['gold', 'titanium', 'uranium'] as const).map((tier) =>
            daysUntil(group.map((each) => each.tier[tier])),
          ),
          daysUntil(group.map(({ set }) => set)),
          `${whole((100 * full) / Math.max(1, group.length))}%`,
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
      GROUPS.map(([name, belongs]) => [
        name,
        ...TIERS.map(({ tier }) =>
          spread(lives.filter(belongs).map(({ player }) => player.collection.ofTier[tier])),
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

const incomeOf = (lives: readonly Life[], days: number): string[] => [
  '',
  '### Money a day by source, on average',
  '',
  ...table(
    ['', ...REASONS.slice(1), 'in all, before packs'],
    GROUPS.map(([name, belongs]) => {
      const group = lives.filter(belongs);
      const mean = (reason: (typeof REASONS)[number]) =>
        group.reduce((sum, { player }) => sum + player.sums[reason], 0) / group.length / days;
      const made = REASONS.slice(1, -1).reduce((sum, reason) => sum + mean(reason), 0);
      return [name, ...REASONS.slice(1).map((reason) => whole(mean(reason))), whole(made)];
    }),
  ),
];

const climbOf = (world: World, lives: readonly Life[]): string[] => {
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
        const doneOn = ({ player }: Life) => {
          const on = keys.map((key) => player.contestDays.get(key) ?? Number.POSITIVE_INFINITY);
          return Math.max(...on);
        };
        const share = (pace: Life['habit']['pace']) => {
          const group = climbers.filter(({ habit }) => habit.pace === pace);
          const done = group.filter((life) => Number.isFinite(doneOn(life))).length;
          return `${whole((100 * done) / Math.max(1, group.length))}%`;
        };
        const finished = climbers.map(doneOn);
        return [name, share('casual'), share('regular'), share('heavy'), daysUntil(finished)];
      }),
    ),
  ];
};

const inflationOf = (lives: readonly Life[], sums: DailySums): string[] => {
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
        const of = (reason: (typeof REASONS)[number]) =>
          span.reduce((sum, day) => sum + day[reason], 0) / lives.length / span.length;
        const made = REASONS.slice(0, -1).reduce((sum, reason) => sum + of(reason), 0);
        const sunk = -of('packs');
        const held =
          lives.reduce((sum, { evenings }) => sum + evenings[from + 7]!.wallet, 0) / lives.length;
        return [
          `days ${from + 1} to ${from + 7}`,
          whole(made),
          whole(sunk),
          `${whole((100 * sunk) / made)}%`,
          whole(held),
        ];
      }),
    ),
  ];
};

/** The attempts, as lines of Markdown. */
export const reportFarming = (attempts: readonly Attempt[]): string[] => [
  '',
  '### Farming attempts: money a day for one account',
  '',
  ...table(
    ['attempt', 'made', 'bound', 'the bound is', 'result', 'how'],
    attempts.map(({ name, daily, bound, boundIs, passed, detail }) => [
      name,
      whole(daily),
      whole(bound),
      boundIs,
      passed ? 'PASS' : 'FAIL',
      detail,
    ]),
  ),
];
