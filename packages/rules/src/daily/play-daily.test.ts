import { expect, test } from 'vitest';
import { randomGameSource } from '../testing/random-game.ts';
import { compileSetup } from '../games/engine/compile-setup.ts';
import { dailyDice } from './daily-dice.ts';
import { formatOption } from './daily-option.ts';
import { playDaily } from './play-daily.ts';

test('a game is played by choices to its end', () => {
  for (let seed = 1; seed < 30; seed += 1) {
    const source = randomGameSource(seed);
    const game = {
      setup: compileSetup({
        ...source,
        home: { ...source.home, manager: 'player' },
        rates: 'designed',
      }),
      side: 'home' as const,
    };
    const dice = dailyDice('2026-11-26', '07'.repeat(32));
    const choices: string[] = [];
    for (;;) {
      const result = playDaily(game, dice, choices);
      if (!result.ok) throw new Error(result.code);
      const { next } = result.run;
      if (next === null) {
        expect(result.run.state.final).toBe(true);
        break;
      }
      choices.push(formatOption(next.options[(seed + choices.length) % next.options.length]!));
    }
  }
});
