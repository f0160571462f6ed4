import { batterSection } from './realism/batter-cards.ts';
import { cardsOf } from './realism/card-history.ts';
import { meets, printSection, type Section } from './realism/figure.ts';
import { pitcherSection } from './realism/pitcher-cards.ts';
import { readRecord } from './record/read-record.ts';

/** How near the game comes to the record. One file of `realism/` for each section of the table. */
const seasons = await readRecord();
if (seasons === null) {
  console.error('The realism table is measured on the record: set LAHMAN_DIR to its folder.');
  process.exit(1);
}

const { batters, pitchers } = cardsOf(seasons, 1901, 2023);
const sections: Section[] = [batterSection(batters), pitcherSection(pitchers)];
for (const section of sections) console.log(`${printSection(section)}\n`);

const all = sections.flatMap((section) => section.figures);
const figures = Object.fromEntries(
  all.flatMap(({ key, measured, digits }) =>
    key === null ? [] : [[key, Number(measured.toFixed(digits))]],
  ),
);
console.log(JSON.stringify({ bench: 'realism', figures }));
if (!all.every(meets)) process.exitCode = 1;
