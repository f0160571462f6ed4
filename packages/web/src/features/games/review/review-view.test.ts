import { managedGame, type Manager } from '@pennant/rules/testing/managed-game';
import { randomGameSource } from '@pennant/rules/testing/random-game';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { replayMoments } from '@pennant/rules/games/analysis/review/replay-moments';
import { finishReview, reviewGame } from '@pennant/rules/games/analysis/review/review-game';
import { tableChances } from '@pennant/rules/games/analysis/review/table-chances';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import { GAME_RULES as rules } from '@pennant/rules/games/game-rules';
import { expect, test } from 'vitest';

import { buildReviewView } from './review-view.ts';

const sendNobody: Manager = (_setup, { pendingChoice }) =>
  pendingChoice === null ? { kind: 'roll' } : { kind: 'choose', runnersAdvancing: null };

/** The review of a user who sends nobody, by the tables. */
const viewOf = (seed: number, user: 'home' | 'visitors') => {
  const source = randomGameSource(seed);
  const setup = compileSetup({
    ...source,
    rates: 'designed',
    [user]: { ...source[user], manager: 'player' },
  });
  const commands = managedGame(setup, sendNobody, seed);
  const game = replayMoments({ rules, setup }, commands, new SeededDice(seed));
  const review = finishReview(reviewGame(setup, game, tableChances(setup)));
  return { view: buildReviewView({ setup, game, user }, review), game, setup };
};

const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1);

test('the parts in whole percent make the result, whichever side is the user’s', () => {
  for (const user of ['home', 'visitors'] as const) {
    for (const seed of SEEDS) {
      const { view, game } = viewOf(seed, user);
      const { start, dice, you, they } = view.parts;
      expect(start + dice + you + they).toBe(view.isWon ? 100 : 0);
      expect(you).toBeLessThanOrEqual(0);
      expect(they).toBeGreaterThanOrEqual(0);
      const isHomeAhead = game.end.home.runs > game.end.visitors.runs;
      expect(view.isWon).toBe(isHomeAhead === (user === 'home'));
    }
  }
});

test('five rolls are told, the greatest first, and only the decisions of the user', () => {
  const { view, setup } = viewOf(4, 'home');
  expect(view.lucky).toHaveLength(5);
  const gains = view.lucky.map(({ gain }) => Math.abs(gain));
  expect(gains).toEqual(gains.toSorted((one, other) => other - one));
  expect(view.opponent).toBe(setup.visitors.name);
  expect(view.decisions.length).toBeGreaterThan(0);
  for (const { options, kind } of view.decisions) {
    expect(options.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    expect(options.filter(({ isBest }) => isBest)).toHaveLength(1);
    expect(['sends', 'steals', 'hook', 'walks', 'bench']).toContain(kind);
  }
});
