import { beforeEach, describe, expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import type { GameEvent } from '../event.ts';
import { FIELDERS, type Fielder } from '../lineup-slots.ts';
import { describeBattedBall } from './describe-batted-ball.ts';

let strikeout: GameEvent;
beforeEach(() => {
  strikeout = play(aGame().batting('SO').build(), loadedDice()).event;
});

/** Returns the words for a plate appearance, as those of the first event, the second and so on. */
const wordsOf = (changes: Partial<GameEvent>, eventNumbers = 1): string[] =>
  Array.from({ length: eventNumbers }, (_, eventNumber) =>
    describeBattedBall({ ...strikeout, eventNumber, ...changes }),
  );

describe('a hit', () => {
  test('is a single through the infield, or over it from 190 feet on', () => {
    const single = { resultType: 'H1', fielder: 'LF' } as const;
    const bouncing = ['slaps a grounder through to left for a single', 'bounces a single to left'];
    const flying = ['lines a single to left', 'drops a single into left', 'singles to left'];
    expect(wordsOf({ ...single, ballDistance: 189 }, 2)).toEqual(bouncing);
    expect(wordsOf({ ...single, ballDistance: null }, 2)).toEqual(bouncing);
    expect(wordsOf({ ...single, ballDistance: 190 }, 4)).toEqual([...flying, flying[0]]);
  });

  test('is a double or a triple with a direction', () => {
    const ball = { ballAngle: 15, ballDistance: 320 };
    expect(wordsOf({ resultType: 'H2', ...ball }, 2)).toEqual([
      'doubles to right-center',
      'drives a double into right-center',
    ]);
    expect(wordsOf({ resultType: 'H3', ...ball }, 2)).toEqual([
      'triples to right-center',
      'legs out a triple to right-center',
    ]);
  });

  test.each([
    [-40, 'the left-field corner'],
    [-34, 'left'],
    [-21, 'left'],
    [-20, 'left-center'],
    [-9, 'left-center'],
    [-8, 'center'],
    [0, 'center'],
    [8, 'center'],
    [9, 'right-center'],
    [20, 'right-center'],
    [21, 'right'],
    [34, 'right'],
    [35, 'the right-field corner'],
    [null, 'center'],
  ])('at %d degrees goes to %s', (ballAngle, direction) => {
    expect(wordsOf({ resultType: 'H2', ballAngle })).toEqual([`doubles to ${direction}`]);
  });

  test('that is a home run says for how many runs and how far', () => {
    const homer = { resultType: 'HR', ballAngle: 0, ballDistance: 431 } as const;
    const homers = [1, 2, 3, 4].map((runs) => wordsOf({ ...homer, runs })[0]);
    expect(homers).toEqual([
      'hits a solo homer to center, 431 feet',
      'hits a two-run homer to center, 431 feet',
      'hits a three-run homer to center, 431 feet',
      'hits a grand slam to center, 431 feet',
    ]);
    expect(wordsOf({ ...homer, runs: 1, ballDistance: null })).toEqual([
      'hits a solo homer to center, 400 feet',
    ]);
    expect(wordsOf({ ...homer, runs: 5 })).toEqual(['hits a homer to center, 431 feet']);
  });
});

describe('a ground ball', () => {
  const grounder = (changes: Partial<GameEvent>, eventNumbers = 1) =>
    wordsOf({ resultType: 'OO', outKind: 'ground', ...changes }, eventNumbers);

  test('is grounded or bounced to each fielder', () => {
    expect(grounder({ fielder: 'SS' }, 2)).toEqual([
      'grounds out to short',
      'bounces out to short',
    ]);
    expect(grounder({ fielder: null })).toEqual(['grounds out to the infield']);
    const fields = FIELDERS.map((fielder: Fielder) => grounder({ fielder })[0]);
    expect(fields.map((words) => words!.replace('grounds out to ', ''))).toEqual(
      FIELDERS.map(
        (fielder: Fielder) =>
          ({
            P: 'the pitcher',
            C: 'the catcher',
            '1B': 'first',
            '2B': 'second',
            '3B': 'third',
            SS: 'short',
            LF: 'left',
            CF: 'center',
            RF: 'right',
          })[fielder],
      ),
    );
  });

  test.each<[Fielder | null, string]>([
    ['P', ', 1-6-3'],
    ['C', ', 2-6-3'],
    ['1B', ', 3-6-3'],
    ['2B', ', 4-6-3'],
    ['3B', ', 5-4-3'],
    ['SS', ', 6-4-3'],
    ['LF', ''],
    [null, ''],
  ])('that %s turns into a double play goes%s', (fielder, route) => {
    expect(grounder({ fielder, play: 'doublePlay' })).toEqual([
      `grounds into a double play${route}`,
    ]);
  });

  test.each<[Fielder, string]>([
    ['P', 'pitcher'],
    ['C', 'catcher'],
    ['1B', 'first baseman'],
    ['2B', 'second baseman'],
    ['3B', 'third baseman'],
    ['SS', 'shortstop'],
    ['LF', 'left fielder'],
    ['CF', 'center fielder'],
    ['RF', 'right fielder'],
  ])('is misplayed by %s, the %s', (fielder, name) => {
    expect(grounder({ fielder, play: 'error' })).toEqual([`reaches on an error by the ${name}`]);
  });

  test('may leave the batter on first for a runner', () => {
    const words = ["grounds to third and reaches on a fielder's choice"];
    expect(grounder({ fielder: '3B', play: 'force' })).toEqual(words);
    expect(grounder({ fielder: '3B', play: 'fieldersChoice' })).toEqual(words);
  });
});

describe('a ball that is caught', () => {
  const caught = (changes: Partial<GameEvent>) =>
    wordsOf({ resultType: 'OO', fielder: 'CF', ballDistance: 300, ...changes })[0];

  test('is a pop, a liner or a fly, deep from 336 feet on', () => {
    expect(caught({ outKind: 'pop', fielder: '2B' })).toBe('pops up to second');
    expect(caught({ outKind: 'line' })).toBe('lines out to center');
    expect(caught({ outKind: 'fly', ballDistance: 335 })).toBe('flies out to center');
    expect(caught({ outKind: 'fly', ballDistance: 336 })).toBe('flies out to deep center');
    expect(caught({ outKind: 'fly', ballDistance: null })).toBe('flies out to center');
  });

  test('is a sacrifice where a run came in, however deep', () => {
    const sacrifice = { outKind: 'fly', play: 'sacrificeFly' } as const;
    expect(caught(sacrifice)).toBe('hits a sacrifice fly to center');
    expect(caught({ ...sacrifice, ballDistance: 390 })).toBe('hits a sacrifice fly to center');
  });
});

test('a batter walks, strikes out in three ways, and runs on', () => {
  expect(wordsOf({ resultType: 'BB' })).toEqual(['walks']);
  expect(wordsOf({ resultType: 'BB', kind: 'walk' })).toEqual(['is walked intentionally']);
  expect(wordsOf({ resultType: 'SO' }, 3)).toEqual([
    'strikes out swinging',
    'strikes out',
    'takes strike three',
  ]);
  expect(wordsOf({ resultType: 'XB' })).toEqual(['runs on']);
  expect(wordsOf({ resultType: null, outKind: 'line', fielder: 'P' })).toEqual([
    'lines out to the pitcher',
  ]);
});
