import { randomUUID } from 'node:crypto';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { defaultLineupOrder } from '@pennant/rules/teams/batting-order';
import { slotKindOf } from '@pennant/rules/teams/eligibility';
import type { Database } from '../../platform/database/database.ts';

interface CardRow {
  readonly card_id: number;
  readonly positions: string;
  readonly player_id: string;
}

/** Fills the 24 slots from a season's cards, skipping the first `skip` cards of each position. */
async function fillSlots(database: Database, year: number, skip: number) {
  const cards = await database.sql<CardRow>(
    `select card_id, positions, player_id from card where year = $1 order by card_id`,
    [year],
  );
  const left = new Map<string, CardRow[]>();
  for (const card of cards) {
    left.set(card.positions, [...(left.get(card.positions) ?? []), card]);
  }
  return SLOTS.map((slot) => {
    const kind = slotKindOf(slot);
    const position = kind === 'DH' ? 'LF' : kind === 'B' ? '2B' : kind;
    const row = left.get(position)!;
    const [card] = row.splice(skip, 1);
    return { slot, cardID: card!.card_id, lineupOrder: defaultLineupOrder(slot) };
  });
}

/** Returns a lineup of a test season's cards in the form of `POST /teams`. */
export async function aLineup(database: Database, year: number, { skip = 0 } = {}) {
  const entries = await fillSlots(database, year, skip);
  return Object.fromEntries(
    entries.map(({ slot, cardID, lineupOrder }) => [slot, { cardID, lineupOrder }]),
  );
}

let clubs = 0;

/** Returns a club code of three digits or letters that no other club of these tests has. */
const nextCode = (): string => (clubs += 1).toString(36).toUpperCase().padStart(3, '0');

/** Returns the code of a club within its season. */
export async function codeOfClub(database: Database, teamID: string): Promise<string> {
  const [club] = await database.sql<{ team: string }>(
    'select team from computer_club where team_id = $1',
    [teamID],
  );
  if (!club) throw new Error(`no club ${teamID}`);
  return club.team;
}

/** Inserts a computer team of a test season, offered as an opponent. Returns its id. */
export async function aClub(
  database: Database,
  {
    year,
    name = `${year} Boxcar Nine`,
    score = 50,
  }: { year: number; name?: string; score?: number },
): Promise<string> {
  const teamID = randomUUID();
  await database.sql(
    `insert into computer_club (team_id, year, team, league, name, wins, losses, score, is_offered)
     values ($1, $2, $3, 'IL', $4, 80, 74, $5, true)`,
    [teamID, year, nextCode(), name, score],
  );
  for (const { slot, cardID, lineupOrder } of await fillSlots(database, year, 8)) {
    await database.sql(
      `insert into computer_club_lineup (team_id, slot, card_id, lineup_order) values ($1, $2, $3, $4)`,
      [teamID, slot, cardID, lineupOrder],
    );
  }
  return teamID;
}

/** Gives a user one copy of each of these cards, as if they had come from packs. */
export async function giveCards(
  database: Database,
  userID: string,
  cardIDs: readonly number[],
): Promise<void> {
  await database.sql(
    `insert into card_inventory (user_id, card_id, inventory_id, amount, display_key)
     select $1, card_id, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, 1, year || '-base' from card where card_id = any($2::integer[])`,
    [userID, cardIDs],
  );
}
