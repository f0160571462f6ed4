import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { compareWithNote, noteSeal } from './seal-notes.ts';

const NOTE = { commitment: 'c0'.repeat(32), clientSeed: '5e'.repeat(16) };

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a seal that this browser noted', () => {
  test('is the same where the server still shows it', () => {
    noteSeal('game', NOTE);
    expect(compareWithNote('game', NOTE)).toBe('same');
  });

  test('differs where the server shows another commitment, or other bytes', () => {
    noteSeal('game', NOTE);
    expect(compareWithNote('game', { ...NOTE, commitment: 'c1'.repeat(32) })).toBe('differs');
    expect(compareWithNote('game', { ...NOTE, clientSeed: null })).toBe('differs');
  });

  test('stays as it was noted first', () => {
    noteSeal('game', NOTE);
    noteSeal('game', { ...NOTE, commitment: 'c1'.repeat(32) });
    expect(compareWithNote('game', NOTE)).toBe('same');
  });
});

test('of a seal that was given elsewhere there is no note', () => {
  expect(compareWithNote('game', NOTE)).toBe('none');
  localStorage.setItem('sealNotes', '{"not": "a list"');
  expect(compareWithNote('game', NOTE)).toBe('none');
});

test('only the newest three hundred are kept', () => {
  for (let game = 0; game < 301; game += 1) noteSeal(`game ${game}`, NOTE);
  expect(compareWithNote('game 0', NOTE)).toBe('none');
  expect(compareWithNote('game 1', NOTE)).toBe('same');
  expect(compareWithNote('game 300', NOTE)).toBe('same');
});

test('notes that something else has spoiled count as none, and new ones are taken', () => {
  localStorage.setItem('sealNotes', '{"game": "no list"}');
  expect(compareWithNote('game', NOTE)).toBe('none');
  localStorage.setItem('sealNotes', JSON.stringify([null, 'game', ['other', 'c', 's']]));
  noteSeal('game', NOTE);
  expect(compareWithNote('game', NOTE)).toBe('same');
  expect(compareWithNote('other', { commitment: 'c', clientSeed: 's' })).toBe('same');
});

test('a browser that keeps nothing has no note, and plays on', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('denied');
    },
  });
  noteSeal('game', NOTE);
  expect(compareWithNote('game', NOTE)).toBe('none');
});
