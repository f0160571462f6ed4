import type { GameEvent, Move } from '../event.ts';
import type { GameSetup } from '../setup.ts';
import { describeBattedBall } from './describe-batted-ball.ts';
import { shortName } from './short-name.ts';

const BASES = ['the plate', 'first', 'second', 'third', 'home'] as const;

const NOBODY = { name: '' };
const SOME_RUNNER = { name: 'The runner', surname: 'The runner' };

type NameOf = (runner: number) => string;

const describeMove = (move: Move, event: GameEvent, nameOf: NameOf): string => {
  const name = nameOf(move.runner);
  if (move.out) {
    if (event.play === 'doubledOff') return `${name} is doubled off ${BASES[move.to]}`;
    if (event.play === 'force' && move.to === 2) return `${name} is forced at second`;
    return `${name} is thrown out at ${move.to === 4 ? 'the plate' : BASES[move.to]}`;
  }
  if (move.to !== 4) return `${name} to ${BASES[move.to]}`;
  return event.play === 'sacrificeFly'
    ? `${name} tags and scores`
    : `${name} scores from ${BASES[move.from]}`;
};

/**
 * Joins the moves of a runner who moves twice (from first to second on the hit, then on to third)
 * into one, from start to end.
 */
const joinMoves = (moves: readonly Move[]): Move[] => {
  const joined = new Map<number, Move>();
  for (const move of moves) {
    if (move.from === 0) continue;
    const before = joined.get(move.runner);
    joined.set(move.runner, before ? { ...move, from: before.from } : move);
  }
  return [...joined.values()];
};

const describeRunners = (event: GameEvent, nameOf: NameOf): string[] =>
  event.play === 'doublePlay'
    ? joinMoves(event.moves)
        .filter((move) => !move.out)
        .map((move) => describeMove(move, event, nameOf))
    : joinMoves(event.moves).map((move) => describeMove(move, event, nameOf));

const describeSteal = (event: GameEvent, nameOf: NameOf): string =>
  event.moves
    .map(({ runner, to, out }) =>
      out
        ? `${nameOf(runner)} is caught stealing ${BASES[to]}`
        : `${nameOf(runner)} steals ${BASES[to]}`,
    )
    .join('; ');

const LOOSE = { wildPitch: 'Wild pitch', passedBall: 'Passed ball', balk: 'Balk' } as const;

const describeSubstitution = (setup: GameSetup, event: GameEvent): string => {
  const [left, entered] = event.notes;
  if (!left || !entered) return 'A change';
  const { players } = setup[left.side];
  const isPitcher = players[entered.player]?.pitch !== null;
  const names = [entered, left].map(({ player }) => shortName(players[player] ?? NOBODY));
  return isPitcher ? `${names[0]} relieves ${names[1]}` : `${names[0]} comes in for ${names[1]}`;
};

const describeBatter = (event: GameEvent, nameOf: NameOf): string => {
  // On a home run everyone scores, which is not mentioned.
  const runners = event.resultType === 'HR' ? [] : describeRunners(event, nameOf);
  return [`${nameOf(event.batter)} ${describeBattedBall(event)}`, ...runners].join('; ');
};

const describeKind = (setup: GameSetup, event: GameEvent): string => {
  const nameOf: NameOf = (runner) => shortName(setup[event.batting].players[runner] ?? SOME_RUNNER);
  const { kind } = event;
  if (kind === 'substitution') return describeSubstitution(setup, event);
  if (kind === 'steal') return describeSteal(event, nameOf);
  if (kind === 'advance' || kind === 'tag') {
    return describeRunners(event, nameOf).join('; ') || 'Nobody advances';
  }
  if (kind === 'plateAppearance' || kind === 'walk') return describeBatter(event, nameOf);
  return [LOOSE[kind], ...describeRunners(event, nameOf)].join('; ');
};

/**
 * Returns an event described in a sentence: "Trout lines a single to left; Pujols scores from
 * second." It is the same for the same event and names.
 */
export const describeEvent = (setup: GameSetup, event: GameEvent): string => {
  const text = describeKind(setup, event);
  return event.final && event.batting === 'home' && event.runs > 0
    ? `${text}. That wins it for ${setup.home.name}!`
    : `${text}.`;
};
