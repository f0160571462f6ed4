import { makeSeasonCards } from '@pennant/card-maker/cards/make-season-cards';
import { planCards } from '@pennant/card-maker/cards/plan-cards';
import { generateHistory } from '@pennant/card-maker/synthetic/generate-history';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { drawClubStarterSet, type StarterCandidate } from '@pennant/rules/packs/club-starter-set';
import { drawStarterSet, isStarterCard, starterYears } from '@pennant/rules/packs/starter-set';
import {
  cardFigures,
  strengthFigures,
  teamStrength,
  USUAL_STARTER_STRENGTH,
} from '@pennant/rules/packs/starter-strength';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import type { Lineup } from '@pennant/rules/teams/lineup';
import { compileTeam, type CompiledTeam } from './economy/compiled-team.ts';
import { readLahmanRecord } from './lahman-record/read-record-if-present.ts';
import { fitWeights } from './starter-sets/fit-weights.ts';
import { playAgainst } from './starter-sets/play-against.ts';

/**
 * Measures whether every club's starter set has the chance to win of the average set by lot: first
 * fits the weights of `starter-strength.ts` to played games, then plays a set of every club against
 * sets by lot. `--clubs 300` plays a sample, `--games 4000` that many games for each.
 */
const option = (name: string, usual: number): number => {
  const index = process.argv.indexOf(`--${name}`);
  return index === -1 ? usual : Number(process.argv[index + 1]);
};
const SETS = option('sets', 400);
const GAMES = option('games', 4000);
const CLUBS = option('clubs', Infinity);
const OPPONENTS = 40;
const MOST_OFF = 0.02;

const record = process.argv.includes('--synthetic') ? null : await readLahmanRecord();
const seasons = record ?? generateHistory();
const plan = planCards(seasons);
type Card = ReturnType<typeof makeSeasonCards>[number];
const cardsOfYear = new Map<number, readonly Card[]>();
const cardOf = new Map<number, Card>();
for (const season of seasons) {
  const seasonPlan = plan.get(season.year);
  if (seasonPlan === undefined) continue;
  const cards = makeSeasonCards(season, seasonPlan).filter(isStarterCard);
  cardsOfYear.set(season.year, cards);
  for (const card of cards) cardOf.set(card.cardID, card);
}
console.log(
  `${record ? 'The record' : 'The synthetic history'}: ${cardOf.size} cards up to silver`,
);

const dice = new SeededDice(2023);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(dice.fraction('one') * list.length)]!;
const compile = (cardIDs: readonly number[]): CompiledTeam & { lineup: Lineup } => {
  const lineup = bestLineup(cardIDs.map((cardID) => cardOf.get(cardID)!)) as Lineup;
  return { ...compileTeam('Set', lineup, (cardID) => cardOf.get(cardID)!), lineup };
};
const years = starterYears([...cardsOfYear.keys()]);
const byLot = (): number[] => {
  for (;;) {
    const set = drawStarterSet(cardsOfYear.get(oneOf(years))!, dice);
    if (set.ok) return Object.values(set.cards);
  }
};
const candidates = new Map<string, StarterCandidate[]>();
const candidatesOf = (year: number, team: string, reach: number): StarterCandidate[] => {
  const key = `${year} ${team} ${reach}`;
  const known = candidates.get(key);
  if (known) return known;
  const list = [...cardsOfYear]
    .filter(([other]) => Math.abs(other - year) <= reach)
    .flatMap(([, cards]) => cards)
    .map((card): StarterCandidate => ({
      ...card,
      figures: cardFigures(card),
      distance:
        card.year === year && card.teams.includes(team) ? 0 : 1 + Math.abs(card.year - year),
    }));
  return list;
};
const figuresOf = (lineup: Lineup) =>
  SLOTS.map((slot) => cardFigures(cardOf.get(lineup[slot].cardID)!));

