import type { CustomCard } from '@pennant/contract/custom-cards';
import { describe, expect, test } from 'vitest';

import {
  cardFaults,
  draftOfCard,
  formOfCard,
  NEW_CARD,
  positionsFor,
  type CardDraft,
} from './custom-card-draft.ts';

type Facts = Omit<Partial<CardDraft>, 'text'> & { readonly text?: Partial<CardDraft['text']> };

/** Returns the draft of a card that can be saved, with these facts. */
const aDraft = ({ text, ...facts }: Facts = {}): CardDraft => ({
  ...NEW_CARD,
  ...facts,
  text: {
    ...NEW_CARD.text,
    name: 'Mighty Casey',
    clubName: 'Mudville Nine',
    seriesID: '3001',
    ...text,
  },
});
const aPitcher = (facts: Facts = {}) => aDraft({ type: 'Pitcher', positions: ['SP'], ...facts });
const faultsOf = (draft: CardDraft) => cardFaults(formOfCard(draft));

describe('a new card', () => {
  test('begins as an average batter of Boston in center field', () => {
    const form = formOfCard(aDraft());
    expect(form).toMatchObject({
      type: 'Batter',
      name: 'Mighty Casey',
      year: 1954,
      teamNameID: 'BOS',
      clubName: 'Mudville Nine',
      league: 'AL',
      rating: 60,
      bats: 'R',
      throws: 'R',
      seriesID: 3001,
      positions: ['CF'],
      speed: 50,
      stealAttemptRate: 0.05,
      stealSuccessRate: 0.65,
      errorRate: 0.02,
    });
    expect(form).not.toHaveProperty('stamina');
    expect(form).toMatchObject({ d2: 'H2', d7: 'OO', d12: 'X', xd2: 'HR', xd7: 'OO', xd12: 'HR' });
    expect(cardFaults(form)).toEqual({});
  });

  test('has the values of a pitcher, should it become one', () => {
    const form = formOfCard(aPitcher());
    expect(form).toMatchObject({ type: 'Pitcher', positions: ['SP'], stamina: 80 });
    expect(form).toMatchObject({ pd2: null, pd3: 'bb9l', pd4: 'k9h', pd9: 'h9l', pd11: 'hr9h' });
    expect(form).not.toHaveProperty('speed');
    expect(cardFaults(form)).toEqual({});
  });

  test('needs a name, a club and a series first', () => {
    expect(Object.keys(faultsOf(NEW_CARD))).toEqual(['name', 'clubName', 'seriesID']);
  });
});

test('a pitcher has a pitcher’s positions and no other; a batter has all but those', () => {
  expect(positionsFor('Pitcher')).toEqual(['SP', 'RP']);
  expect(positionsFor('Batter')).toEqual([
    'C',
    '1B',
    '2B',
    '3B',
    'SS',
    'LF',
    'CF',
    'RF',
    'OF',
    'DH',
  ]);
});

test('positions of the other type, chosen before the type was, are not sent', () => {
  const positions = ['SP', 'CF', 'RP', 'DH'] as const;
  expect(formOfCard(aDraft({ positions })).positions).toEqual(['CF', 'DH']);
  expect(formOfCard(aPitcher({ positions })).positions).toEqual(['SP', 'RP']);
});

