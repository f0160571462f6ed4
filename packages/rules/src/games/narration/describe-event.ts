import type { GameEvent, Move } from '../event.ts';
import type { GameSetup } from '../setup.ts';
import { pinchRole } from '../analysis/positions-played.ts';
import type { Side } from '../lineup-slots.ts';
import { describeBattedBall } from './describe-batted-ball.ts';
import { describeErrorBehind, hasErrorBehind } from './describe-error.ts';
import { shortName } from './short-name.ts';

const BASES = ['the plate', 'first', 'second', 'third', 'home'] as const;

const NOBODY = { name: '' };
const SOME_RUNNER = { name: 'The runner', surname: 'The runner' };

type NameOf = (runner: number) => string;

/** Whether it is the batter of a single who moves on: only a throw home lets them. */
const followsThrow = ({ runner, from }: Move, { batter, play, error }: GameEvent): boolean =>
  runner === batter && from === 1 && play === null && error === undefined;

const describeMove = (move: Move, event: GameEvent, nameOf: NameOf): string => {
  const name = nameOf(move.runner);
  if (move.out) {
    if (event.play === 'doubledOff') return `${name} is doubled off ${BASES[move.to]}`;
    if (event.play === 'force' && move.to === 2) return `${name} is forced at second`;
    return `${name} is thrown out at ${move.to === 4 ? 'the plate' : BASES[move.to]}`;
  }
  if (followsThrow(move, event)) return `${name} takes second on the throw`;
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

const describeRunners = (event: GameEvent, nameOf: NameOf): string[] => {
  const moves = joinMoves(event.moves);
  const told = event.play === 'doublePlay' ? moves.filter((move) => !move.out) : moves;
  const texts = told.map((move) => describeMove(move, event, nameOf));
  if (!hasErrorBehind(event)) return texts;
  // A force comes before its relay; other errors come before what they brought.
  const before = event.play === 'force' ? 1 : 0;
  return texts.toSpliced(before, 0, describeErrorBehind(event, event.error));
};

/** Returns a text with a capital at its beginning. */
const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const describeSteal = (event: GameEvent, nameOf: NameOf): string => {
  const { moves, sb } = event;
  const texts = moves.map((move, index) => {
    if (move.out) return `${nameOf(move.runner)} is caught stealing ${BASES[move.to]}`;
    // Where another runner is put out, nobody has stolen a base (rule 9.07(d)).
    return sb > 0 && (event.error === undefined || index < sb)
      ? `${nameOf(move.runner)} steals ${BASES[move.to]}`
      : describeMove(move, event, nameOf);
  });
  // What a wild throw brought follows the steals.
  if (hasErrorBehind(event)) texts.splice(sb, 0, describeErrorBehind(event, event.error));
  return texts.join('; ');
};

const LOOSE = { wildPitch: 'Wild pitch', passedBall: 'Passed ball', balk: 'Balk' } as const;

/** What a player comes in as; before version 2 nobody was told. */
const enteringVerb = (setup: GameSetup, event: GameEvent, side: Side, player: number): string => {
  if (!('benchFielders' in setup[side])) return 'comes in for';
  if (side !== event.batting) return 'takes the field for';
  const role = pinchRole(event, player);
  if (role === null) return 'comes in for';
  return role === 'PH' ? 'bats for' : 'runs for';
};

const describeSubstitution = (setup: GameSetup, event: GameEvent): string => {
  const [left, entered] = event.notes;
  if (!left || !entered) return 'A change';
  const { players } = setup[left.side];
  const isPitcher = players[entered.player]?.pitch !== null;
  const names = [entered, left].map(({ player }) => shortName(players[player] ?? NOBODY));
  const verb = isPitcher ? 'relieves' : enteringVerb(setup, event, left.side, entered.player);
  return `${names[0]} ${verb} ${names[1]}`;
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
    return capitalize(describeRunners(event, nameOf).join('; ')) || 'Nobody advances';
  }
  if (kind === 'plateAppearance' || kind === 'walk') return describeBatter(event, nameOf);
  return [LOOSE[kind], ...describeRunners(event, nameOf)].join('; ');
};

/** Returns whose runs of events before are earned now: " Foxx's run is earned after all." */
const describeEarnedAfterAll = (setup: GameSetup, event: GameEvent): string => {
  const names = (event.earnedAfterAll ?? []).map(
    ({ runner }) => `${shortName(setup[event.batting].players[runner] ?? SOME_RUNNER)}'s`,
  );
  if (names.length === 0) return '';
  const runs = names.length === 1 ? 'run is' : 'runs are';
  return ` ${names.join(' and ')} ${runs} earned after all.`;
};

/**
 * Returns an event described in a sentence: "Trout lines a single to left; Pujols scores from
 * second." It is the same for the same event and names. Runs that are settled by it follow in a
 * sentence of their own.
 */
export const describeEvent = (setup: GameSetup, event: GameEvent): string => {
  const text = `${describeKind(setup, event)}.${describeEarnedAfterAll(setup, event)}`;
  return event.final && event.batting === 'home' && event.runs > 0
    ? `${text} That wins it for ${setup.home.name}!`
    : text;
};
