import type { PlayerCard } from '@pennant/rules/cards/card';
import { describe, expect, test } from 'vitest';
import { makeSeasonCards } from '../cards/make-season-cards.ts';
import { planCards } from '../cards/plan-cards.ts';
import { generateHistory } from '../synthetic/generate-history.ts';
import { ALL_STAR } from '../seasons/all-star-honor.ts';
import { FIRST_YEAR, LAST_YEAR } from '../seasons/first-and-last-year.ts';
import { baseSeries } from './base-series.ts';
import { FIRST_SPECIAL_SERIES_ID } from './series.ts';
import { gatherSpecialSeries, specialSeries } from './special-series.ts';

const history = generateHistory();
const plan = planCards(history);
const seasons = history
  .filter(({ year }) => year % 6 === 1 || year === LAST_YEAR)
  .map((season) => {
    const seasonPlan = plan.get(season.year);
    if (!seasonPlan) throw new Error(`no plan for ${season.year}`);
    return { season, cards: makeSeasonCards(season, seasonPlan) };
  });
const gather = () =>
  seasons.map(({ season, cards }) => ({
    season,
    cards,
    series: gatherSpecialSeries(season, cards),
  }));
const idOf = (key: string) =>
  specialSeries(LAST_YEAR).find((series) => series.seriesKey === key)?.seriesID ?? -1;

/** Returns all cards of one series in the tested seasons, each with its season. */
const cardsIn = (key: string): { card: PlayerCard; season: (typeof history)[number] }[] =>
  gather().flatMap(({ season, cards, series }) => {
    const ids = new Set(series.find(({ seriesID }) => seriesID === idOf(key))?.cardIDs);
    return cards.filter((card) => ids.has(card.cardID)).map((card) => ({ card, season }));
  });

test('there are at least 160 series, no id and no key twice', () => {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
  const all = [...years.map(baseSeries), ...specialSeries(LAST_YEAR)];
  expect(all.length).toBeGreaterThanOrEqual(160);
  expect(new Set(all.map((series) => series.seriesID)).size).toBe(all.length);
  expect(new Set(all.map((series) => series.seriesKey)).size).toBe(all.length);
  expect(baseSeries(1927)).toMatchObject({ seriesID: 1927, seriesKey: '1927-base', year: 1927 });
  expect(specialSeries(LAST_YEAR)[0]?.seriesID).toBe(FIRST_SPECIAL_SERIES_ID);
});

describe('a special series', () => {
  test('holds no card below its lowest rating, and each card once', () => {
    const lowest = new Map(
      specialSeries(LAST_YEAR).map((series) => [series.seriesID, series.minRating]),
    );
    for (const { cards, series } of gather()) {
      const ratings = new Map(cards.map((card) => [card.cardID, card.rating]));
      for (const { seriesID, cardIDs } of series) {
        expect(new Set(cardIDs).size).toBe(cardIDs.length);
        const worst = Math.min(...cardIDs.map((id) => ratings.get(id) ?? -1));
        expect(worst).toBeGreaterThanOrEqual(lowest.get(seriesID) ?? 101);
      }
    }
  });

  test.each([
    ['forty-homers', (card: PlayerCard) => card.type === 'Batter' && card.season.HR >= 40],
    ['fifty-steals', (card: PlayerCard) => card.type === 'Batter' && (card.season.SB ?? 0) >= 50],
    ['twenty-wins', (card: PlayerCard) => card.type === 'Pitcher' && card.season.W >= 20],
    ['southpaws', (card: PlayerCard) => card.type === 'Pitcher' && card.throws === 'L'],
    ['dead-ball', (card: PlayerCard) => card.year >= 1901 && card.year <= 1919],
    ['titans', (card: PlayerCard) => card.rating >= 86],
  ])('%s gathers who reached it, and leaves out nobody good enough who did', (key, reached) => {
    const found = cardsIn(key);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ card }) => !reached(card))).toEqual([]);
    const lowest = specialSeries(LAST_YEAR).find(({ seriesKey }) => seriesKey === key)!.minRating;
    const due = gather().flatMap(({ cards }) =>
      cards.filter((card) => reached(card) && card.rating >= lowest),
    );
    expect(found.map(({ card }) => card.cardID)).toEqual(due.map(({ cardID }) => cardID));
  });

  test('of a rate has those with enough turns at bat, or outs, for the title', () => {
    for (const { season, cards, series } of gather()) {
      const games = Math.max(...season.clubs.map((club) => club.games));
      const lowest = 66;
      const hitters = cards.filter(
        (card) =>
          card.type === 'Batter' &&
          card.rating >= lowest &&
          card.season.H / card.season.AB >= 0.35 &&
          card.season.AB + card.season.BB + (card.season.HBP ?? 0) + (card.season.SF ?? 0) >=
            3.1 * games,
      );
      const pitchers = cards.filter(
        (card) =>
          card.type === 'Pitcher' &&
          card.rating >= lowest &&
          (27 * card.season.ER) / card.season.IPouts < 2 &&
          card.season.IPouts >= 3 * games,
      );
      const idsIn = (key: string) =>
        series.find(({ seriesID }) => seriesID === idOf(key))?.cardIDs ?? [];
      expect(idsIn('three-fifty')).toEqual(hitters.map(({ cardID }) => cardID));
      expect(idsIn('under-two')).toEqual(pitchers.map(({ cardID }) => cardID));
    }
  });

  test('all-stars are who was chosen, once each', () => {
    const stars = cardsIn('all-stars');
    for (const { card, season } of stars) {
      expect(season.honors).toContainEqual({ playerID: card.playerID, award: ALL_STAR });
    }
    const seen = new Set(stars.map(({ card }) => `${card.playerID} ${card.year}`));
    expect(seen.size).toBe(stars.length);
    // The better card of each who was chosen, where it is good enough.
    const due = gather().flatMap(({ season, cards }) =>
      season.honors
        .filter(({ award }) => award === ALL_STAR)
        .flatMap(({ playerID }) => {
          const own = cards.filter((card) => card.playerID === playerID);
          const best = Math.max(...own.map(({ rating }) => rating));
          return best >= 66 ? [`${playerID} ${season.year}`] : [];
        }),
    );
    expect([...seen].toSorted()).toEqual([...new Set(due)].toSorted());
  });

  test('champions played for the winner of the World Series, or before it of a pennant', () => {
    for (const { card, season } of cardsIn('champions')) {
      const clubs = season.clubs.filter((club) => card.teams.includes(club.team));
      expect(clubs.some((club) => club.wonWorldSeries || season.year < 1903)).toBe(true);
      expect(clubs.some((club) => club.wonPennant || club.wonWorldSeries)).toBe(true);
    }
    const due = gather().flatMap(({ season, cards }) => {
      const champions = season.clubs.filter((club) =>
        season.year < 1903 ? club.wonPennant : club.wonWorldSeries,
      );
      return cards.filter(
        (card) => card.rating >= 66 && champions.some(({ team }) => card.teams.includes(team)),
      );
    });
    expect(cardsIn('champions').map(({ card }) => card.cardID)).toEqual(
      due.map(({ cardID }) => cardID),
    );
  });
});

test('the same season always gives the same series', () => {
  const [first] = gather();
  expect(gatherSpecialSeries(first!.season, first!.cards)).toEqual(first!.series);
});
