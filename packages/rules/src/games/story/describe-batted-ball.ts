import type { GameEvent } from '../event.ts';
import {
  DOUBLE_PLAY_ROUTES,
  FIELDER_NAMES,
  direction,
  field,
  oneOf,
  placeName,
} from './ball-words.ts';

const RUNS_OF_HOMER = ['', 'a solo homer', 'a two-run homer', 'a three-run homer', 'a grand slam'];

const single = (event: GameEvent): string =>
  (event.ballDistance ?? 0) < 190
    ? oneOf(event, [
        `slaps a grounder through to ${field(event)} for a single`,
        `bounces a single to ${field(event)}`,
      ])
    : oneOf(event, [
        `lines a single to ${field(event)}`,
        `drops a single into ${field(event)}`,
        `singles to ${field(event)}`,
      ]);

const homeRun = (event: GameEvent): string =>
  `hits ${RUNS_OF_HOMER[event.runs] ?? 'a homer'} to ${direction(event)}, ${event.ballDistance ?? 400} feet`;

const double = (event: GameEvent): string =>
  oneOf(event, [`doubles to ${direction(event)}`, `drives a double into ${direction(event)}`]);

const triple = (event: GameEvent): string =>
  oneOf(event, [`triples to ${direction(event)}`, `legs out a triple to ${direction(event)}`]);

const groundBall = (event: GameEvent): string => {
  const { fielder, play } = event;
  if (play === 'doublePlay') {
    const route = fielder === null ? undefined : DOUBLE_PLAY_ROUTES[fielder];
    return route ? `grounds into a double play, ${route}` : 'grounds into a double play';
  }
  if (play === 'error' && fielder !== null) {
    return `reaches on an error by the ${FIELDER_NAMES[fielder]}`;
  }
  if (play === 'force' || play === 'fieldersChoice') {
    return `grounds to ${placeName(fielder)} and reaches on a fielder's choice`;
  }
  return oneOf(event, [
    `grounds out to ${placeName(fielder)}`,
    `bounces out to ${placeName(fielder)}`,
  ]);
};

const caughtBall = (event: GameEvent): string => {
  const destination = placeName(event.fielder);
  if (event.outKind === 'pop') return `pops up to ${destination}`;
  if (event.outKind === 'line') return `lines out to ${destination}`;
  const deep = (event.ballDistance ?? 0) > 335;
  if (event.play === 'sacrificeFly') return `hits a sacrifice fly to ${destination}`;
  return deep ? `flies out to deep ${destination}` : `flies out to ${destination}`;
};

const walk = (event: GameEvent): string =>
  event.kind === 'walk' ? 'is walked intentionally' : 'walks';

const strikeout = (event: GameEvent): string =>
  oneOf(event, ['strikes out swinging', 'strikes out', 'takes strike three']);

const out = (event: GameEvent): string =>
  event.outKind === 'ground' ? groundBall(event) : caughtBall(event);

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
export const battedBall = (event: GameEvent): string => WORDS[event.resultType ?? 'OO'](event);
