import type { CardFrontData } from '@pennant/card-art/card/card-front-data';
import { wrapperStyle } from '@pennant/card-art/pack/wrapper-style';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  announceCards,
  DEAL_MS,
  MAX_OPENING_MS,
  selectCardsToReveal,
  TEAR_MS,
  revealDelays,
} from './opening-sequence.ts';
import { PackOpening } from './pack-opening.tsx';
import { PackWrapper } from '../../../ui/pack/pack-wrapper.tsx';

const card = (rating: number, cardID = rating): CardFrontData => ({
  cardID,
  playerID: `someone${cardID}`,
  name: `Ed Number${rating}`,
  year: 1934,
  type: 'Batter',
  rating,
  positions: ['SS'],
  clubs: ['AAA'],
  clubName: 'Elm City Comets',
  bats: 'R',
  throws: 'R',
  seriesKey: '1934-base',
});

describe('opening a pack', () => {
  test('keeps the rarest for last', () => {
    const cards = selectCardsToReveal([card(97), card(40), card(78)]);
    expect(cards.map(({ rating }) => rating)).toEqual([40, 78, 97]);
  });

  test('of many packs at once turns only the best six by hand', () => {
    const many = Array.from({ length: 60 }, (_, index) => card(index));
    expect(selectCardsToReveal(many).map(({ rating }) => rating)).toEqual([54, 55, 56, 57, 58, 59]);
  });

  test('says each card once, whichever way it came up', () => {
    const cards = selectCardsToReveal([card(97), card(40), card(78)]);
    const announced = announceCards(cards, 0, 1) + announceCards(cards, 1, 3);
    for (const { name } of cards) expect(announced.split(`${name},`)).toHaveLength(2);
    expect(announceCards(cards, 0, 1)).toMatch(/^Card 1 of 3: Ed Number40, .*iron, rated 40\.$/);
  });

  test('waits longest before the best card', () => {
    const [plain = 0, best = 0] = revealDelays([card(40), card(97)]);
    expect(best).toBeGreaterThan(plain);
  });

  test('is over in less than five seconds, whatever is in it and however many packs it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 600 }),
        (ratings) => {
          const waits = revealDelays(
            selectCardsToReveal(ratings.map((rating, index) => card(rating, index))),
          );
          const show = waits.reduce((sum, wait) => sum + wait, TEAR_MS + DEAL_MS);
          expect(show).toBeLessThanOrEqual(MAX_OPENING_MS);
          expect(waits).toEqual(waits.toSorted((a, b) => a - b));
        },
      ),
    );
    expect(MAX_OPENING_MS).toBeLessThan(5000);
  });

  test('of many packs offers the way to all of their cards at once', () => {
    const opening = (cards: number) =>
      renderToStaticMarkup(
        <PackOpening
          series={{ seriesKey: '1934-base', name: '1934 Base', year: 1934 }}
          cards={Array.from({ length: cards }, (_, index) => card(index % 101, index))}
        />,
      );
    expect(opening(600)).toContain('Show all 600 cards');
    expect(opening(6)).toContain('Open all');
  });

  test('starts with a sealed wrapper and gives nothing away', () => {
    const markup = renderToStaticMarkup(
      <PackOpening
        series={{ seriesKey: '1934-base', name: '1934 Base', year: 1934 }}
        cards={[card(97)]}
      />,
    );
    expect(markup).toContain('Tear it open');
    expect(markup).not.toContain('Number97');
  });

  test('lies open at once at pace 0', () => {
    const markup = renderToStaticMarkup(
      <PackOpening
        series={{ seriesKey: '1934-base', name: '1934 Base', year: 1934 }}
        cards={[card(97), card(40)]}
        pace={0}
      />,
    );
    expect(markup).toContain('Card 2 of 2: Ed Number97');
    expect(markup).not.toContain('<button');
  });
});

describe('a wrapper', () => {
  test('is printed as its decade was, special series as jewels', () => {
    const pattern = (year: number | null, seriesKey = `${year}-base`) =>
      wrapperStyle({ seriesKey, name: 'any', year }).pattern;
    expect([1880, 1910, 1935, 1955, 1975, 1995, 2020].map((year) => pattern(year))).toEqual([
      'ornament',
      'oval',
      'rays',
      'circus',
      'arcs',
      'slashes',
      'sweep',
    ]);
    expect(pattern(null, 'mvp')).toBe('jewel');
    expect(pattern(1975, 'rookies-1975')).toBe('jewel');
  });

  test('is the same for the same series and names it', () => {
    const series = { seriesKey: '1952-base', name: '1952 Base', year: 1952 };
    const markup = renderToStaticMarkup(<PackWrapper series={series} />);
    expect(renderToStaticMarkup(<PackWrapper series={{ ...series }} />)).toBe(markup);
    expect(markup).toContain('aria-label="Pack: 1952 Base"');
  });
});
