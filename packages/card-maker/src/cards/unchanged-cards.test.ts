import type { PlayerCard } from '@pennant/rules/cards/card';
import { expect, test } from 'vitest';
import { aSmallHistory } from '../testing/a-small-history.ts';
import { makeSeasonCards } from './make-season-cards.ts';
import { planCards } from './plan-cards.ts';

const rounded = (figure: number) => Number(figure.toFixed(4));

/** Returns a card on one line: who, what, how good, and the cells of the dice. */
const onOneLine = (card: PlayerCard): string => {
  const facts = [card.cardID, card.playerID, card.clubName, card.positions.join('+'), card.rating];
  if (card.type === 'Pitcher') {
    const cells = card.dice.map((cell) => cell ?? '-').join(' ');
    return [...facts, card.stamina, cells].join(' | ');
  }
  const rates = [card.stealAttemptRate, card.stealSuccessRate, card.errorRate].map(rounded);
  const { base, extra } = card.dice;
  return [...facts, card.speed, ...rates, base.join(' '), extra.join(' ')].join(' | ');
};

/** The cards of the first version of the maker, as `onOneLine` writes them. */
const CARDS_OF_VERSION_1 = [
  '18790001 | b1 | Anytown Aces | C+3B | 27 | 28 | 0.0628 | 0.7541 | 0.25 | X H2 H1 OO OO OO H1 SO SO BB X | OO H1 BB H1 OO OO H1 BB SO HR BB',
  '18790002 | b2 | County Cubs | 1B | 68 | 49 | 0.1099 | 0.7541 | 0.1534 | OO H2 H1 OO H1 H1 SO X SO BB H2 | H3 BB OO H1 OO BB H3 HR SO H2 H1',
  '18790003 | b3 | Anytown Aces | 2B | 42 | 29 | 0.065 | 0.7541 | 0.25 | OO SO BB H1 OO OO H1 SO X H2 HR | SO H1 SO BB OO OO BB SO HR H3 H2',
  '18790004 | b4 | County Cubs | 3B | 88 | 95 | 0.213 | 0.7541 | 0.1534 | H1 X SO SO H1 H1 H1 BB H2 X OO | H1 SO OO H3 OO OO H2 SO H3 BB HR',
  '18790005 | b5 | County Cubs | SS | 70 | 50 | 0.1121 | 0.7541 | 0.1967 | SO X H1 OO H1 H1 SO BB H2 X OO | OO HR BB HR SO BB H1 OO SO H3 H3',
  '18790006 | b6 | County Cubs | LF | 73 | 12 | 0.0269 | 0.7541 | 0.1534 | SO OO SO H1 H1 H1 OO BB H2 X X | H2 H2 SO HR OO HR SO OO H2 H3 BB',
  '18790007 | b7 | Anytown Aces | 3B+CF | 44 | 86 | 0.1928 | 0.7541 | 0.25 | H1 X OO H1 OO OO H1 BB SO H2 X | H3 H1 H3 BB OO BB SO OO HR H2 HR',
  '18790008 | b8 | County Cubs | OF | 100 | 61 | 0.1368 | 0.7541 | 0.1534 | H1 X SO BB H1 H1 H1 H2 OO X BB | HR OO HR H1 OO OO SO H3 BB SO BB',
  '18790009 | b9 | Anytown Aces | DH | 79 | 24 | 0.0538 | 0.7541 | 0.25 | BB H2 OO OO OO H1 BB H1 X SO HR | HR H2 SO H1 SO H1 HR BB H2 OO H3',
  '18790010 | rookie | Anytown Aces | 2B | 31 | 38 | 0.0852 | 0.7541 | 0.25 | X OO SO H1 OO OO H1 SO BB X H2 | H2 H3 H2 HR BB BB HR H2 OO SO OO',
  '18795001 | p1 | Borough Bears | SP | 75 | 83 | h9l bb9l hr9l hr9l bb9l bb9l hr9l h9l h9l h9l k9h',
  '18795002 | p2 | Borough Bears | SP | 82 | 78 | k9l h9l k9l k9l h9l h9l h9l k9l bb9l bb9l bb9l',
  '18795003 | p3 | Borough Bears | SP+RP | 62 | 16 | h9l k9l hr9l hr9l hr9l hr9l hr9l h9l bb9l k9l bb9l',
  '18795004 | p4 | County Cubs | RP | 100 | 16 | k9l bb9l bb9l h9l h9l h9l h9l h9l bb9l bb9l k9l',
  '18795005 | p5 | Borough Bears | RP | 56 | 16 | h9l hr9l k9l hr9l hr9l hr9l hr9l hr9l k9l h9l h9l',
  '19080001 | b1 | Anytown Aces | C+3B | 25 | 8 | 0.0066 | 0.7541 | 0.108 | H2 OO H1 OO OO OO OO X SO H1 BB | OO HR BB HR OO OO OO H1 BB SO H2',
  '19080002 | b2 | County Cubs | 1B | 33 | 53 | 0.0987 | 0.7541 | 0.0528 | H1 H1 X OO OO OO OO OO X H1 H2 | HR H2 BB HR OO OO HR BB BB H3 H1',
  '19080003 | b3 | Anytown Aces | 2B | 54 | 46 | 0.1887 | 0.7541 | 0.108 | SO SO HR OO OO H1 OO OO BB X H2 | BB OO HR H2 SO SO H2 OO H3 HR BB',
  '19080004 | b4 | County Cubs | 3B | 58 | 91 | 0.243 | 0.7541 | 0.0528 | X OO H1 OO OO OO OO H1 BB X H2 | H2 BB H3 H2 HR HR H2 H3 H1 OO BB',
  '19080005 | b5 | County Cubs | SS | 64 | 47 | 0.0567 | 0.7541 | 0.0729 | BB H2 BB H1 OO OO OO H1 X HR SO | SO HR OO SO OO OO BB H3 H1 HR H2',
  '19080006 | b6 | County Cubs | LF | 52 | 43 | 0.1279 | 0.7541 | 0.0528 | H1 HR OO OO OO OO OO H1 X BB H2 | H2 H2 H1 BB H1 BB HR H2 HR OO H3',
  '19080007 | b7 | Anytown Aces | 3B+CF | 48 | 86 | 0.1865 | 0.7541 | 0.108 | H2 OO SO OO OO OO H1 BB X H1 HR | BB H3 H2 OO OO H2 SO BB SO H3 HR',
  '19080008 | b8 | County Cubs | OF | 61 | 34 | 0.0232 | 0.7541 | 0.0528 | X H2 OO H1 OO OO OO BB H1 HR X | H3 H1 BB OO OO OO H1 H1 H3 BB H2',
  '19080009 | b9 | Anytown Aces | DH | 83 | 34 | 0.0822 | 0.7541 | 0.108 | X BB H1 BB OO OO H1 SO HR H2 X | SO HR H2 BB HR HR H1 OO H2 H1 SO',
  '19080010 | rookie | Anytown Aces | 2B | 38 | 50 | 0.1331 | 0.7541 | 0.108 | H2 OO BB H1 OO OO OO SO X H1 HR | BB H2 HR SO OO OO HR BB SO H2 H3',
  '19085001 | p1 | Borough Bears | SP | 70 | 82 | hr9l bb9l bb9l hr9l hr9l hr9l hr9l bb9l k9h h9l k9h',
  '19085002 | p2 | Borough Bears | SP | 47 | 76 | bb9h h9l hr9l bb9l hr9l hr9l hr9l k9l hr9l h9h k9h',
  '19085003 | p3 | Borough Bears | SP+RP | 38 | 16 | bb9h h9h hr9l hr9l hr9l hr9l hr9l hr9l bb9l k9l k9h',
  '19085004 | p4 | County Cubs | RP | 59 | 16 | h9l hr9l k9h hr9l hr9l hr9l hr9l k9h k9h h9l bb9h',
  '19085005 | p5 | Borough Bears | RP | 29 | 16 | k9l h9h hr9l hr9l hr9l hr9l hr9l k9l hr9l bb9h h9l',
  '19770001 | b1 | Anytown Aces | C+3B | 29 | 8 | 0.0077 | 0.7541 | 0.102 | H1 SO SO OO OO OO OO H1 X X H2 | OO HR SO BB HR HR BB BB SO OO OO',
  '19770002 | b2 | County Cubs | 1B | 40 | 47 | 0.1175 | 0.7393 | 0.0567 | X OO SO X OO OO OO H1 SO HR BB | OO H1 HR H2 H1 H2 OO BB SO H3 BB',
  '19770003 | b3 | Anytown Aces | 2B | 50 | 49 | 0.2139 | 0.7368 | 0.102 | X OO HR OO H1 OO SO OO BB X H2 | HR SO OO OO SO HR H2 H1 BB H3 H2',
  '19770004 | b4 | County Cubs | 3B | 59 | 85 | 0.2103 | 0.9381 | 0.0567 | H1 SO OO SO OO OO H1 X BB HR X | H1 OO H2 OO H2 H2 OO H1 H3 BB H3',
  '19770005 | b5 | County Cubs | SS | 66 | 44 | 0.0745 | 0.6403 | 0.0731 | OO H1 HR SO OO OO H1 BB X H2 SO | HR BB SO OO SO BB H1 H3 OO H2 HR',
  '19770006 | b6 | County Cubs | LF | 46 | 51 | 0.1572 | 0.6826 | 0.0567 | H2 HR OO OO OO OO H1 X OO BB SO | SO H2 HR BB SO SO HR H2 BB H1 H1',
  '19770007 | b7 | Anytown Aces | 3B+CF | 56 | 83 | 0.1603 | 0.9061 | 0.102 | H2 H1 OO H1 OO OO OO BB X HR SO | H1 BB H1 H2 SO H2 SO BB H3 OO H3',
  '19770008 | b8 | County Cubs | OF | 63 | 41 | 0.0482 | 0.5016 | 0.0567 | H1 H2 OO OO OO OO H1 BB X HR SO | H3 HR H2 SO H1 H1 HR OO BB SO H3',
  '19770009 | b9 | Anytown Aces | DH | 75 | 47 | 0.1153 | 0.6175 | 0.102 | BB H1 HR OO H1 OO BB OO X H2 SO | H2 BB H1 OO HR HR OO H1 BB H2 SO',
  '19770010 | rookie | Anytown Aces | 2B | 36 | 51 | 0.1193 | 0.7892 | 0.102 | H2 X OO OO OO OO SO H1 X BB HR | H3 SO BB BB H1 H1 HR BB SO H2 OO',
  '19775001 | p1 | Borough Bears | SP | 65 | 82 | h9l k9h hr9l bb9l hr9l hr9l hr9l bb9l bb9l k9h h9l',
  '19775002 | p2 | Borough Bears | SP | 42 | 77 | h9h k9l k9l hr9l hr9l hr9l k9l bb9l - hr9h bb9h',
  '19775003 | p3 | Borough Bears | SP+RP | 34 | 16 | h9h k9l - - - hr9l hr9l k9l bb9l k9h bb9h',
  '19775004 | p4 | County Cubs | RP | 51 | 16 | hr9h bb9h hr9l k9h hr9l h9l hr9l k9h bb9l k9l -',
  '19775005 | p5 | Borough Bears | RP | 25 | 16 | bb9l k9l - k9l - hr9l bb9l h9l bb9h h9h hr9h',
];

