import { parseArgs } from 'node:util';
import { readLahmanRecord } from './lahman-record/read-record-if-present.ts';
import { computerSidesOf } from './realism/as-played/computer-side.ts';
import { playComputerSides } from './realism/as-played/play-computer-league.ts';
import { scoreSheet } from './realism/as-played/score-sheet.ts';
import { sampleCards } from './realism/sample-cards.ts';

/**
 * Prints games between computer clubs as users play them, to be read from the first event to the
 * last: `node bench/read-games.ts [--leagues "1927 AL,1968 NL"] [--games 2] [--seed 1]`, so many
 * games of each league. The same seed gives the same games.
 */
const { values } = parseArgs({
  options: {
    leagues: { type: 'string', default: '1908 NL,1927 AL,1968 AL,1985 NL,2018 AL' },
    games: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
});
const [games, seed] = [Number(values.games), Number(values.seed)];
const leagues = values.leagues.split(',').map((text) => {
  const [year, league = ''] = text.trim().split(' ');
  return { year: Number(year), league };
});

const seasons = await readLahmanRecord();
if (seasons === null) console.log('read-games: needs the record');
const { carded } = sampleCards(seasons ?? [], (year) =>
  leagues.some((wanted) => wanted.year === year),
);
for (const { year, league } of leagues) {
  const season = carded.get(year);
  if (season === undefined) continue;
  const sheets: (readonly string[])[] = [];
  playComputerSides(computerSidesOf(season, league), 1, seed, (game) => {
    sheets.push(scoreSheet(game));
  });
  // Spread over the season's games, so that other clubs and starters are read.
  const step = Math.max(1, Math.floor(sheets.length / games));
  for (let game = 0; game < games; game++) {
    console.log(
      `\n=== ${year} ${league}, game ${game + 1}\n${(sheets[game * step] ?? []).join('\n')}`,
    );
  }
}
