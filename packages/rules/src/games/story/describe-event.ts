import type { GameEvent, Move } from '../event.ts';
import type { GameSetup } from '../setup.ts';
import { battedBall } from './describe-batted-ball.ts';
import { shortName } from './player-name.ts';

const BASES = ['the plate', 'first', 'second', 'third', 'home'] as const;

type NameOf = (runner: number) => string;

const moveWords = (move: Move, event: GameEvent, nameOf: NameOf): string => {
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

/** A man who moves twice (from first to second on the hit, then on to third) is told once, from his start to his end. */
const wholeWays = (moves: readonly Move[]): Move[] => {
  const ways = new Map<number, Move>();
  for (const move of moves) {
    if (move.from === 0) continue;
    const before = ways.get(move.runner);
    ways.set(move.runner, before ? { ...move, from: before.from } : move);
  }
  return [...ways.values()];
};

const others = (event: GameEvent, nameOf: NameOf): string[] =>
  event.play === 'doublePlay'
    ? wholeWays(event.moves)
        .filter((move) => !move.out)
        .map((move) => moveWords(move, event, nameOf))
    : wholeWays(event.moves).map((move) => moveWords(move, event, nameOf));

const stealWords = (event: GameEvent, nameOf: NameOf): string =>
  event.moves
    .map(({ runner, to, out }) =>
      out
        ? `${nameOf(runner)} is caught stealing ${BASES[to]}`
        : `${nameOf(runner)} steals ${BASES[to]}`,
    )
    .join('; ');

const LOOSE = { wildPitch: 'Wild pitch', passedBall: 'Passed ball', balk: 'Balk' } as const;

const substitutionWords = (setup: GameSetup, event: GameEvent): string => {
  const [gone, came] = event.notes;
  if (!gone || !came) return 'A change';
  const { players } = setup[gone.side];
  const isPitcher = players[came.player]?.pitch !== null;
  const names = [came, gone].map(({ player }) => shortName(players[player]?.name ?? ''));
  return isPitcher ? `${names[0]} relieves ${names[1]}` : `${names[0]} comes in for ${names[1]}`;
};

const batterWords = (event: GameEvent, nameOf: NameOf): string => {
  // On a home run everyone scores: no need to say so.
  const runners = event.resultType === 'HR' ? [] : others(event, nameOf);
  return [`${nameOf(event.batter)} ${battedBall(event)}`, ...runners].join('; ');
};

const sentence = (setup: GameSetup, event: GameEvent): string => {
  const nameOf: NameOf = (runner) =>
    shortName(setup[event.batting].players[runner]?.name ?? 'The runner');
  const { kind } = event;
  if (kind === 'substitution') return substitutionWords(setup, event);
  if (kind === 'steal') return stealWords(event, nameOf);
  if (kind === 'advance' || kind === 'tag') {
    return others(event, nameOf).join('; ') || 'Nobody advances';
  }
  if (kind === 'plateAppearance' || kind === 'walk') return batterWords(event, nameOf);
  return [LOOSE[kind], ...others(event, nameOf)].join('; ');
};

/**
 * An event in a sentence: "Trout lines a single to left; Pujols scores from second." The same for the same event and names.
 */
export const describeEvent = (setup: GameSetup, event: GameEvent): string => {
  const told = sentence(setup, event);
  return event.final && event.batting === 'home' && event.runs > 0
    ? `${told}. That wins it for ${setup.home.name}!`
    : `${told}.`;
};
