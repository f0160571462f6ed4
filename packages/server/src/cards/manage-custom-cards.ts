import type { CustomCard, CustomCardForm } from '@pennant/contract/custom-cards';
import {
  batterDiceFromFields,
  BATTER_FIELDS,
  pitcherDiceFromFields,
  PITCHER_FIELDS,
} from '@pennant/rules/cards/dice-fields';
import {
  expectedBattingSeason,
  expectedPitchingSeason,
} from '@pennant/rules/cards/expected-season';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import {
  addCustomCard,
  findCustomCardFacts,
  readCustomCards,
  saveCustomCard,
  type CustomCardRow,
} from './custom-card-store.ts';
import { summaryOf } from './card-row.ts';
import { readCard } from './read-card-and-inventory.ts';

const pick = (form: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, form[field]]));

const toCustomRow = (form: CustomCardForm): CustomCardRow => {
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
      ...pick(form, PITCHER_FIELDS),
      stamina: form.stamina,
      season: expectedPitchingSeason(pitcherDiceFromFields(form)),
    };
  }
  return {
    ...facts,
    ...pick(form, BATTER_FIELDS),
    speed: form.speed,
    steal_attempt_rate: form.stealAttemptRate,
    steal_success_rate: form.stealSuccessRate,
    error_rate: form.errorRate,
    season: expectedBattingSeason(batterDiceFromFields(form)),
  };
};

/** Returns a page of the custom cards, newest first. */
export const listCustomCards = async (
  queries: Queries,
  page: { readonly after?: number | undefined; readonly limit: number },
) => (await readCustomCards(queries, page)).map(summaryOf);

/** Returns a custom card with all fields of its form. */
export async function readCustomCard(
  queries: Queries,
  { cardID }: { readonly cardID: number },
): Promise<CustomCard | Refusal<'card_not_found'>> {
  const facts = await findCustomCardFacts(queries, cardID);
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

/** Creates a card with chosen dice, in no packs yet. Its series must exist. Returns the card id. */
export const createCustomCard = (
  tx: Transaction,
  { form, adminID }: { readonly form: CustomCardForm; readonly adminID: string },
): Promise<number> => addCustomCard(tx, toCustomRow(form), adminID);

/**
 * Overwrites a custom card. Its type can't change, because lineups hold it in slots for its type.
 * Games under way keep their own copy of the card. Returns the card as it was before.
 */
export async function changeCustomCard(
  tx: Transaction,
  { cardID, form }: { readonly cardID: number; readonly form: CustomCardForm },
) {
  if ((await findCustomCardFacts(tx, cardID, 'locked')) === undefined)
    return refuse('card_not_found');
  const before = await readCustomCard(tx, { cardID });
  if (isRefusal(before)) return before;
  if (before.type !== form.type) return refuse('card_type_stays');
  await saveCustomCard(tx, cardID, toCustomRow(form));
  return before;
}
