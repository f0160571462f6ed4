import { makeSeasonCards } from '@pennant/card-maker/cards/make-season-cards';
import { planCards } from '@pennant/card-maker/cards/plan-cards';
import {
  batterCardInputs,
  type BatterCardInput,
  averageBatterFaced,
  type Leagues,
  meanPitchers,
  meanPitcherFaced,
  pitcherCardInputs,
  type PitcherCardInput,
} from '@pennant/card-maker/cards/card-inputs';
import {
  type ModifierShares,
  modifierShares,
} from '@pennant/card-maker/dice/pitcher-adjusted-rates';
import type { OutcomeRates } from '@pennant/card-maker/leagues/outcome-rates';
import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import type { BatterCard, PitcherCard } from '@pennant/rules/cards/card';

/** A finished batter's card, the season it was made from, and the mean pitcher faced. */
export interface BatterSample {
  readonly card: BatterCard;
  readonly line: BatterCardInput;
  readonly pitcher: ModifierShares;
}

/** A finished pitcher's card, the season it was made from, and the average batter faced. */
export interface PitcherSample {
  readonly card: PitcherCard;
  readonly line: PitcherCardInput;
  readonly shares: ModifierShares;
  readonly batter: OutcomeRates;
}

/** One season's cards by player, with the data they were made from. */
export interface CardedSeason {
  readonly season: SeasonRecord;
  readonly leagues: Leagues;
  readonly batters: ReadonlyMap<string, BatterCard>;
  readonly pitchers: ReadonlyMap<string, PitcherCard>;
  /** The mean pitcher of each league. */
  readonly means: ReadonlyMap<string, ModifierShares>;
}

/** Returns every card of the wanted seasons with the data it was made from. */
export const sampleCards = (
  seasons: readonly SeasonRecord[],
  isWanted: (year: number) => boolean,
) => {
  const plan = planCards(seasons);
  const batters: BatterSample[] = [];
  const pitchers: PitcherSample[] = [];
  const carded = new Map<number, CardedSeason>();
  for (const season of seasons) {
    const seasonPlan = plan.get(season.year);
    if (seasonPlan === undefined || !isWanted(season.year)) continue;
    const cards = makeSeasonCards(season, seasonPlan);
    const batterCards = cards.filter((card) => card.type === 'Batter');
    const pitcherCards = cards.filter((card) => card.type === 'Pitcher');
    const pitcherLines = pitcherCardInputs(season, seasonPlan.leagues);
    const shares = pitcherCards.map((card) => modifierShares(card.dice));
    const means = meanPitchers(pitcherLines, shares);
    carded.set(season.year, {
      season,
      leagues: seasonPlan.leagues,
      batters: new Map(batterCards.map((card) => [card.playerID, card])),
      pitchers: new Map(pitcherCards.map((card) => [card.playerID, card])),
      means,
    });
    batterCardInputs(season, seasonPlan.leagues).forEach((line, index) => {
      const card = batterCards[index];
      if (card !== undefined) batters.push({ card, line, pitcher: meanPitcherFaced(line, means) });
    });
    pitcherLines.forEach((line, index) => {
      const card = pitcherCards[index];
      const ownShares = shares[index];
      if (card === undefined || ownShares === undefined) return;
      pitchers.push({
        card,
        line,
        shares: ownShares,
        batter: averageBatterFaced(line, seasonPlan.leagues),
      });
    });
  }
  return { batters, pitchers, carded };
};
