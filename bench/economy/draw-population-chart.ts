import { quantile } from '@pennant/rules/statistics/quantile';
import type { PlayerHistory } from './simulate-population.ts';

const WIDTH = 380;
const HEIGHT = 200;
const LEFT = 48;
const TOP = 34;
const GAP = 60;

interface Line {
  readonly name: string;
  readonly color: string;
  /** Values by day, from 0. */
  readonly values: readonly number[];
}

/** Draws one panel: lines over the days, each labeled at its end. */
const panel = (
  panelIndex: number,
  title: string,
  lines: readonly Line[],
  maxValue: number,
  label: (value: number) => string,
): string => {
  const left = LEFT + panelIndex * (WIDTH + LEFT + GAP);
  const days = Math.max(1, (lines[0]?.values.length ?? 1) - 1);
  const x = (day: number) => (left + (WIDTH * day) / days).toFixed(1);
  const y = (value: number) => TOP + HEIGHT * (1 - value / maxValue);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${x(0)} ${y(share * maxValue).toFixed(1)}H${x(days)}" stroke="#8884"/><text x="${left - 6}" y="${(
        y(share * maxValue) + 4
      ).toFixed(1)}" text-anchor="end">${label(share * maxValue)}</text>`,
  );
  // Labels that would overlap move up, the lowest line first.
  let lowest = Number.POSITIVE_INFINITY;
  const drawn = lines
    .toSorted((a, b) => (a.values.at(-1) ?? 0) - (b.values.at(-1) ?? 0))
    .map(({ name, color, values }) => {
      lowest = Math.min(y(values.at(-1) ?? 0) + 4, lowest - 13);
      const points = values.map((value, day) => `${x(day)},${y(value).toFixed(1)}`).join(' ');
      return `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="2"/><text x="${
        left + WIDTH + 6
      }" y="${lowest.toFixed(1)}" fill="${color}">${name}</text>`;
    });
  return `<text x="${left}" y="18" font-weight="bold">${title}</text>${grid.join('')}<text x="${x(0)}" y="${
    TOP + HEIGHT + 18
  }">day 0</text><text x="${x(days)}" y="${TOP + HEIGHT + 18}" text-anchor="end">day ${days}</text>${drawn.join('')}`;
};

/**
 * Draws the population's wallets by day, and the share of players who own cards of each tier, as an
 * SVG.
 */
export const drawPopulationChart = (lives: readonly PlayerHistory[], days: number): string => {
  const everyDay = Array.from({ length: days + 1 }, (_, day) => day);
  const wallets = (share: number) =>
    everyDay.map((day) =>
      quantile(
        lives.map(({ dayEnds }) => dayEnds[day]!.wallet),
        share,
      ),
    );
  const shareBy = (reached: (life: PlayerHistory) => number | null | undefined) =>
    everyDay.map(
      (day) =>
        lives.filter((life) => (reached(life) ?? Number.POSITIVE_INFINITY) <= day).length /
        lives.length,
    );
  const money = [
    { name: 'p90', color: '#b8860b', values: wallets(0.9) },
    { name: 'p50', color: '#2e7d5b', values: wallets(0.5) },
    { name: 'p10', color: '#777', values: wallets(0.1) },
  ];
  const maxValue = Math.max(
    1000,
    Math.ceil(Math.max(...money.flatMap(({ values }) => values)) / 1000) * 1000,
  );
  const shares = [
    { name: 'gold', color: '#b8860b', values: shareBy((life) => life.player.milestones.tier.gold) },
    {
      name: 'titanium',
      color: '#4a7fb0',
      values: shareBy((life) => life.player.milestones.tier.titanium),
    },
    {
      name: 'uranium',
      color: '#3f9142',
      values: shareBy((life) => life.player.milestones.tier.uranium),
    },
    {
      name: 'full season',
      color: '#b23a48',
      values: shareBy((life) => life.player.milestones.set),
    },
  ];
  const [width, height] = [2 * (WIDTH + LEFT + GAP) + 20, TOP + HEIGHT + 30];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#777"><rect width="${width}" height="${height}" fill="#fffdf7"/>${panel(
    0,
    'Money in the wallet',
    money,
    maxValue,
    (value) => Math.round(value).toLocaleString('en'),
  )}${panel(1, 'Share of players who have a card of the tier, all of a season', shares, 1, (value) => `${(100 * value).toFixed(0)}%`)}</svg>\n`;
};
