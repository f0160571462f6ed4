import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clubColors } from '../clubs/club-colors.ts';
import { lightness } from '../color.ts';
import { CARD_DESIGNS } from '../card-designs/card-designs.ts';
import { likenessOf, recordLikeness } from './likeness.ts';

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

describe('a player of the record', () => {
  const looksOf = (playerID: string, year: number) => {
    const { mouth: _expression, ...looks } = recordLikeness(playerID, year, {
      paper: '#fff7e2',
      line: '#1d2a3a',
    });
    return looks;
  };

  test('has the face of everybody else: no tone, hair or beard is guessed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...players),
        fc.integer({ min: 1871, max: 2023 }),
        (playerID, year) => {
          expect(looksOf(playerID, year)).toEqual(looksOf('ruthba01', 1927));
        },
      ),
    );
    expect(looksOf('ruthba01', 1927)).toMatchObject({ facialHair: 'none', hairVolume: 0 });
  });

  test('is printed in the inks of the design, line ink on paper', () => {
    for (const { inks } of CARD_DESIGNS) {
      const { skin, skinShade } = recordLikeness('ruthba01', 1927, inks);
      const isBetween = (paint: string) =>
        lightness(paint) < lightness(inks.paper) && lightness(paint) > lightness(inks.line);
      expect(isBetween(skin) && isBetween(skinShade)).toBe(true);
    }
  });
});

test('a club that nobody knows still has colours, always the same', () => {
  expect(clubColors('ZZ9')).toEqual(clubColors('ZZ9'));
  expect(clubColors('ZZ9').main).toMatch(/^#[0-9a-f]{6}$/);
});
