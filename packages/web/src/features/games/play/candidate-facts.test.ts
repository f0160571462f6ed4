import type { GameLineup } from '@pennant/contract/game-lineup';
import { expect, test } from 'vitest';

import { aGameDto } from '../testing/a-game-dto.ts';
import { benchNote, candidateFacts } from './candidate-facts.ts';

const [side] = aGameDto().GameParticipants;
const { tiredness: rested } = aGameDto().situation;
const players = side!.GameLineups;
const batter = players[0]!;

const aPitcher = (index: number, stamina: number): GameLineup => ({
  ...players[index]!,
  Card: { ...players[index]!.Card, type: 'Pitcher', positions: 'RP', speed: null, stamina },
});

/** Returns the arms of a game in which the home pitcher has faced so many batters. */
const after = (battersFaced: number, lostCellChance = 0): typeof rested => ({
  ...rested,
  home: { ...rested.home, battersFaced, lostCellChance },
});

test('of a batter a manager asks the speed', () => {
  expect(candidateFacts(batter, rested)).toBe('Speed 50');
});

test('of a reliever in the bullpen, how long the arm lasts', () => {
  expect(candidateFacts(aPitcher(14, 20), rested)).toBe('Stamina 20, tires in 8 batters');
});

test('of the pitcher in the game, what is left of it', () => {
  const starter = aPitcher(9, 70);
  expect(candidateFacts(starter, after(1))).toBe('Stamina 70, tires in 26 batters, 1 batter faced');
  expect(candidateFacts(starter, after(30, 0.15))).toBe('Stamina 70, tired, 30 batters faced');
});

test('a player of the bench comes in where the position fits, and as DH', () => {
  const outfielder = { ...batter, Card: { ...batter.Card, positions: 'OF' } };
  const nine = { leaving: players.slice(0, 9), staying: undefined };
  expect(benchNote(outfielder, nine)).toBe('Comes in for LF, CF, RF, DH.');
  expect(benchNote(aPitcher(14, 20), nine)).toBe('Fits nowhere in this lineup.');
});

test('a reliever comes in once the pitcher on the mound has faced a batter', () => {
  const starter = aPitcher(9, 70);
  const nine = players.slice(0, 9);
  const reliever = aPitcher(14, 20);
  expect(benchNote(reliever, { leaving: [...nine, starter], staying: undefined })).toBe(
    'Comes in for SP.',
  );
  expect(benchNote(reliever, { leaving: nine, staying: starter })).toBe(
    'Comes in once Homer N9 has faced a batter.',
  );
});
