import type { CardSummary } from '@pennant/contract/cards';
import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';

const app = await anApp();
await aSeason(app.database, { year: 1954 });
const admin = await aPlayer(app, { username: 'commissioner', isAdmin: true });
const list = async (query: string) => admin.request<CardSummary[]>('GET', `/card?${query}`);

test('all cards come page by page, best rating first, none twice', async () => {
  const [counted] = await app.database.sql<{ cards: number }>('select count(*) as cards from card');
  const seen: CardSummary[] = [];
  let after = '';
  do {
    const { body, headers } = await list(`limit=50${after === '' ? '' : `&after=${after}`}`);
    seen.push(...body);
    after = headers['x-next-after'] ?? '';
  } while (after !== '');
  expect(new Set(seen.map(({ cardID }) => cardID)).size).toBe(counted!.cards);
  const ratings = seen.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
});

test('they are found by a part of the name, the kind and the season', async () => {
  const { body: found } = await list('name=se%C3%B1or%20ss&type=Batter&year=1954');
  expect(found.length).toBeGreaterThan(0);
  for (const card of found) {
    expect(decodeURIComponent(card.name)).toMatch(/señor ss/i);
    expect(card.type).toBe('Batter');
  }
  expect((await list('year=1955')).body).toEqual([]);
  expect((await list('name=%25')).body).toEqual([]);
});
