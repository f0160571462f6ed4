import type { Cup, CupGameDto, CupMatchDto, CupPlaceDto } from '@pennant/contract/cups';
import { isOpen, winsOf, type Slot } from '@pennant/rules/cups/cup-state';

import { gameText, holderText, roundName } from '../cup-words.ts';
import { isolateName } from '../../../ui/isolated-name.ts';

/** A side of a match as the bracket shows it. */
export interface SideView {
  /** Null while nobody has reached it. */
  readonly seed: number | null;
  readonly team: string;
  readonly holder: string | null;
  /** Null for a computer club and a former player. */
  readonly username: string | null;
  /** Runs by game; null for one without. */
  readonly runs: readonly (number | null)[];
  readonly wins: number;
  readonly isWinner: boolean;
  readonly isOut: boolean;
  readonly isOwn: boolean;
  readonly standsIn: boolean;
}

/** A game of a match as the bracket shows it. */
export interface GameView {
  readonly number: number;
  readonly text: string;
  /** Null for one without a page. */
  readonly path: string | null;
  readonly isUnderWay: boolean;
}

/** A match as the bracket shows it. */
export interface MatchView {
  /** In the list of matches, from 0. */
  readonly index: number;
  /** From 1, as the bracket is printed. */
  readonly number: number;
  readonly sides: readonly [SideView, SideView];
  readonly games: readonly GameView[];
  readonly isUnderWay: boolean;
  readonly isWalkover: boolean;
  readonly isOver: boolean;
  readonly isOwn: boolean;
}

/** A round as the bracket shows it. */
export interface RoundView {
  readonly round: number;
  readonly name: string;
  readonly begins: string | null;
  readonly ends: string | null;
  readonly matches: readonly MatchView[];
}

/** Returns the place of a seed; undefined before the draw. */
export const placeOf = ({ entries }: Pick<Cup, 'entries'>, seed: number): CupPlaceDto | undefined =>
  entries.find((entry) => entry.seed === seed);

/** Returns the page of a game: of its user while it goes on, else of anybody. */
export function gamePath(
  { kind, gameID, isOver, playedBy }: CupGameDto,
  ownSeed: number | null,
): string | null {
  if (gameID === null) return null;
  if (kind === 'live') return `/live/${gameID}`;
  if (isOver) return `/g/${gameID}`;
  return playedBy === ownSeed && ownSeed !== null ? `/game/${gameID}/play` : `/g/${gameID}/live`;
}

/** Whether a game has to do with the match's result: one that was called off has not. */
const isShown = ({ isOver, winner }: CupGameDto): boolean => !isOver || winner !== null;

/** Returns the index of the match whose winner comes to a slot of a match after the first round. */
export const feederOf = (places: number, index: number, slot: Slot): number =>
  2 * (index - places / 2) + slot;

function sideOf(cup: Cup, index: number, slot: Slot): SideView {
  const match = cup.matches[index]!;
  const seed = match.seeds[slot];
  const games = match.games.filter(isShown);
  const standsIn = match.standsIn[slot];
  const runs = games.map((game) => game.runs?.[slot] ?? null);
  if (seed === null) {
    const feeder = feederOf(cup.matches.length + 1, index, slot) + 1;
    return {
      seed,
      team: `Winner of match ${feeder}`,
      holder: null,
      username: null,
      runs,
      wins: 0,
      isWinner: false,
      isOut: false,
      isOwn: false,
      standsIn,
    };
  }
  const place = placeOf(cup, seed);
  return {
    seed,
    team: isolateName(place?.team ?? `Seed ${seed}`),
    holder: place === undefined ? null : holderText(place),
    username: place?.User?.username ?? null,
    runs,
    wins: winsOf(match, slot),
    isWinner: match.winner === seed,
    isOut: match.end !== null && match.winner !== seed,
    isOwn: seed === cup.own?.seed,
    standsIn: standsIn && match.end === null,
  };
}

function toMatchView(cup: Cup, match: CupMatchDto, index: number): MatchView {
  const ownSeed = cup.own?.seed ?? null;
  return {
    index,
    number: index + 1,
    sides: [sideOf(cup, index, 0), sideOf(cup, index, 1)],
    games: match.games.filter(isShown).map((game) => ({
      number: game.number,
      text: gameText(game),
      path: gamePath(game, ownSeed),
      isUnderWay: !game.isOver,
    })),
    isUnderWay: isOpen(match) && match.games.some(({ isOver }) => !isOver),
    isWalkover: match.end === 'walkover',
    isOver: match.end !== null,
    isOwn: ownSeed !== null && match.seeds.includes(ownSeed),
  };
}

/** Returns the rounds of a cup that has been drawn; none before. */
export function toRounds(cup: Cup): RoundView[] {
  const views = cup.matches.map((match, index) => toMatchView(cup, match, index));
  return cup.rounds.map(({ begins, ends }, round) => ({
    round,
    name: roundName(round, cup.rounds.length),
    begins,
    ends,
    matches: views.filter(({ index }) => cup.matches[index]!.round === round),
  }));
}

/** Returns the first round that is not over; the final once all are. */
export const roundUnderWay = ({ matches, rounds }: Pick<Cup, 'matches' | 'rounds'>): number =>
  matches.find(({ end }) => end === null)?.round ?? Math.max(0, rounds.length - 1);

/** Returns the round that is shown first: that of the user's match, else the one under way. */
export function currentRound(cup: Cup): number {
  const ownMatch = cup.own?.match == null ? undefined : cup.matches[cup.own.match];
  return ownMatch?.round ?? roundUnderWay(cup);
}