const opponents = Array.from({ length: OPPONENTS }, () => compile(byLot()));
const clubs = seasons.flatMap(({ year, clubs: list }) => list.map(({ team }) => ({ year, team })));

const sets = Array.from({ length: SETS }, (_, index) => {
  if (index % 2 === 0) return { isByLot: true, side: compile(byLot()) };
  for (;;) {
    const { year, team } = oneOf(clubs);
    const pool = candidatesOf(year, team, 3);
    const byID = new Map(pool.map((card) => [card.cardID, card.distance]));
    const set = drawStarterSet(pool, dice, { distanceOf: ({ cardID }) => byID.get(cardID)! });
    if (set.ok) return { isByLot: false, side: compile(Object.values(set.cards)) };
  }
});
const played = sets.map(({ isByLot, side }, index) => ({
  isByLot,
  strength: teamStrength(figuresOf(side.lineup)),
  features: strengthFigures(figuresOf(side.lineup)),
  won: playAgainst(side, opponents, GAMES, index),
}));
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const sd = (values: readonly number[]) =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const lots = played.filter(({ isByLot }) => isByLot);
const usual = mean(lots.map(({ won }) => won));
console.log(
  `Sets by lot win ${usual.toFixed(4)} of their games (sd ${sd(lots.map(({ won }) => won)).toFixed(3)}), strength ${mean(lots.map(({ strength }) => strength)).toFixed(3)} (sd ${sd(lots.map(({ strength }) => strength)).toFixed(3)})`,
);
const logit = (p: number) => Math.log(p / (1 - p));
const ownMiss = played.map(({ strength, won }) => logit(won) - strength);
console.log(
  `By the weights as they are, a set misses its chance by sd ${(sd(ownMiss) / 4).toFixed(4)} (sampling ${(0.5 / Math.sqrt(GAMES)).toFixed(4)})`,
);
const { weights, miss } = fitWeights(
  played.map(({ features, won }) => ({ features, won, games: GAMES })),
);
console.log('Fitted:', weights, 'miss sd', miss.toFixed(4));

const sample = clubs.filter(
  (_, index) => CLUBS === Infinity || index % Math.ceil(clubs.length / CLUBS) === 0,
);
const REACHES = [2, 6, 20, 153];
let own = 0;
let slowest = 0;
let wider = 0;
const chances = sample.map(({ year, team }, index) => {
  for (const reach of REACHES) {
    const pool = candidatesOf(year, team, reach);
    const started = performance.now();
    const set = drawClubStarterSet(pool, new SeededDice(index), {
      usual: USUAL_STARTER_STRENGTH[record ? 'record' : 'invented'],
    });
    slowest = Math.max(slowest, performance.now() - started);
    if (!set.ok || (!set.isBalanced && reach < 153)) {
      wider += 1;
      continue;
    }
    const ids = Object.values(set.cards);
    own += ids.filter((cardID) => {
      const card = cardOf.get(cardID)!;
      return card.year === year && card.teams.includes(team);
    }).length;
    return { year, team, won: playAgainst(compile(ids), opponents, GAMES, index) };
  }
  throw new Error(`no set for ${year} ${team}`);
});
const off = chances.map(({ won }) => won - usual);
const worst = chances
  .toSorted((a, b) => Math.abs(b.won - usual) - Math.abs(a.won - usual))
  .slice(0, 10);
console.log(
  `${chances.length} clubs: mean ${(mean(off) + usual).toFixed(4)}, sd ${sd(off).toFixed(4)}, furthest ${Math.max(...off.map(Math.abs)).toFixed(4)}, over ${MOST_OFF}: ${off.filter((value) => Math.abs(value) > MOST_OFF).length}; ${(own / chances.length).toFixed(1)} of 24 from the club; slowest draw ${slowest.toFixed(0)} ms; wider ${wider}`,
);
console.log(worst.map(({ year, team, won }) => `${year} ${team} ${won.toFixed(3)}`).join(', '));