/** Those that pitchers' own hit batsmen changed: of 1977, which records them, and their ratings. */
const CHANGED_IN_VERSION_2: readonly string[] = [
  '18790003 | b3 | Anytown Aces | 2B | 38 | 29 | 0.065 | 0.7541 | 0.25 | OO SO BB H1 OO OO H1 SO X H2 HR | SO H1 SO BB OO OO BB SO HR H3 H2',
  '19080010 | rookie | Anytown Aces | 2B | 40 | 50 | 0.1331 | 0.7541 | 0.108 | H2 OO BB H1 OO OO OO SO X H1 HR | BB H2 HR SO OO OO HR BB SO H2 H3',
  '19770001 | b1 | Anytown Aces | C+3B | 29 | 8 | 0.0077 | 0.7541 | 0.102 | X SO X OO OO OO OO X H1 SO H2 | BB BB H1 SO HR H1 BB SO HR OO OO',
  '19770002 | b2 | County Cubs | 1B | 42 | 47 | 0.1175 | 0.7393 | 0.0567 | H2 HR SO OO OO OO H1 OO SO X BB | H3 BB H2 H2 H3 BB SO HR HR OO SO',
  '19770003 | b3 | Anytown Aces | 2B | 50 | 49 | 0.2139 | 0.7368 | 0.102 | X OO HR OO H1 OO SO OO BB X H2 | H2 OO SO SO H2 OO HR BB H1 H3 HR',
  '19770004 | b4 | County Cubs | 3B | 59 | 85 | 0.2103 | 0.9381 | 0.0567 | SO H2 H1 OO OO OO SO H1 BB HR X | OO H1 OO H3 H3 H3 H3 OO OO HR BB',
  '19770005 | b5 | County Cubs | SS | 66 | 44 | 0.0745 | 0.6403 | 0.0731 | SO H1 X SO OO OO H1 BB HR H2 X | SO OO H1 H1 OO OO SO BB H3 H2 HR',
  '19770006 | b6 | County Cubs | LF | 46 | 51 | 0.1572 | 0.6826 | 0.0567 | H2 HR OO OO OO OO H1 X OO BB SO | SO H2 HR HR SO SO H2 BB H1 OO H3',
  '19770007 | b7 | Anytown Aces | 3B+CF | 56 | 83 | 0.1603 | 0.9061 | 0.102 | H2 X H1 OO OO OO X OO BB H1 SO | SO H1 BB HR BB HR H1 H2 SO H3 OO',
  '19770008 | b8 | County Cubs | OF | 63 | 41 | 0.0482 | 0.5016 | 0.0567 | OO H1 X X OO OO OO H1 BB HR H2 | H1 SO H2 H2 H1 SO BB OO HR OO H3',
  '19770009 | b9 | Anytown Aces | DH | 75 | 47 | 0.1153 | 0.6175 | 0.102 | BB H1 HR OO H1 OO BB OO X H2 SO | H1 BB HR OO OO HR H1 BB H2 H2 SO',
  '19770010 | rookie | Anytown Aces | 2B | 36 | 51 | 0.1193 | 0.7892 | 0.102 | SO X OO OO OO OO H1 SO X BB H2 | H3 HR BB HR BB HR SO H1 BB H2 OO',
  '19775001 | p1 | Borough Bears | SP | 65 | 82 | bb9l hr9l bb9l bb9l hr9l hr9l hr9l bb9l k9h h9l k9h',
  '19775002 | p2 | Borough Bears | SP | 42 | 77 | k9l hr9l bb9l k9l hr9l hr9l k9l h9l - h9h bb9h',
  '19775004 | p4 | County Cubs | RP | 51 | 16 | h9l bb9l hr9l k9h hr9l h9l hr9l k9h bb9h - k9l',
  '19775005 | p5 | Borough Bears | RP | 25 | 16 | hr9l - k9l h9l hr9l - bb9l bb9h k9l h9h hr9h',
];

const numberOf = (line: string) => line.slice(0, 8);
const changed = new Map(CHANGED_IN_VERSION_2.map((line) => [numberOf(line), line]));

/**
 * Databases keep the cards that were made for them: another card from the same season is a change
 * that must be made on purpose and announced. The small history has the blanks of the record, which
 * the invented one lacks. A catalogue that an earlier version began is finished by that version.
 */
test.each([
  [1, CARDS_OF_VERSION_1],
  [2, CARDS_OF_VERSION_1.map((line) => changed.get(numberOf(line)) ?? line)],
])('the cards of three small seasons are what version %i always made', (version, lines) => {
  const seasons = aSmallHistory();
  const plan = planCards(seasons, version);
  const cards = seasons.flatMap((season) => makeSeasonCards(season, plan.get(season.year)!));
  expect(cards.map(onOneLine)).toEqual(lines);
});
