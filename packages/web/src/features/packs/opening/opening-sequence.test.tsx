import { wrapperStyle } from '@pennant/card-art/pack/wrapper-style';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { RevealedCard } from './opening-card.tsx';
import {
  announceCards,
  glowOf,
  MAX_OPENING_MS,
  revealDelays,
  selectCardsToReveal,
  timedStep,
  turnSounds,
} from './opening-sequence.ts';
import { reduceOpening, startOpening } from './opening-state.ts';
import { PackOpening } from './pack-opening.tsx';
import { PackWrapper } from '../../../ui/pack/pack-wrapper.tsx';

const card = (rating: number, cardID = rating): RevealedCard => ({
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
  isNew: true,
  isWished: false,
});

/** Plays an opening without a touch; returns its duration, and the state in which it waits. */
const playByItself = (cards: readonly RevealedCard[], runsByItself: boolean) => {
  const rules = { total: cards.length, holdsUp: !runsByItself };
  let state = startOpening({ total: cards.length, isStill: false });
  let duration = 0;
  for (;;) {
    const step = timedStep(state, { cards, runsByItself, tornPart: 0 });
    if (step === null) return { state, duration };
    state = reduceOpening(state, step.action, rules);
    duration += step.ms;
  }
};

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
    const announced = announceCards(cards, [2]) + announceCards(cards, [0, 1]);
    for (const { name } of cards) expect(announced.split(`${name},`)).toHaveLength(2);
    expect(announceCards(cards, [0])).toMatch(/^Card 1 of 3: Ed Number40, .*iron, rated 40\.$/);
  });

  test('glows around the backs of gold, titanium and uranium only', () => {
    expect([97, 86, 76, 75, 40].map((rating) => glowOf(card(rating)))).toEqual([
      'uranium',
      'titanium',
      'gold',
      null,
      null,
    ]);
  });

  test('is heard as paper, and as a crowd the louder the better the card is', () => {
    const heard = (rating: number) => turnSounds([rating]).map(({ name }) => name);
    expect(heard(60)).toEqual(['flip']);
    expect(heard(80)).toEqual(['flip', 'crowd']);
    const swell = (rating: number) =>
      turnSounds([rating]).reduce((sum, s) => sum + (s.name === 'crowd' ? s.swell : 0), 0);
    expect(swell(97)).toBeGreaterThan(swell(90));
    expect(swell(90)).toBeGreaterThan(swell(80));
    expect(turnSounds([])).toEqual([]);
  });

  test('by hand waits for the tear, and for each card', () => {
    const cards = [card(40), card(97)];
    expect(playByItself(cards, false).state.stage).toBe('sealed');
    const course = { cards, runsByItself: false, tornPart: 0.75 };
    const torn = reduceOpening(
      startOpening({ total: 2, isStill: false }),
      { kind: 'tear' },
      {
        total: 2,
        holdsUp: true,
      },
    );
    // Only the rest of the top is still to be torn.
    expect(timedStep(torn, course)?.ms).toBe(130);
    const dealt = reduceOpening(torn, { kind: 'deal' }, { total: 2, holdsUp: true });
    expect(timedStep(dealt, course)).toBeNull();
    const held = reduceOpening(dealt, { kind: 'turnNext' }, { total: 2, holdsUp: true });
    expect(timedStep(held, course)?.action).toEqual({ kind: 'putDown' });
  });

  test('waits longest before the best card', () => {
    const [plain = 0, best = 0] = revealDelays([card(40), card(97)]);
    expect(best).toBeGreaterThan(plain);
  });

  test('by itself is over in less than five seconds, whatever is in it and in however many', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 600 }),
        (ratings) => {
          const cards = selectCardsToReveal(ratings.map((rating, index) => card(rating, index)));
          const { state, duration } = playByItself(cards, true);
          expect(state.isFinished).toBe(true);
          expect(duration).toBeLessThanOrEqual(MAX_OPENING_MS);
          const waits = revealDelays(cards);
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
    expect(markup).not.toContain('Open all');
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
