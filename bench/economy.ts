import { writeFileSync } from 'node:fs';
import { quantile } from '@pennant/rules/statistics/quantile';
import { fitWinProbabilityCurve } from './economy/win-probability-curve.ts';
import { tryFarming } from './economy/try-farming.ts';
import { drawPopulationChart } from './economy/draw-population-chart.ts';
import { simulateCollectors, simulatePopulation } from './economy/simulate-population.ts';
import { reportFarming, reportPopulation } from './economy/report-population-and-farming.ts';
import { makeCardsClubsAndContests } from './economy/cards-clubs-and-contests.ts';

/**
 * Simulates the economy: a population of players lives by the product's own rules (packs, prices,
 * allowance, pay, sales, campaigns, whole games), then every known way to farm money is tried. It
 * uses the cards of the record if there is one, else those of the invented history. `node
 * bench/economy.ts [players] [days] [accounts of each attempt] [file for the chart]`.
 */
const PLAYERS = Number(process.argv[2] ?? 1000);
const DAYS = Number(process.argv[3] ?? 90);
const ACCOUNTS = Number(process.argv[4] ?? 20);
const CHART = process.argv[5];
const SEED = 1871;

const logProgress = (message: string): void => {
  process.stderr.write(
    `${(process.cpuUsage().user / 1e6).toFixed(1).padStart(7)} s of a core: ${message}\n`,
  );
};

const world = await makeCardsClubsAndContests(logProgress);
const chances = fitWinProbabilityCurve(
  [...world.clubs.map(({ side }) => side), ...simulateCollectors(world, SEED * 10)],
  SEED,
);
logProgress('chances fitted');
const { lives, sums } = simulatePopulation(
  world,
  chances,
  { players: PLAYERS, days: DAYS, seed: SEED * 1000 },
  logProgress,
);
logProgress('the population has lived');
const attempts = tryFarming(world, chances, { accounts: ACCOUNTS, days: DAYS, seed: SEED * 9000 });
logProgress('farming tried');

const games = lives.reduce((sum, { player }) => sum + player.games, 0);
const won = lives.reduce((sum, { player }) => sum + player.wins, 0) / games;
const expected = lives.reduce((sum, { player }) => sum + player.expectedWins, 0) / games;
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

console.log(
  `${PLAYERS} players, ${DAYS} days, ${world.history === 'record' ? 'the real record' : 'the invented history'}: ${world.cards.size} cards, ${world.series.length} series, ${world.clubs.length} clubs, ${world.contests.length} contests.`,
);
console.log(
  `${games} whole games played, ${percent(won)} won. The chance that pay goes by is a curve fitted to ${chances.games} games: it expected ${percent(expected)}, and is ${percent(chances.error)} from the program's own estimate on average (${chances.pairs} pairs).`,
);
for (const line of reportPopulation(world, lives, sums)) console.log(line);
for (const line of reportFarming(attempts)) console.log(line);

if (CHART !== undefined) writeFileSync(CHART, drawPopulationChart(lives, DAYS));

const finite = (values: readonly (number | null | undefined)[]) =>
  values.map((value) => value ?? Number.POSITIVE_INFINITY);
const firsts = (tier: 'gold' | 'titanium' | 'uranium') =>
  quantile(finite(lives.map(({ player }) => player.milestones.tier[tier])), 0.5);
const last = lives.map(({ dayEnds }) => dayEnds.at(-1)!);
const made = lives.reduce((sum, { player }) => sum + player.wallet - player.sums.packs, 0);
const sunk = lives.reduce((sum, { player }) => sum - player.sums.packs, 0);
const collectors = lives.filter(({ habit }) => habit.taste === 'one season');
const figures = {
  players: PLAYERS,
  days: DAYS,
  games,
  medianWallet: quantile(
    last.map(({ wallet }) => wallet),
    0.5,
  ),
  medianCards: quantile(
    last.map(({ cards }) => cards),
    0.5,
  ),
  medianDaysToGold: firsts('gold'),
  medianDaysToTitanium: firsts('titanium'),
  medianDaysToUranium: firsts('uranium'),
  fullSeasonShare: Number(
    (lives.filter(({ player }) => player.milestones.set !== null).length / PLAYERS).toFixed(3),
  ),
  unfinishedOneSeasonShare: Number(
    (
      collectors.filter(({ player }) => player.milestones.set === null).length / collectors.length
    ).toFixed(3),
  ),
  sunkShare: Number((sunk / made).toFixed(3)),
  attempts: attempts.length,
  attemptsThatFail: attempts.filter(({ passed }) => !passed).length,
};
console.log(JSON.stringify({ bench: 'economy', figures }));
