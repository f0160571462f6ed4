import type { Cup, CupGameDto } from '@pennant/contract/cups';
import { topRatingOf } from '@pennant/rules/cards/tier';
import type { CupKind, UnfitForCup } from '@pennant/rules/cups/cup-kind';

import { listInWords } from '../../ui/list-in-words.ts';

/** Returns which teams may play a cup, in two or three words: "Score up to 62". */
export function kindText(kind: CupKind): string {
  if (kind.kind === 'open') return 'Open to all teams';
  if (kind.kind === 'scoreCap') return `Score up to ${kind.maxScore}`;
  if (kind.kind === 'decade') return `The ${kind.firstYear}s`;
  return `Up to ${kind.tier}`;
}

/** Returns which teams may play a cup, in one sentence. */
export function kindRule(kind: CupKind): string {
  if (kind.kind === 'open') return 'Any team that can play may enter.';
  if (kind.kind === 'scoreCap')
    return `The team’s score, the average rating of its cards, is ${kind.maxScore} at most.`;
  if (kind.kind === 'decade')
    return `All 24 cards are of the seasons ${kind.firstYear} to ${kind.firstYear + 9}.`;
  return `No card is above ${kind.tier}: each rating is ${topRatingOf(kind.tier)} at most.`;
}

/** Of how many cards that do not fit the names are said. */
const MAX_NAMED_CARDS = 3;

/** Returns why a team may not play a cup, to follow its name: "score 71, above 62". */
export function unfitText(unfit: UnfitForCup): string {
  if (unfit.problem === 'score') return `score ${unfit.score}, above ${unfit.maxScore}`;
  const named = unfit.cards
    .slice(0, MAX_NAMED_CARDS)
    .map(({ name, year, rating }) => `${name} ${year} (${rating})`);
  const others = unfit.cards.length - named.length;
  const all = others > 0 ? [...named, others === 1 ? 'one more' : `${others} more`] : named;
  return `${unfit.cards.length === 1 ? 'a card does' : `${unfit.cards.length} cards do`} not fit: ${listInWords(all)}`;
}

/** How many teams a round begins with, where it has a name of its own. */
const ROUND_NAMES: Readonly<Record<number, readonly [one: string, all: string]>> = {
  2: ['Final', 'Final'],
  4: ['Semifinal', 'Semifinals'],
  8: ['Quarterfinal', 'Quarterfinals'],
};

/** Returns the name of a round, from 0, of a cup of so many rounds: "Semifinals". */
export function roundName(round: number, rounds: number): string {
  const teams = 2 ** (rounds - round);
  return ROUND_NAMES[teams]?.[1] ?? `Round of ${teams}`;
}

/** Returns the name of one match of a round: "Semifinal". */
export function matchName(round: number, rounds: number): string {
  const teams = 2 ** (rounds - round);
  return ROUND_NAMES[teams]?.[0] ?? `Round of ${teams}`;
}

/** Returns the name of who holds a place; a computer club and a former player have none. */
export const holderText = ({ User, isUser }: Cup['entries'][number]): string =>
  User?.username ?? (isUser ? 'A former player' : 'Computer club');

const GAME_KINDS: Readonly<Record<CupGameDto['kind'], string>> = {
  live: 'live',
  standing: 'against the standing team',
  computer: 'played by the computer',
};

/** Returns a game of a match in words: "Game 2, live, 5–3". */
export function gameText({ number, kind, runs, isOver }: CupGameDto): string {
  const score = runs !== null ? `${runs[0]}–${runs[1]}` : isOver ? 'no score' : 'under way';
  return `Game ${number}, ${GAME_KINDS[kind]}, ${score}`;
}
