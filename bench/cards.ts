import { makeSeasonCards } from '@pennant/card-maker/cards/make-season-cards';
import { planCards } from '@pennant/card-maker/cards/plan-cards';
import { generateHistory } from '@pennant/card-maker/synthetic/generate-history';
import { readLahmanRecord } from './lahman-record/read-record-if-present.ts';

/** Measures making all cards of the history, from the files to the last table, on one core. */
const TARGET = { seconds: 90, peakMb: 1024 } as const;

const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(1)} s`;

const started = performance.now();
const record = await readLahmanRecord();
const seasons = record ?? generateHistory();
const read = performance.now();
const plan = planCards(seasons);
const planned = performance.now();
let cards = 0;
for (const season of seasons) {
  const seasonPlan = plan.get(season.year);
  if (seasonPlan !== undefined) cards += makeSeasonCards(season, seasonPlan).length;
}
const made = performance.now();
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);

console.log(`History: ${record === null ? 'invented (no record on this machine)' : 'the record'}`);
console.log(`  reading      ${seconds(started, read)}`);
console.log(`  planning     ${seconds(read, planned)}   (leagues, speeds, all ratings)`);
console.log(`  making       ${seconds(planned, made)}   (positions, dice, ${cards} cards)`);
console.log(`  in all       ${seconds(started, made)}   target ${TARGET.seconds} s on two cores`);
console.log(`  peak memory  ${peakMb} MB   target ${TARGET.peakMb} MB`);

const figures = { seconds: Number(((made - started) / 1000).toFixed(2)), peakMb, cards };
console.log(JSON.stringify({ bench: 'cards', figures }));
if (figures.seconds > TARGET.seconds || peakMb > TARGET.peakMb) process.exitCode = 1;
