import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { drawClubStarterSet, type StarterCandidate } from '@pennant/rules/packs/club-starter-set';
import { isStarterCard } from '@pennant/rules/packs/starter-set';
import { cardFigures } from '@pennant/rules/packs/starter-card-figures';
import { STARTER_STRENGTH, teamStrength } from '@pennant/rules/packs/starter-strength';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import type { Lineup } from '@pennant/rules/teams/lineup';
import { expect, test } from 'vitest';
import { makeSeasonCards } from '../cards/make-season-cards.ts';
import { planCards } from '../cards/plan-cards.ts';
import { generateHistory } from '../synthetic/generate-history.ts';

const history = generateHistory();
const plan = planCards(history);
const scale = STARTER_STRENGTH.invented;
/** Logits of .01 of the chance to win near one half. */
const ONE_PERCENT = 0.04;

/** The seasons whose clubs are drawn, of four eras; the bench plays those of all of them. */
const YEARS = [1874, 1908, 1955, 2016];
const REACH = 2;
/** Of great leagues every third club. */
const MOST_CLUBS = 10;

type ClubCandidate = StarterCandidate & { readonly teams: readonly string[] };

const cardsOf = (year: number): ClubCandidate[] => {
  const season = history.find((each) => each.year === year);
  const seasonPlan = plan.get(year);
  if (season === undefined || seasonPlan === undefined) return [];
  return makeSeasonCards(season, seasonPlan)
    .filter(isStarterCard)
    .map((card) => ({ ...card, figures: cardFigures(card), distance: 1 }));
};

test.each(YEARS)('the clubs of %d have sets as strong as the average one by lot', (year) => {
  const season = history.find((each) => each.year === year)!;
  const near = Array.from({ length: 2 * REACH + 1 }, (_, index) => year - REACH + index);
  const cards = near.flatMap((other) =>
    cardsOf(other).map((card) => ({ ...card, distance: 1 + Math.abs(other - year) })),
  );
  const byID = new Map(cards.map((card) => [card.cardID, card]));
  const step = Math.ceil(season.clubs.length / MOST_CLUBS);
  season.clubs.forEach(({ team }, index) => {
    if (index % step !== 0) return;
    const pool = cards.map((card) =>
      card.distance === 1 && card.teams.includes(team) ? { ...card, distance: 0 } : card,
    );
    const set = drawClubStarterSet(pool, new SeededDice(index), { scale });
    if (!set.ok) throw new Error(`${year} ${team}: ${set.code}`);
    const chosen = Object.values(set.cards).map((cardID) => byID.get(cardID)!);
    const lineup = bestLineup(chosen) as Lineup;
    const strength = teamStrength(
      SLOTS.map((slot) => byID.get(lineup[slot].cardID)!.figures),
      scale,
    );
    expect(Math.abs(strength - scale.usual), `${year} ${team}`).toBeLessThan(ONE_PERCENT);
    expect(new Set(chosen.map(({ playerID }) => playerID)).size).toBe(24);
  });
});