const tables = (prefix: string, cell: string | null) =>
  Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${prefix}${index + 2}`, cell]));

const SAVED = {
  name: 'Jos%C3%A9%20M%C3%BCller',
  year: 1927,
  teamNameID: 'BOS,NYA',
  clubName: 'New York Yankees',
  league: 'AL',
  rating: 88,
  bats: 'L',
  throws: 'B',
  seriesID: 3002,
};

test('a batter’s card that is opened to be edited and saved unchanged stays what it was', () => {
  const batter = {
    ...SAVED,
    type: 'Batter',
    positions: 'SS,3B',
    ...tables('d', 'BB'),
    ...tables('xd', 'H3'),
    d12: 'X',
    speed: 71,
    stamina: null,
    stealAttemptRate: 0.125,
    stealSuccessRate: 0.7,
    errorRate: 0,
  };
  const draft = draftOfCard(batter as unknown as CustomCard);
  expect(draft.text).toMatchObject({ stealAttempts: '12.5', stealSuccess: '70', errors: '0' });
  expect(draft.text.stamina).toBe('80');
  expect(draft.pitching).toEqual(NEW_CARD.pitching);
  const { stamina: _, ...saved } = batter;
  expect(formOfCard(draft)).toEqual({
    ...saved,
    name: 'José Müller',
    positions: ['SS', '3B'],
  });
});

test('so does a pitcher’s, of whose hands the record does not tell', () => {
  const pitcher = {
    ...SAVED,
    bats: null,
    throws: null,
    type: 'Pitcher',
    positions: 'SP,RP',
    ...tables('pd', 'k9l'),
    pd2: null,
    speed: null,
    stamina: 33,
    stealAttemptRate: null,
    stealSuccessRate: null,
    errorRate: null,
  };
  const draft = draftOfCard(pitcher as unknown as CustomCard);
  expect(draft.text).toMatchObject({ bats: '', throws: '', stamina: '33' });
  // The values of a batter, should it become one.
  expect(draft.text).toMatchObject({
    speed: '50',
    stealAttempts: '5',
    stealSuccess: '65',
    errors: '2',
  });
  expect(draft.base).toEqual(NEW_CARD.base);
  const form = formOfCard(draft);
  expect(form).toMatchObject({ bats: null, throws: null, pd2: null, pd3: 'k9l', stamina: 33 });
  expect(form.positions).toEqual(['SP', 'RP']);
});

test('codes and names may be typed as one likes', () => {
  expect(
    formOfCard(
      aDraft({
        text: {
          name: ' Casey ',
          clubName: ' Nine ',
          teamNameID: ' bos, nya ',
          league: ' al ',
          year: ' 1954 ',
        },
      }),
    ),
  ).toMatchObject({
    name: 'Casey',
    clubName: 'Nine',
    teamNameID: 'BOS,NYA',
    league: 'AL',
    year: 1954,
  });
});

test.each([
  { year: '1871' },
  { year: '2100' },
  { teamNameID: 'KC' },
  { league: 'N' },
  { league: 'NA1' },
  { rating: '0' },
  { rating: '100' },
  { seriesID: '1' },
  { seriesID: String(2 ** 31 - 1) },
  { speed: '1' },
  { speed: '98' },
  { stealAttempts: '0' },
  { stealAttempts: '90' },
  { stealSuccess: '100' },
  { stealSuccess: '66.7' },
  { errors: '20' },
  { bats: 'B' },
  { throws: '' },
])('a batter with %j can be saved', (text) => {
  expect(faultsOf(aDraft({ text }))).toEqual({});
});

const YEAR = 'A year from 1871 to 2100.';
const CLUBS = 'Club codes with commas between: BOS,NYA.';
const LEAGUE = 'One to three letters: AL.';
const RATING = 'A whole number from 0 to 100.';
const SERIES = 'Choose the series it is packed in.';
const SPEED = 'A whole number from 1 to 98.';

test.each([
  ['name', 'Give the card a name.', ' '],
  ['clubName', 'Give the club a name.', ''],
  ['year', YEAR, '1870'],
  ['year', YEAR, '2101'],
  ['year', YEAR, '1954.5'],
  ['year', YEAR, 'fifties'],
  ['teamNameID', CLUBS, ''],
  ['teamNameID', CLUBS, 'B'],
  ['teamNameID', CLUBS, 'BOSTON'],
  ['teamNameID', CLUBS, 'BOS,!'],
  ['league', LEAGUE, ''],
  ['league', LEAGUE, 'AMER'],
  ['league', LEAGUE, 'A!'],
  ['rating', RATING, '101'],
  ['rating', RATING, '-1'],
  ['rating', RATING, '60.5'],
  ['seriesID', SERIES, ''],
  ['seriesID', SERIES, '0'],
  ['seriesID', SERIES, String(2 ** 31)],
  ['speed', SPEED, '0'],
  ['speed', SPEED, '99'],
  ['stealAttempts', 'From 0 to 90.', '90.1'],
  ['stealAttempts', 'From 0 to 90.', '5%'],
  ['stealSuccess', 'From 0 to 100.', '100.1'],
  ['stealSuccess', 'From 0 to 100.', ''],
  ['errors', 'From 0 to 20.', '20.1'],
  ['errors', 'From 0 to 20.', '.5.'],
] as const)('the %s of a batter: "%s" for %j', (field, message, typed) => {
  expect(faultsOf(aDraft({ text: { [field]: typed } }))).toEqual({ [field]: message });
});

test('a card has one to six positions', () => {
  expect(faultsOf(aDraft({ positions: [] }))).toEqual({
    positions: 'Give him at least one position.',
  });
  const six = ['C', '1B', '2B', '3B', 'SS', 'LF'] as const;
  expect(faultsOf(aDraft({ positions: six }))).toEqual({});
  expect(faultsOf(aDraft({ positions: [...six, 'CF'] }))).toEqual({
    positions: 'Six positions at most.',
  });
});

test('a pitcher’s stamina is told, and nothing of a batter’s figures', () => {
  const text = { speed: '', stealAttempts: '', stealSuccess: '', errors: '' };
  for (const stamina of ['1', '150'])
    expect(faultsOf(aPitcher({ text: { ...text, stamina } }))).toEqual({});
  for (const stamina of ['0', '151', '80.5', '']) {
    expect(faultsOf(aPitcher({ text: { stamina } }))).toEqual({
      stamina: 'A whole number from 1 to 150.',
    });
  }
  expect(faultsOf(aDraft({ text: { stamina: '' } }))).toEqual({});
});
