import type { CustomCard, CustomCardForm } from '@pennant/contract/custom-cards';
import {
  batterDiceFromFields,
  BATTER_FIELDS,
  pitcherDiceFromFields,
  PITCHER_FIELDS,
} from '@pennant/rules/cards/dice-fields';
import { battingOfDice, pitchingOfDice } from '@pennant/rules/cards/season-of-dice';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import {
  addCustomCard,
  findCustomFacts,
  readCustomCards,
  saveCustomCard,
  type CustomRow,
} from './custom-card-store.ts';
import { summaryOf } from './card-row.ts';
import { readCard } from './read-card.ts';

const only = (form: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, form[field]]));

const rowOf = (form: CustomCardForm): CustomRow => {
  const facts = {
    series_id: form.seriesID,
    name: form.name,
    year: form.year,
    type: form.type,
    league: form.league,
    teams: form.teamNameID,
    club_name: form.clubName,
    rating: form.rating,
    positions: [...new Set(form.positions)].join(','),
    bats: form.bats,
    throws: form.throws,
  };
  if (form.type === 'Pitcher') {
    return {
      ...facts,
      ...only(form, PITCHER_FIELDS),
      stamina: form.stamina,
      season: pitchingOfDice(pitcherDiceFromFields(form)),
    };
  }
  return {
    ...facts,
    ...only(form, BATTER_FIELDS),
    speed: form.speed,
    steal_attempt_rate: form.stealAttemptRate,
    steal_success_rate: form.stealSuccessRate,
    error_rate: form.errorRate,
    season: battingOfDice(batterDiceFromFields(form)),
  };
};

/** A page of the custom cards, newest first. */
export const listCustomCards = async (
  queries: Queries,
  page: { readonly after?: number | undefined; readonly limit: number },
) => (await readCustomCards(queries, page)).map(summaryOf);

/** A custom card with everything that its form holds. */
export async function readCustomCard(
  queries: Queries,
  { cardID }: { readonly cardID: number },
): Promise<CustomCard | Refusal<'card_not_found'>> {
  const facts = await findCustomFacts(queries, cardID);
  if (facts === undefined) return refuse('card_not_found');
  const card = await readCard(queries, { cardID, userID: null });
  if (isRefusal(card)) return card;
  return {
    ...card,
    stealAttemptRate: facts.steal_attempt_rate,
    stealSuccessRate: facts.steal_success_rate,
    errorRate: facts.error_rate,
  };
}

/** Makes a card with chosen dice, in no packs yet; its series is there. */
export const createCustomCard = (
  tx: Transaction,
  { form, adminID }: { readonly form: CustomCardForm; readonly adminID: string },
): Promise<number> => addCustomCard(tx, rowOf(form), adminID);

/**
 * Makes a custom card another. What kind it is stays, since teams have it in places of its kind; games under way have
 * their own copy of it.
 */
export async function changeCustomCard(
  tx: Transaction,
  { cardID, form }: { readonly cardID: number; readonly form: CustomCardForm },
) {
  if ((await findCustomFacts(tx, cardID, 'for update')) === undefined)
    return refuse('card_not_found');
  const before = await readCustomCard(tx, { cardID });
  if (isRefusal(before)) return before;
  if (before.type !== form.type) return refuse('card_type_stays');
  await saveCustomCard(tx, cardID, rowOf(form));
  return before;
}
