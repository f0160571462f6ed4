import type { Cup, CupGameDto, CupMatchDto, CupPlaceDto } from '@pennant/contract/cups';
import { gameUnderWay, winsOf, type Slot } from '@pennant/rules/cups/cup-state';

import { feederOf, placeOf } from '../bracket/bracket-view.ts';

/** The match that the user plays or waits for. */
export interface OwnMatchView {
  readonly match: CupMatchDto;
  readonly slot: Slot;
  /** Null while the opponent is not known. */
  readonly opponent: CupPlaceDto | null;
  /** The number of the match that the opponent comes out of; null in the first round. */
  readonly feeder: number | null;
  readonly wins: number;
  readonly losses: number;
  readonly ends: string;
  readonly game: CupGameDto | null;
  /** Whether the user is the one who plays the game under way. */
  readonly isOwnGame: boolean;
  readonly standsIn: boolean;
  /** Whether the opponent's team plays without its user. */
  readonly opponentIsAway: boolean;
}

/** Returns the match that the user plays or waits for; null once they are out, and before. */
export function ownMatchOf(cup: Cup): OwnMatchView | null {
  const { own } = cup;
  const match = own?.match == null ? undefined : cup.matches[own.match];
  if (own?.seed == null || own.match === null || match === undefined) return null;
  const slot: Slot = match.seeds[0] === own.seed ? 0 : 1;
  const other: Slot = slot === 0 ? 1 : 0;
  const seed = match.seeds[other];
  const opponent = seed === null ? null : (placeOf(cup, seed) ?? null);
  const game = (gameUnderWay(match) as CupGameDto | undefined) ?? null;
  return {
    match,
    slot,
    opponent,
    feeder: match.round === 0 ? null : feederOf(cup.matches.length + 1, own.match, other) + 1,
    wins: winsOf(match, slot),
    losses: winsOf(match, other),
    ends: cup.rounds[match.round]!.ends,
    game,
    isOwnGame: game !== null && (game.kind === 'live' || game.playedBy === own.seed),
    standsIn: match.standsIn[slot],
    opponentIsAway: match.standsIn[other] || opponent?.isUser === false,
  };
}
