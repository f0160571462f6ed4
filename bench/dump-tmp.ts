import { makeSeasonCards } from '@pennant/card-maker/cards/make-season-cards';
import { planCards } from '@pennant/card-maker/cards/plan-cards';
import { generateHistory } from '@pennant/card-maker/synthetic/generate-history';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { SLOTS, type Slot } from '@pennant/rules/games/lineup-slots';
import {
  drawClubStarterSet,
  type StarterCandidate,
} from '@pennant/rules/packs/club-starter-set';
import { drawStarterSet, isStarterCard, starterYears } from '@pennant/rules/packs/starter-set';
import { cardFigures } from "@pennant/rules/packs/starter-strength";
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import type { Lineup } from '@pennant/rules/teams/lineup';
import { compileTeam, type CompiledTeam } from './economy/compiled-team.ts';
import { readLahmanRecord } from './lahman-record/read-record-if-present.ts';

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
console.log(`${record ? 'The record' : 'The synthetic history'}: ${cardOf.size} cards up to silver`);

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
    .map(
      (card): StarterCandidate => ({
        ...card,
        figures: cardFigures(card),
        distance:
          card.year === year && card.teams.includes(team) ? 0 : 1 + Math.abs(card.year - year),
      }),
    );
  return list;
};
const opponents = Array.from({ length: OPPONENTS }, () => compile(byLot()));
const clubs = seasons.flatMap(({ year, clubs: list }) => list.map(({ team }) => ({ year, team })));
import { writeFileSync } from 'node:fs';
const N = option('sets', 600);
const out = [] as unknown[];
for (let index = 0; index < N; index += 1) {
  let side;
  if (index % 2 === 0) side = compile(byLot());
  else
    for (;;) {
      const { year, team } = oneOf(clubs);
      const pool = candidatesOf(year, team, 3);
      const byID = new Map(pool.map((card) => [card.cardID, card.distance]));
      const set = drawStarterSet(pool, dice, { distanceOf: ({ cardID }) => byID.get(cardID)! });
      if (set.ok) { side = compile(Object.values(set.cards)); break; }
    }
  const won = playAgainst(side, opponents, GAMES, index);
  out.push({ lot: index % 2 === 0, won, order: SLOTS.map((s) => side.lineup[s].lineupOrder), cards: SLOTS.map((slot) => { const { season: _, ...c } = cardOf.get(side.lineup[slot].cardID)!; return c; }) });
}
writeFileSync(process.argv[2]!, JSON.stringify({ opp: opponents.map((o) => SLOTS.map((slot) => { const { season: _, ...c } = cardOf.get(o.lineup[slot].cardID)!; return c; })), out }));
console.log('done');
