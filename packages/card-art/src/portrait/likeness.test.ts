import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clubColors } from '../clubs/club-colors.ts';
import { likenessOf } from './likeness.ts';

const players = Array.from({ length: 400 }, (_, index) => `player${index}01`);

describe('a player’s looks', () => {
  test('are their own: the same on all their cards of a time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...players), (playerID) => {
        expect(likenessOf(playerID, 1955)).toEqual(likenessOf(playerID, 1958));
      }),
    );
  });

  test('follow the fashion: moustaches in the 1880s, bare chins in the 1930s, beards today', () => {
    const hairy = (year: number) =>
      players.filter((playerID) => likenessOf(playerID, year).facialHair !== 'none').length /
      players.length;
    expect(hairy(1885)).toBeGreaterThan(0.7);
    expect(hairy(1935)).toBe(0);
    expect(hairy(2018)).toBeGreaterThan(0.4);
  });

  test('differ from player to player', () => {
    const faces = new Set(players.map((playerID) => JSON.stringify(likenessOf(playerID, 1990))));
    expect(faces.size).toBeGreaterThan(350);
  });
});

test('a club that nobody knows still has colours, always the same', () => {
  expect(clubColors('ZZ9')).toEqual(clubColors('ZZ9'));
  expect(clubColors('ZZ9').main).toMatch(/^#[0-9a-f]{6}$/);
});
