import { makeSeasonCards } from '@pennant/card-maker/cards/make-season-cards';
import { planCards } from '@pennant/card-maker/cards/plan-cards';
import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import type { Dice } from '@pennant/rules/fairness/dice';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import {
  drawClubStarterSet,
  STARTER_REACHES,
  type StarterCandidate,
} from '@pennant/rules/packs/club-starter-set';
import { drawStarterSet, isStarterCard, starterYears } from '@pennant/rules/packs/starter-set';
import { cardFigures } from '@pennant/rules/packs/starter-card-figures';
import {
  STARTER_STRENGTH,
  strengthFigures,
  teamStrength,
} from '@pennant/rules/packs/starter-strength';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import type { Lineup } from '@pennant/rules/teams/lineup';
import { compileTeam, type CompiledTeam } from '../economy/compiled-team.ts';

/** A real or invented team of a season. */
export interface Club {
  readonly year: number;
  readonly team: string;
}

/** A starter set as the team that Fill Best Lineup makes of it. */
export interface StarterSide extends CompiledTeam {
  readonly cardIDs: readonly number[];
  /** In logits; as `drawClubStarterSet` works it out. */
  readonly strength: number;
  /** What the strength is made of. */
  readonly features: readonly number[];
}

type Card = ReturnType<typeof makeSeasonCards>[number];
type Candidate = StarterCandidate & Pick<Card, 'year' | 'teams'>;

export type StarterHistory = ReturnType<typeof openStarterHistory>;

/**
 * Makes a history's cards up to silver, and returns its clubs and how starter sets are drawn from
 * them, as the server does.
 */
export const openStarterHistory = (
  name: keyof typeof STARTER_STRENGTH,
  seasons: readonly SeasonRecord[],
) => {
  const plan = planCards(seasons);
  const candidatesOf = new Map<number, readonly Candidate[]>();
  const cardOf = new Map<number, Card>();
  for (const season of seasons) {
    const seasonPlan = plan.get(season.year);
    if (seasonPlan === undefined) continue;
    const cards = makeSeasonCards(season, seasonPlan).filter(isStarterCard);
    for (const card of cards) cardOf.set(card.cardID, card);
    candidatesOf.set(season.year, cards.map(toCandidate));
  }
  const years = starterYears([...candidatesOf.keys()]);
  const scale = STARTER_STRENGTH[name];

  /** The cards of some years with their distance from the season in their middle. */
  const poolOf = remember((year: number, reach: number): readonly Candidate[] =>
    [...candidatesOf]
      .filter(([other]) => Math.abs(other - year) <= reach)
      .flatMap(([other, list]) =>
        list.map((card) => ({ ...card, distance: 1 + Math.abs(other - year) })),
      ),
  );
  const poolOfClub = ({ year, team }: Club, reach: number): readonly Candidate[] =>
    poolOf(year, reach).map((card) =>
      card.year === year && card.teams.includes(team) ? { ...card, distance: 0 } : card,
    );

  const toSide = (cardIDs: readonly number[]): StarterSide => {
    const lineup = bestLineup(cardIDs.map((cardID) => cardOf.get(cardID)!)) as Lineup;
    const figures = SLOTS.map((slot) => cardFigures(cardOf.get(lineup[slot].cardID)!));
    return {
      ...compileTeam('Set', lineup, (cardID) => cardOf.get(cardID)!),
      cardIDs,
      strength: teamStrength(figures, scale),
      features: strengthFigures(figures),
    };
  };

  return {
    name,
    usual: scale.usual,
    cards: cardOf.size,
    clubs: seasons.flatMap(({ year, clubs }) => clubs.map(({ team }): Club => ({ year, team }))),
    isOfClub:
      ({ year, team }: Club) =>
      (cardID: number) => {
        const card = cardOf.get(cardID)!;
        return card.year === year && card.teams.includes(team);
      },
    /** Draws a set from one season by lot. */
    drawByLot: (dice: Dice): StarterSide => {
      for (;;) {
        const year = years[Math.floor(dice.fraction('year') * years.length)]!;
        const set = drawStarterSet(candidatesOf.get(year)!, dice);
        if (set.ok) return toSide(Object.values(set.cards));
      }
    },
    /** Draws a set of a club's cards and the nearest ones, whose strength is left to chance. */
    drawUnbalanced: (club: Club, dice: Dice): StarterSide | null => {
      const pool = poolOfClub(club, 2);
      const distances = new Map(pool.map(({ cardID, distance }) => [cardID, distance]));
      const set = drawStarterSet(pool, dice, {
        distanceOf: ({ cardID }) => distances.get(cardID)!,
      });
      return set.ok ? toSide(Object.values(set.cards)) : null;
    },
    /**
     * Draws a club's set, as a user who chooses it gets it. `reach` is how many years around its
     * season it took.
     */
    drawForClub: (club: Club, dice: Dice): StarterSide & { readonly reach: number } => {
      let best: { cardIDs: readonly number[]; reach: number } | null = null;
      for (const reach of STARTER_REACHES) {
        const set = drawClubStarterSet(poolOfClub(club, reach), dice, { scale });
        if (!set.ok) continue;
        best = { cardIDs: Object.values(set.cards), reach };
        if (set.isBalanced) break;
      }
      if (best === null) throw new Error(`no set for ${club.year} ${club.team}`);
      return { ...toSide(best.cardIDs), reach: best.reach };
    },
  };
};

/** Returns what a draw needs of a card, without its season's line. */
const toCandidate = (card: Card): Candidate => ({
  cardID: card.cardID,
  playerID: card.playerID,
  type: card.type,
  positions: card.positions,
  rating: card.rating,
  year: card.year,
  teams: card.teams,
  figures: cardFigures(card),
  distance: 1,
});

/** Returns the same function that remembers its last result: clubs come season by season. */
const remember = <Input extends readonly unknown[], Output>(of: (...input: Input) => Output) => {
  let last: { readonly key: string; readonly output: Output } | null = null;
  return (...input: Input): Output => {
    const key = input.join(' ');
    if (last?.key !== key) last = { key, output: of(...input) };
    return last.output;
  };
};
