import type { CardDice, CardSummary } from '@pennant/contract/cards';
import type { CardPosition } from '@pennant/rules/cards/card';
import { batterDiceFromFields, pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';
import type { PlayerSource } from '@pennant/rules/games/setup';
import type { Queries } from '../platform/database/database.ts';
import {
  DICE_COLUMNS,
  SUMMARY_COLUMNS,
  diceOf,
  summaryOf,
  type DiceRow,
  type SummaryRow,
} from './card-row.ts';

type PlayerRow = SummaryRow &
  DiceRow & { steal_attempt_rate: number; steal_success_rate: number; error_rate: number };

/** Returns cards by id in the form in which lists contain them. Unknown ids are left out. */
export async function findCardSummaries(
  queries: Queries,
  cardIDs: readonly number[],
): Promise<Map<number, CardSummary>> {
  const rows = await queries.query<SummaryRow>(
    {
      name: 'card_summaries',
      text: `select ${SUMMARY_COLUMNS} from card where card_id = any($1::integer[])`,
    },
    [cardIDs],
  );
  return new Map(rows.map((row) => [row.card_id, summaryOf(row)]));
}

/** Returns cards by id with their dice, for display in a game. Unknown ids are left out. */
export async function findCardsWithDice(
  queries: Queries,
  cardIDs: readonly number[],
): Promise<Map<number, CardSummary & CardDice>> {
  const rows = await queries.query<SummaryRow & DiceRow>(
    {
      name: 'cards_with_dice',
      text: `select ${SUMMARY_COLUMNS}, ${DICE_COLUMNS} from card where card_id = any($1::integer[])`,
    },
    [cardIDs],
  );
  return new Map(rows.map((row) => [row.card_id, { ...summaryOf(row), ...diceOf(row) }]));
}

/** Returns cards by id as the players of the rules. Unknown ids are left out. */
export async function findPlayers(
  queries: Queries,
  cardIDs: readonly number[],
): Promise<Map<number, PlayerSource>> {
  const rows = await queries.query<PlayerRow>(
    `select ${SUMMARY_COLUMNS}, ${DICE_COLUMNS}, steal_attempt_rate, steal_success_rate, error_rate
     from card where card_id = any($1::integer[])`,
    [cardIDs],
  );
  return new Map(rows.map((row) => [row.card_id, toPlayer(row)]));
}

function toPlayer(row: PlayerRow): PlayerSource {
  const facts = {
    cardID: row.card_id,
    name: row.name,
    positions: row.positions.split(',') as CardPosition[],
  };
  if (row.type === 'Pitcher') {
    return {
      ...facts,
      type: 'Pitcher',
      dice: pitcherDiceFromFields(diceOf(row)),
      stamina: row.stamina ?? 0,
    };
  }
  return {
    ...facts,
    type: 'Batter',
    dice: batterDiceFromFields(diceOf(row)),
    speed: row.speed ?? 50,
    stealAttemptRate: row.steal_attempt_rate,
    stealSuccessRate: row.steal_success_rate,
    errorRate: row.error_rate,
  };
}
