import type { CardFrontData } from '@pennant/card-art/card/card-front-data';
import { CARD_DESIGNS, cardDesignOf } from '@pennant/card-art/card-designs/card-designs';
import { CARD_POSITIONS, HANDS, HISTORIES } from '@pennant/rules/cards/card';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PlayerCardFront } from './card-front.tsx';
import { toCardFrontData } from './to-card-front-data.ts';

const anyCard: fc.Arbitrary<CardFrontData> = fc.record({
  cardID: fc.integer({ min: 18710001, max: 20239999 }),
  playerID: fc.stringMatching(/^[a-z]{5,7}0[1-9]$/),
  name: fc.stringMatching(/^[A-Z][a-z]{1,8} [A-Z][a-z]{1,13}$/),
  year: fc.integer({ min: 1871, max: 2023 }),
  type: fc.constantFrom('Batter' as const, 'Pitcher' as const),
  rating: fc.integer({ min: 0, max: 100 }),
  positions: fc.subarray([...CARD_POSITIONS], { minLength: 1 }),
  clubs: fc.array(fc.stringMatching(/^[A-Z]{2}[A-Z1-9]$/), { minLength: 1, maxLength: 2 }),
  clubName: fc.constantFrom('Springfield Isotopes', 'Elm City Comets'),
  bats: fc.option(fc.constantFrom(...HANDS)),
  throws: fc.option(fc.constantFrom(...HANDS)),
  seriesKey: fc.constantFrom('1934-base', 'mvp', 'triple-crown'),
  history: fc.constantFrom(...HISTORIES),
});

const drawn = (card: CardFrontData, detail: 'full' | 'thumbnail') =>
  renderToStaticMarkup(<PlayerCardFront card={card} detail={detail} />);

describe('the front of a card', () => {
  test('is the same drawing for the same card, and sound for any card', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const first = drawn(card, 'full');
        expect(drawn(structuredClone(card), 'full')).toBe(first);
        expect(first).not.toMatch(/NaN|undefined|null|Infinity/);
      }),
      { numRuns: 150 },
    );
  });

  test('stays light enough for a grid of hundreds', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const nodes = drawn(card, 'thumbnail').match(/<[a-z]/gi)?.length ?? 0;
        expect(nodes).toBeLessThan(72);
      }),
      { numRuns: 150 },
    );
  });

  test('carries no inline style, which the security policy would drop', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        expect(drawn(card, 'full')).not.toContain('style=');
      }),
      { numRuns: 60 },
    );
  });

  test('has one tone for all people of the record, and many for invented players', () => {
    const sampled = fc.sample(anyCard, { numRuns: 1, seed: 5 })[0];
    if (sampled === undefined) throw new Error('no card');
    const { history: _sampled, ...card } = sampled;
    const skins = (history: CardFrontData['history']) =>
      new Set(
        Array.from({ length: 60 }, (_, index) => {
          const markup = drawn(
            { ...card, ...(history && { history }), year: 1985, playerID: `player${index}01` },
            'thumbnail',
          );
          // The ear, which is drawn in the tone of the skin.
          return /M98 101C91 96[^>]* fill="(#\w+)"/.exec(markup)?.[1];
        }),
      );
    expect(skins('record').size).toBe(1);
    expect(skins(undefined)).toEqual(skins('record'));
    expect(skins('invented').size).toBeGreaterThan(3);
  });

  test('wears a ribbon as one of a special series, none as a base card', () => {
    const [card] = fc.sample(anyCard, { numRuns: 1, seed: 3 });
    if (card === undefined) throw new Error('no card');
    expect(drawn({ ...card, seriesKey: 'gold-glove' }, 'full')).toContain('>GOLD GLOVE<');
    expect(drawn({ ...card, seriesKey: `${card.year}-base` }, 'full')).not.toContain('>GOLD');
  });

  test('says to a screen reader who it is', () => {
    const card = fc.sample(anyCard, { numRuns: 1, seed: 7 })[0];
    if (card === undefined) throw new Error('no card');
    const markup = drawn({ ...card, name: 'Ed Crane', rating: 80, year: 1934 }, 'full');
    expect(markup).toMatch(/aria-label="Ed Crane, [^"]* 1934 [^"]*, gold, rated 80"/);
  });
});

test('every season has a design, and no two decades from the fifties on share one', () => {
  expect(new Set([1955, 1965, 1975, 1985, 1995, 2005, 2015].map(cardDesignOf)).size).toBe(7);
  expect(cardDesignOf(1871)).toBe(CARD_DESIGNS[0]);
  expect(cardDesignOf(2023)).toBe(CARD_DESIGNS.at(-1));
});

test('a card comes off the wire with its name decoded and its lists split', () => {
  const face = toCardFrontData({
    cardID: 19990001,
    playerID: 'someone01',
    name: encodeURIComponent('José Müller'),
    year: 1999,
    type: 'Batter',
    rating: 50,
    positions: 'SS,3B',
    teamNameID: 'AAA,BBB',
    clubName: 'Elm City Comets',
    clubNames: 'Elm City Comets / Port Ellery Herons',
    history: 'invented',
    bats: 'L',
    throws: 'R',
  });
  expect(face).toMatchObject({
    name: 'José Müller',
    positions: ['SS', '3B'],
    clubs: ['AAA', 'BBB'],
    clubNames: ['Elm City Comets', 'Port Ellery Herons'],
    history: 'invented',
    seriesKey: '1999-base',
  });
});
