import type { CardSummary } from '@pennant/contract/cards';
import type { PlayCard } from '@pennant/contract/game-lineup';
import type { CardPosition } from '@pennant/rules/cards/card';
import { batterDiceFromFields, pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';
import type { PlayerSource } from '@pennant/rules/games/setup';
import type { Queries } from '../platform/database/database.ts';
import { diceOf, summaryOf } from './card-row.ts';
import { readCardsWithDice, readPlayers, readSummaries, type PlayerRow } from './card-store.ts';

/** Returns cards by id in the form in which lists contain them. Unknown ids are left out. */
export async function findCardSummaries(
  queries: Queries,
  cardIDs: readonly number[],
): Promise<Map<number, CardSummary>> {
  const rows = await readSummaries(queries, cardIDs);
  return new Map(rows.map((row) => [row.card_id, summaryOf(row)]));
}

/** A card as a game shows it, whoever owns it. */
type CardInPlay = Omit<PlayCard, 'CardInventory'>;

/** Returns cards by id with their dice, for display in a game. Unknown ids are left out. */
export async function findCardsWithDice(
  queries: Queries,
  cardIDs: readonly number[],
): Promise<Map<number, CardInPlay>> {
  const rows = await readCardsWithDice(queries, cardIDs);
  return new Map(
    rows.map((row) => {
      const surname = row.surname === null ? null : encodeURIComponent(row.surname);
      return [row.card_id, { ...summaryOf(row), ...diceOf(row), surname }];
    }),
  );
}

/** Returns cards by id as the players of the rules. Unknown ids are left out. */
export async function findPlayers(
  queries: Queries,
  cardIDs: readonly number[],
): Promise<Map<number, PlayerSource>> {
  const rows = await readPlayers(queries, cardIDs);
  return new Map(rows.map((row) => [row.card_id, toPlayer(row)]));
}

/** Returns the player of the rules that a card is. */
export function toPlayer(row: PlayerRow): PlayerSource {
  const facts = {
    cardID: row.card_id,
    name: row.name,
    ...(row.surname === null ? {} : { surname: row.surname }),
    positions: row.positions.split(',') as CardPosition[],
  };
  if (row.type === 'Pitcher') {
    return {
      ...facts,
      type: 'Pitcher',
      dice: pitcherDiceFromFields(diceOf(row)),
      stamina: row.stamina ?? 0,
      ...(row.wild_pitch_chance === null || row.balk_chance === null
        ? {}
        : { wildPitchChance: row.wild_pitch_chance, balkChance: row.balk_chance }),
    };
  }
  return {
    ...facts,
    type: 'Batter',
    dice: batterDiceFromFields(diceOf(row)),
    speed: row.speed ?? 50,
    stealAttemptRate: row.steal_attempt_rate ?? 0,
    stealSuccessRate: row.steal_success_rate ?? 0,
    errorRate: row.error_rate ?? 0,
    ...(row.passed_ball_chance === null ? {} : { passedBallChance: row.passed_ball_chance }),
  };
}
