import type { Cup, CupPlaceDto, CupSummary, OwnCupPlace } from '@pennant/contract/cups';
import { roundBegins, roundEnds } from '@pennant/rules/cups/cup-schedule';
import { CUP_PRIZES } from '@pennant/rules/cups/cup-prizes';
import {
  findMatchOf,
  isOpen,
  roundsOf,
  type CupMatch,
  type CupSize,
} from '@pennant/rules/cups/cup-state';
import { mayPlayStandingFrom } from '@pennant/rules/cups/due-in-cup';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { timesOf } from './advance-cup.ts';
import { findEntriesUnderWay } from './cup-entry-store.ts';
import { findOwnPlace, listPlaces, type CupPlaceRow, type OwnPlaceRow } from './cup-place-store.ts';
import { findCup, listCups, type CupRow } from './cup-store.ts';

const toHolder = (username: string | null) => (username === null ? null : { username });

const toSummary = (row: CupRow): Omit<CupSummary, 'isEntered'> => ({
  cupID: row.cup_id,
  name: row.name,
  kind: row.kind,
  state: row.state,
  begins: row.begins_at.toISOString(),
  roundHours: row.round_hours,
  maxPlaces: row.max_places,
  places: (row.bracket?.places.length ?? null) as CupSize | null,
  entrants: row.entrants,
  winner:
    row.winner_team === null
      ? null
      : { User: toHolder(row.winner_username), team: row.winner_team },
});

/** Returns a page of cups, those that begin last first. */
export async function showCups(
  queries: Queries,
  {
    userID,
    ...page
  }: {
    readonly userID: string | null;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<CupSummary[]> {
  const entered = userID === null ? new Set() : await findEntriesUnderWay(queries, userID);
  const rows = await listCups(queries, page);
  return rows.map((row) => ({ ...toSummary(row), isEntered: entered.has(row.cup_id) }));
}

const toPlace = (row: CupPlaceRow, bracket: CupRow['bracket']): CupPlaceDto => ({
  seed: row.seed,
  User: toHolder(row.username),
  isUser: bracket === null || row.seed === null || bracket.places[row.seed - 1]!.isUser,
  team: row.team_name,
  score: row.score,
  rating: row.rating === null ? null : Math.round(row.rating),
  hasLeft: row.has_left,
});

const toMatch = (match: CupMatch): Cup['matches'][number] => ({
  round: match.round,
  seeds: [...match.seeds],
  standsIn: [...match.standsIn],
  games: match.games.map((game) => ({ ...game, runs: game.runs && [...game.runs] })),
  end: match.end,
  winner: match.winner,
});

/** Returns what a user has in a cup. */
function toOwnPlace(cup: CupRow, place: OwnPlaceRow): OwnCupPlace {
  const { bracket } = cup;
  const { seed, has_left: hasLeft } = place;
  const match =
    bracket === null || seed === null || hasLeft || cup.state !== 'running'
      ? null
      : findMatchOf(bracket, seed);
  const from =
    bracket === null || match === null || !isOpen(bracket.matches[match]!)
      ? null
      : mayPlayStandingFrom(bracket, match, {
          slot: bracket.matches[match]!.seeds[0] === seed ? 0 : 1,
          times: timesOf(cup),
        });
  return {
    userTeamID: place.team_id,
    team: place.team_name,
    seed,
    hasLeft,
    match,
    // At any time: since the cup has begun.
    standingTeamFrom:
      from === null ? null : new Date(Math.max(from, cup.begins_at.getTime())).toISOString(),
  };
}

/** Returns a cup with its bracket. */
export async function showCup(
  queries: Queries,
  { cupID, userID }: { readonly cupID: string; readonly userID: string | null },
): Promise<Cup | Refusal<'cup_not_found'>> {
  const row = await findCup(queries, cupID);
  if (row === undefined) return refuse('cup_not_found');
  const places = await listPlaces(queries, cupID);
  const own = userID === null ? undefined : await findOwnPlace(queries, { cupID, userID });
  const { bracket } = row;
  const times = timesOf(row);
  const isClosed = row.state === 'over' || row.state === 'cancelled';
  return {
    ...toSummary(row),
    prizes: CUP_PRIZES,
    entries: places.map((place) => toPlace(place, bracket)),
    rounds:
      bracket === null
        ? []
        : Array.from({ length: roundsOf(bracket.places.length) }, (_, round) => ({
            begins: new Date(roundBegins(times, round)).toISOString(),
            ends: new Date(roundEnds(times, round)).toISOString(),
          })),
    matches: bracket === null ? [] : bracket.matches.map(toMatch),
    commitment: row.commitment.toString('hex'),
    revealedSeed: isClosed ? row.seed.toString('hex') : null,
    own: own === undefined ? null : toOwnPlace(row, own),
  };
}
