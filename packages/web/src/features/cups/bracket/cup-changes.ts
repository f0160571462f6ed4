import type { Cup, CupMatchDto } from '@pennant/contract/cups';
import { isOpen, winsOf } from '@pennant/rules/cups/cup-state';

import { matchName } from '../cup-words.ts';
import { placeOf } from './bracket-view.ts';

/** Something that happened in a match since the page last asked. */
export interface CupChange {
  /** Of the match. */
  readonly index: number;
  /** A sentence for who does not see the bracket. */
  readonly text: string;
}

const teamOf = (cup: Cup, seed: number | null): string =>
  seed === null ? 'nobody' : (placeOf(cup, seed)?.team ?? `seed ${seed}`);

const gamesThatCounted = ({ games }: CupMatchDto) => games.filter(({ winner }) => winner !== null);

function changeOf(before: Cup, after: Cup, index: number): string | null {
  const [old, match] = [before.matches[index], after.matches[index]!];
  if (old === undefined) return null;
  const name = matchName(match.round, after.rounds.length);
  if (match.end !== null && old.end === null) {
    const loser = match.seeds.find((seed) => seed !== match.winner) ?? null;
    const [winner, other] = [teamOf(after, match.winner), teamOf(after, loser)];
    if (match.end === 'walkover') return `${name}: ${winner} goes on, ${other} has left.`;
    const slot = match.seeds[0] === match.winner ? 0 : 1;
    return `${name}: ${winner} wins ${winsOf(match, slot)}–${winsOf(match, slot === 0 ? 1 : 0)} against ${other}.`;
  }
  if (gamesThatCounted(match).length > gamesThatCounted(old).length) {
    const { runs, number } = gamesThatCounted(match).at(-1)!;
    const score = runs === null ? '' : ` ${runs[0]}–${runs[1]}`;
    return `${name}, game ${number}: ${teamOf(after, match.seeds[0])} against ${teamOf(after, match.seeds[1])}${score}.`;
  }
  const isBegun = (cup: CupMatchDto) => cup.games.some(({ isOver }) => !isOver);
  if (isOpen(match) && isBegun(match) && !isBegun(old)) {
    return `${name}: a game of ${teamOf(after, match.seeds[0])} and ${teamOf(after, match.seeds[1])} has begun.`;
  }
  return null;
}

/** Returns what has happened between two readings of one cup, match by match. */
export function changesBetween(before: Cup, after: Cup): CupChange[] {
  if (before.cupID !== after.cupID) return [];
  return after.matches.flatMap((_, index) => {
    const text = changeOf(before, after, index);
    return text === null ? [] : [{ index, text }];
  });
}
