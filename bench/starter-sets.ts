import { generateHistory } from '@pennant/card-maker/synthetic/generate-history';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { readLahmanRecord } from './lahman-record/read-record-if-present.ts';
import { fitWeights } from './starter-sets/fit-weights.ts';
import { measureClubs } from './starter-sets/measure-clubs.ts';
import { playAgainst, VARIANCE_OF_GAME } from './starter-sets/play-against.ts';
import { openStarterHistory } from './starter-sets/starter-history.ts';
import { mean, standardDeviation } from './starter-sets/spread.ts';

/**
 * Measures whether every club's starter set has the chance to win of the average set by lot: fits
 * the weights of `starter-strength.ts` to played games, then plays a set of every club against sets
 * by lot. `--synthetic` for the invented history, `--clubs 300` for a sample, `--games 2000` of
 * each set.
 */
const option = (name: string, usual: number): number => {
  const index = process.argv.indexOf(`--${name}`);
  return index === -1 ? usual : Number(process.argv[index + 1]);
};
const SETS = option('sets', 400);
const GAMES = option('games', 2000);
const CLUBS = option('clubs', Infinity);
const OPPONENTS = 40;
/** Sets by lot whose mean strength is worked out: its error is .001 of the chance. */
const SETS_BY_LOT = 4_000;
/** How far a chance may be from the mean of sets by lot. */
const MOST_OFF = 0.02;

const record = process.argv.includes('--synthetic') ? null : await readLahmanRecord();
const history = openStarterHistory(record ? 'record' : 'invented', record ?? generateHistory());
console.log(
  `The ${history.name === 'record' ? 'record' : 'invented history'}: ${history.cards} cards up to silver, ${history.clubs.length} clubs`,
);

const dice = new SeededDice(2023);
const opponents = Array.from({ length: OPPONENTS }, () => history.drawByLot(dice));
const strengthsByLot = Array.from({ length: SETS_BY_LOT }, () => history.drawByLot(dice).strength);
const usualStrength = mean(strengthsByLot);
console.log(
  `Sets by lot: strength ${usualStrength.toFixed(4)} (sd ${standardDeviation(strengthsByLot).toFixed(3)}, error ${(standardDeviation(strengthsByLot) / Math.sqrt(SETS_BY_LOT)).toFixed(4)}); the rules have ${history.usual}`,
);

const played = Array.from({ length: SETS }, (_, index) => {
  for (;;) {
    const club = history.clubs[Math.floor(dice.fraction('club') * history.clubs.length)]!;
    const side = index % 2 === 0 ? history.drawByLot(dice) : history.drawUnbalanced(club, dice);
    if (side === null) continue;
    const { strength, features } = side;
    const won = playAgainst(side, opponents, GAMES, index);
    return { isByLot: index % 2 === 0, strength, features, won, games: GAMES };
  }
});
const lots = played.filter(({ isByLot }) => isByLot);
/**
 * The mean chance of sets by lot. That of the played ones is brought to the mean strength of all:
 * a logit is four times the chance near one half.
 */
const usual = mean(lots.map(({ won, strength }) => won - (strength - usualStrength) / 4));
const residuals = lots.map(({ won, strength }) => won - (strength - usualStrength) / 4 - usual);
console.log(
  `Sets by lot win ${usual.toFixed(4)} of their games (sd ${standardDeviation(lots.map(({ won }) => won)).toFixed(3)}, error ${(standardDeviation(residuals) / Math.sqrt(lots.length)).toFixed(4)})`,
);
const logit = (p: number) => Math.log(p / (1 - p));
const ofGames = VARIANCE_OF_GAME / GAMES;
const missOf = (sd: number) => Math.sqrt(Math.max(0, sd ** 2 - ofGames)).toFixed(4);
console.log(
  `By the weights as they are, a set misses its chance by sd ${missOf(standardDeviation(played.map(({ strength, won }) => logit(won) - strength)) / 4)}, the games' own ${Math.sqrt(ofGames).toFixed(4)} taken out`,
);
const printFit = (title: string, sets: Parameters<typeof fitWeights>[0]): void => {
  const { weights, miss } = fitWeights(sets);
  const figures = weights.map((weight) => Number(weight.toPrecision(4)));
  console.log(title, figures, 'miss sd', missOf(miss));
};
printFit('Fitted:', played);

const every = CLUBS === Infinity ? 1 : Math.ceil(history.clubs.length / CLUBS);
const clubs = history.clubs.filter((_, index) => index % every === 0);
const { figures, played: balanced } = measureClubs(history, clubs, opponents, {
  usual,
  games: GAMES,
  mostOff: MOST_OFF,
});
printFit('Fitted to these sets of clubs too:', [...played, ...balanced]);
console.log(JSON.stringify({ bench: 'starter-sets', history: history.name, figures }));
if (figures.worstOff > MOST_OFF + 2 * figures.worstError) process.exitCode = 1;
