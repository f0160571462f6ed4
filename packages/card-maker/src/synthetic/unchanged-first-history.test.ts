import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeSeasonCards } from '../cards/make-season-cards.ts';
import { FIRST_VERSION_LIKE_TODAY, MAKER_VERSION } from '../cards/maker-version.ts';
import { planCards } from '../cards/plan-cards.ts';
import { DEFAULT_SEED, generateHistory } from './generate-history.ts';
import { generateHistoryOfVersion, HISTORY_VERSION } from './history-versions.ts';

const checksum = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

test('the first invented history is drawn up as databases of before November 2026 hold it', () => {
  expect(checksum(generateHistoryOfVersion(1, DEFAULT_SEED))).toBe('d1163da207c6d124');
});

test('a new database gets the last version, and there is no other than these', () => {
  expect(HISTORY_VERSION).toBe(2);
  expect(generateHistoryOfVersion(HISTORY_VERSION, 7)).toEqual(generateHistory(7));
  expect(() => generateHistoryOfVersion(3, DEFAULT_SEED)).toThrow('no version 3');
  expect(() => generateHistoryOfVersion(0, DEFAULT_SEED)).toThrow('no version 0');
});

test('its cards are the same by every version of the card maker that counts as like today', () => {
  const history = generateHistoryOfVersion(1, DEFAULT_SEED);
  const season = history.find(({ year }) => year === 1968)!;
  const cardsBy = (makerVersion: number) =>
    makeSeasonCards(season, planCards(history, makerVersion).get(1968)!);
  for (let version = FIRST_VERSION_LIKE_TODAY.invented; version < MAKER_VERSION; version += 1) {
    expect(cardsBy(version), `version ${version}`).toEqual(cardsBy(MAKER_VERSION));
  }
});
