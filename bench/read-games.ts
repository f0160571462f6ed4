import { parseArgs } from 'node:util';
import { readLahmanRecord } from './lahman-record/read-record-if-present.ts';
import { computerSidesOf } from './realism/as-played/computer-side.ts';
import { playComputerSides } from './realism/as-played/play-computer-league.ts';
import { scoreSheet } from './realism/as-played/score-sheet.ts';
import { sampleCards } from './realism/sample-cards.ts';

/**
 * Prints games between computer clubs as users play them, to be read from the first event to the
 * last: `node bench/read-games.ts --year 1968 --league AL [--games 1] [--seed 1]`. The same seed
 * gives the same games.
 */
const { values } = parseArgs({
  options: {
    year: { type: 'string', default: '1968' },
    league: { type: 'string', default: 'AL' },
    games: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});
const [year, games, seed] = [values.year, values.games, values.seed].map(Number) as [
  number,
  number,
  number,
];

const seasons = await readLahmanRecord();
const carded = seasons === null ? null : sampleCards(seasons, (of) => of === year).carded.get(year);
if (carded === null || carded === undefined) {
  console.log(seasons === null ? 'read-games: needs the record' : `No season ${year}`);
} else {
  const sheets: (readonly string[])[] = [];
  playComputerSides(computerSidesOf(carded, values.league), 1, seed, (game) => {
    sheets.push(scoreSheet(game));
  });
  // Spread over the season's games, so that other clubs and starters are read.
  const step = Math.max(1, Math.floor(sheets.length / games));
  for (let game = 0; game < games; game++) {
    console.log(`\n=== Game ${game + 1}\n${(sheets[game * step] ?? []).join('\n')}`);
  }
}
