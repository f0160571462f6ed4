import { generateHistory, DEFAULT_SEED } from '@pennant/card-maker/synthetic/generate-history';
import { CLUB_SCORES } from '@pennant/rules/campaigns/campaign-themes';
import { sortKnownClubs } from '@pennant/rules/campaigns/choose-clubs';
import { planCampaigns } from '@pennant/rules/campaigns/plan-campaigns';
import { median } from '@pennant/rules/statistics/quantile';
import { makeCardsClubsAndSeries } from './campaigns/cards-clubs-and-series.ts';
import { climbCampaigns, type ClimbResult } from './campaigns/climb-campaigns.ts';
import { readLahmanRecord } from './lahman-record/read-record-if-present.ts';

/**
 * Measures how simulated players climb the campaigns: each begins with a starter set and its money,
 * claims the allowance each day, plays up to a dozen games a day under the computer manager, sells
 * duplicates, buys packs, and uses their best lineup for every series. `node bench/campaigns.ts
 * [players] [days] [invented]`.
 */
const PLAYERS = Number(process.argv[2] ?? 20);
const DAYS = Number(process.argv[3] ?? 120);
const invented = process.argv[4] === 'invented';

const record = invented ? null : await readLahmanRecord();
const source = record === null ? 'invented' : 'record';
const history = makeCardsClubsAndSeries(record ?? generateHistory(DEFAULT_SEED));
const campaigns = planCampaigns(history.clubs, source);
const climbs = Array.from({ length: PLAYERS }, (_, index): ClimbResult =>
  climbCampaigns(history, campaigns, { seed: 1871 + index, days: DAYS }),
);

const medianOrNull = (values: readonly number[]) => (values.length === 0 ? null : median(values));
const percent = (share: number) => `${Math.round(share * 100)}%`;

console.log(
  `${PLAYERS} players, at most ${DAYS} days, ${source === 'invented' ? 'the invented history' : 'the real record'}; medians of who finished`,
);
const { weakest, strongest } = CLUB_SCORES[source];
const scores = sortKnownClubs(history.clubs).map(({ score }) => score);
console.log(
  `its clubs score ${Math.min(...scores)} to ${Math.max(...scores)}, the campaigns look for ${weakest} to ${strongest}`,
);
const rows = campaigns.map(({ name, contests }, index) => {
  const steps = climbs.flatMap(({ campaigns: climbed }) => climbed[index] ?? []);
  const done = steps.filter(({ finishedOn }) => finishedOn !== null);
  const games = steps.reduce((sum, step) => sum + step.games, 0);
  const wins = steps.reduce((sum, step) => sum + step.wins, 0);
  const series = steps.reduce((sum, step) => sum + step.series, 0);
  const won = steps.reduce((sum, step) => sum + step.seriesWon, 0);
  return {
    campaign: name,
    opponents: contests.map(({ opponent }) => opponent.score),
    finished: done.length,
    games: medianOrNull(done.map((step) => step.games)),
    day: medianOrNull(done.map(({ finishedOn }) => finishedOn ?? 0)),
    winPct: games === 0 ? null : wins / games,
    seriesWonPct: series === 0 ? null : won / series,
    score: medianOrNull(done.map(({ score }) => score)),
  };
});
for (const row of rows) {
  console.log(
    `${row.campaign.padEnd(22)} against ${row.opponents.join(' ')}: finished by ${row.finished}, ${row.games ?? '-'} games, day ${row.day ?? '-'}, ` +
      `games won ${row.winPct === null ? '-' : percent(row.winPct)}, series ${row.seriesWonPct === null ? '-' : percent(row.seriesWonPct)}, own score ${row.score ?? '-'}`,
  );
}
console.log(
  JSON.stringify({ bench: 'campaigns', figures: { players: PLAYERS, days: DAYS, rows } }),
);
