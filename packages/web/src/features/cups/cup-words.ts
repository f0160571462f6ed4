import type { Cup, CupGameDto } from '@pennant/contract/cups';
import { topRatingOf } from '@pennant/rules/cards/tier';
import type { CupKind, UnfitForCup } from '@pennant/rules/cups/cup-kind';

import { listInWords } from '../../ui/list-in-words.ts';

/** Returns which teams may play a cup, in two or three words: "Score up to 62". */
export function kindText(kind: CupKind): string {
  switch (kind.kind) {
    case 'open':
      return 'Open to all teams';
    case 'scoreCap':
      return `Score up to ${kind.maxScore}`;
    case 'decade':
      return `The ${kind.firstYear}s`;
    case 'maxTier':
      return `Up to ${kind.tier}`;
  }
}

/** Returns which teams may play a cup, in one sentence. */
export function kindRule(kind: CupKind): string {
  switch (kind.kind) {
    case 'open':
      return 'Any team that can play may enter.';
    case 'scoreCap':
      return `The team’s score, the average rating of its cards, is ${kind.maxScore} at most.`;
    case 'decade':
      return `All 24 cards are of the seasons ${kind.firstYear} to ${kind.firstYear + 9}.`;
    case 'maxTier':
      return `No card is above ${kind.tier}: each rating is ${topRatingOf(kind.tier)} at most.`;
  }
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

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns a time that is left, in ms, in its two largest units: "2 days, 4 hours". */
export function timeLeftText(ms: number): string {
  if (ms <= 0) return 'no time';
  if (ms < MINUTE_MS) return counted(Math.ceil(ms / 1000), 'second');
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const [large, small] =
    days > 0
      ? [counted(days, 'day'), hours > 0 ? counted(hours, 'hour') : null]
      : hours > 0
        ? [counted(hours, 'hour'), minutes > 0 ? counted(minutes, 'minute') : null]
        : [counted(minutes, 'minute'), null];
  return small === null ? large : `${large}, ${small}`;
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
