// @vitest-environment happy-dom
import { levelOf, nextThreshold } from '@pennant/rules/account/level';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { reachedLevel } from './level-change.ts';
import { isMomentDue, markMomentSeen } from './seen-moments.ts';

const NOW = Date.parse('2026-06-02T12:00:00Z');
const game = (gameID: string, finished: string | null = '2026-06-02T11:59:00Z') => ({
  gameID,
  finished,
});

beforeEach(() => localStorage.clear());

test('the moment of a game is staged once in a browser', () => {
  expect(isMomentDue(game('one'), NOW)).toBe(true);
  markMomentSeen('one');
  expect(isMomentDue(game('one'), NOW)).toBe(false);
  expect(isMomentDue(game('two'), NOW)).toBe(true);
  expect(localStorage.getItem('pennant-seen-moments')).toBe('["one"]');
});

test('a game under way has none yet, and one of the day before is history', () => {
  expect(isMomentDue(game('one', null), NOW)).toBe(false);
  expect(isMomentDue(game('one', '2026-06-01T12:00:01Z'), NOW)).toBe(true);
  expect(isMomentDue(game('one', '2026-06-01T12:00:00Z'), NOW)).toBe(false);
});

test('it is the present day that counts', () => {
  expect(isMomentDue(game('one', new Date().toISOString()))).toBe(true);
});

test('the last fifty are remembered, each once, the newest first', () => {
  for (let number = 1; number <= 51; number += 1) markMomentSeen(`game ${number}`);
  expect(isMomentDue(game('game 1'), NOW)).toBe(true);
  expect(isMomentDue(game('game 2'), NOW)).toBe(false);
  markMomentSeen('game 2');
  markMomentSeen('game 52');
  expect(isMomentDue(game('game 2'), NOW)).toBe(false);
  expect(isMomentDue(game('game 3'), NOW)).toBe(true);
  const seen = JSON.parse(localStorage.getItem('pennant-seen-moments') ?? '') as string[];
  expect(seen).toHaveLength(50);
  expect(seen.slice(0, 2)).toEqual(['game 52', 'game 2']);
});

test.each(['no list', '{"games":[]}'])('a memory that says %j counts as none', (stored) => {
  localStorage.setItem('pennant-seen-moments', stored);
  expect(isMomentDue(game('one'), NOW)).toBe(true);
  markMomentSeen('one');
  expect(isMomentDue(game('one'), NOW)).toBe(false);
});

test('where nothing can be stored it is staged again', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(() => markMomentSeen('one')).not.toThrow();
  expect(isMomentDue(game('one'), NOW)).toBe(true);
});

test('a level is reached by the game that passes its threshold, and by no other', () => {
  const threshold = nextThreshold(0)!;
  const level = levelOf(threshold);
  expect(reachedLevel({ experience: 30, experienceAfter: threshold })).toBe(level);
  expect(reachedLevel({ experience: 30, experienceAfter: threshold + 29 })).toBe(level);
  expect(reachedLevel({ experience: 30, experienceAfter: threshold + 30 })).toBeNull();
  expect(reachedLevel({ experience: 30, experienceAfter: threshold - 1 })).toBeNull();
  expect(reachedLevel({ experience: 30, experienceAfter: null })).toBeNull();
});
