import type { GameEvent } from '../event.ts';
import {
  DOUBLE_PLAY_ROUTES,
  outfieldDirection,
  singleDirection,
  pickVariant,
  fieldName,
} from './batted-ball-words.ts';
import { describeReachedOnError } from './describe-error.ts';

const RUNS_OF_HOMER = ['', 'a solo homer', 'a two-run homer', 'a three-run homer', 'a grand slam'];

const single = (event: GameEvent): string =>
  (event.ballDistance ?? 0) < 190
    ? pickVariant(event, [
        `slaps a grounder through to ${singleDirection(event)} for a single`,
        `bounces a single to ${singleDirection(event)}`,
      ])
    : pickVariant(event, [
        `lines a single to ${singleDirection(event)}`,
        `drops a single into ${singleDirection(event)}`,
        `singles to ${singleDirection(event)}`,
      ]);

const homeRun = (event: GameEvent): string =>
  `hits ${RUNS_OF_HOMER[event.runs] ?? 'a homer'} to ${outfieldDirection(event)}, ${event.ballDistance ?? 400} feet`;

const double = (event: GameEvent): string =>
  pickVariant(event, [
    `doubles to ${outfieldDirection(event)}`,
    `drives a double into ${outfieldDirection(event)}`,
  ]);

const triple = (event: GameEvent): string =>
  pickVariant(event, [
    `triples to ${outfieldDirection(event)}`,
    `legs out a triple to ${outfieldDirection(event)}`,
  ]);

const groundBall = (event: GameEvent): string => {
  const { fielder, play } = event;
  if (play === 'doublePlay') {
    const route = fielder === null ? undefined : DOUBLE_PLAY_ROUTES[fielder];
    return route ? `grounds into a double play, ${route}` : 'grounds into a double play';
  }
  if (play === 'force' || play === 'fieldersChoice') {
    return `grounds to ${fieldName(fielder)} and reaches on a fielder's choice`;
  }
  return pickVariant(event, [
    `grounds out to ${fieldName(fielder)}`,
    `bounces out to ${fieldName(fielder)}`,
  ]);
};

const caughtBall = (event: GameEvent): string => {
  const destination = fieldName(event.fielder);
  if (event.outKind === 'pop') return `pops up to ${destination}`;
  if (event.outKind === 'line') return `lines out to ${destination}`;
  const deep = (event.ballDistance ?? 0) > 335;
  if (event.play === 'sacrificeFly') return `hits a sacrifice fly to ${destination}`;
  return deep ? `flies out to deep ${destination}` : `flies out to ${destination}`;
};

const walk = (event: GameEvent): string =>
  event.kind === 'walk' ? 'is walked intentionally' : 'walks';

const strikeout = (event: GameEvent): string =>
  pickVariant(event, ['strikes out swinging', 'strikes out', 'takes strike three']);

const out = (event: GameEvent): string => {
  if (event.play === 'error') return describeReachedOnError(event);
  return event.outKind === 'ground' ? groundBall(event) : caughtBall(event);
};

const WORDS = {
  H1: single,
  H2: double,
  H3: triple,
  HR: homeRun,
  BB: walk,
  SO: strikeout,
  OO: out,
  XB: () => 'runs on',
} as const;

/** Returns what the batter did, without the subject: "lines a single to left". */
export const describeBattedBall = (event: GameEvent): string =>
  WORDS[event.resultType ?? 'OO'](event);
