import { randomUUID } from 'node:crypto';
import { SLOTS } from '@pennant/rules/games/slot';
import { defaultLineupOrder } from '@pennant/rules/teams/batting-order';
import { kindOf } from '@pennant/rules/teams/eligibility';
import type { Database } from '../../platform/database/database.ts';

interface CardRow {
  readonly card_id: number;
  readonly positions: string;
  readonly player_id: string;
}

/** Fills the 24 places from a season's cards, leaving out so many of each place first. */
async function placesFrom(database: Database, year: number, skip: number) {
  const cards = await database.query<CardRow>(
    `select card_id, positions, player_id from card where year = $1 order by card_id`,
    [year],
  );
  const left = new Map<string, CardRow[]>();
  for (const card of cards) {
    left.set(card.positions, [...(left.get(card.positions) ?? []), card]);
  }
  return SLOTS.map((slot) => {
    const kind = kindOf(slot);
    const place = kind === 'DH' ? 'LF' : kind === 'B' ? '2B' : kind;
    const row = left.get(place)!;
    const [card] = row.splice(skip, 1);
    return { slot, cardID: card!.card_id, lineupOrder: defaultLineupOrder(slot) };
  });
}

/** A lineup of an invented season's cards, as `POST /teams` takes it. */
export async function aLineup(database: Database, year: number, { skip = 0 } = {}) {
  const places = await placesFrom(database, year, skip);
  return Object.fromEntries(
    places.map(({ slot, cardID, lineupOrder }) => [slot, { cardID, lineupOrder }]),
  );
}

let clubs = 0;

/** A club's code of three figures or letters that no other club of these tests has. */
const nextCode = (): string => (clubs += 1).toString(36).toUpperCase().padStart(3, '0');

/** The code that a club goes by within its season. */
export async function codeOfClub(database: Database, teamID: string): Promise<string> {
  const [club] = await database.query<{ team: string }>(
    'select team from computer_club where team_id = $1',
    [teamID],
  );
  if (!club) throw new Error(`no club ${teamID}`);
  return club.team;
}

/** A computer club of an invented season, offered as an opponent; answers its id. */
export async function aClub(
  database: Database,
  {
    year,
    name = `${year} Boxcar Nine`,
    score = 50,
  }: { year: number; name?: string; score?: number },
): Promise<string> {
  const teamID = randomUUID();
  await database.query(
    `insert into computer_club (team_id, year, team, league, name, wins, losses, score, is_offered)
     values ($1, $2, $3, 'IL', $4, 80, 74, $5, true)`,
    [teamID, year, nextCode(), name, score],
  );
  for (const { slot, cardID, lineupOrder } of await placesFrom(database, year, 8)) {
    await database.query(
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
  await database.query(
    `insert into card_inventory (user_id, card_id, inventory_id, amount, display_key)
     select $1, card_id, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, 1, year || '-base' from card where card_id = any($2::integer[])`,
    [userID, cardIDs],
  );
}
