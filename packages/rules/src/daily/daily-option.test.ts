import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../games/command.ts';
import { SIDES, type Side } from '../games/lineup-slots.ts';
import { formatOption, parseOption } from './daily-option.ts';

const runners = fc.constantFrom('1', '2', '3', '1,2', '1,3', '2,3', '1,2,3');
const sides = fc.constantFrom(...SIDES);
const player = fc.integer({ min: 0, max: 99 });

const commandOf = (side: Side): fc.Arbitrary<Command> =>
  fc.oneof(
    fc.constant<Command>({ kind: 'roll' }),
    fc.constant<Command>({ kind: 'walk' }),
    runners.map((runnersAdvancing): Command => ({ kind: 'steal', runnersAdvancing })),
    fc.option(runners).map((runnersAdvancing): Command => ({ kind: 'choose', runnersAdvancing })),
    fc
      .tuple(player, player)
      .map(([playerOut, playerIn]): Command => ({ kind: 'substitute', side, playerOut, playerIn })),
  );

describe('an option', () => {
  test('is read as what was written', () => {
    const written = sides.chain((side) => fc.tuple(fc.constant(side), commandOf(side)));
    fc.assert(
      fc.property(written, ([side, command]) => {
        expect(parseOption(formatOption(command), side)).toEqual(command);
      }),
    );
  });

  test('is written as it was read, whatever the text was', () => {
    const words = fc.constantFrom(
      'roll',
      'walk',
      'choose',
      'steal',
      'substitute',
      '1',
      '2,3',
      '14',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 4 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(texts, sides, (text, side) => {
        const command = parseOption(text, side);
        expect(command === null ? text : formatOption(command)).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['roll', { kind: 'roll' }],
    ['choose', { kind: 'choose', runnersAdvancing: null }],
    ['choose 2,3', { kind: 'choose', runnersAdvancing: '2,3' }],
    ['steal 1', { kind: 'steal', runnersAdvancing: '1' }],
    ['substitute 9 14', { kind: 'substitute', side: 'home', playerOut: 9, playerIn: 14 }],
  ])('%s', (text, command) => {
    expect(parseOption(text, 'home')).toEqual(command);
  });

  test.each(['', 'rol', 'roll 1', 'steal', 'steal 3,2', 'choose ', 'substitute 9', 'walk  '])(
    '"%s" is none',
    (text) => {
      expect(parseOption(text, 'home')).toBeNull();
    },
  );
});
