import type { CustomCard, CustomCardForm } from '@pennant/contract/custom-cards';
import {
  CARD_POSITIONS,
  HANDS,
  type BatterCell,
  type BatterResult,
  type CardPosition,
  type CardType,
  type Hand,
  type PitcherCell,
} from '@pennant/rules/cards/card';
import {
  batterDiceFields,
  batterDiceFromFields,
  pitcherDiceFields,
  pitcherDiceFromFields,
} from '@pennant/rules/cards/dice-fields';
import { textFault } from '@pennant/rules/text/check-text';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';

/** The form state of a custom card: numbers as text, dice tables as cells for the sums 2 to 12. */
export interface CardDraft {
  readonly type: CardType;
  readonly text: Readonly<
    Record<
      | 'name'
      | 'year'
      | 'teamNameID'
      | 'clubName'
      | 'league'
      | 'rating'
      | 'bats'
      | 'throws'
      | 'seriesID'
      | 'speed'
      | 'stealAttempts'
      | 'stealSuccess'
      | 'errors'
      | 'stamina',
      string
    >
  >;
  readonly positions: readonly CardPosition[];
  readonly base: readonly BatterCell[];
  readonly extra: readonly BatterResult[];
  readonly pitching: readonly PitcherCell[];
}
export type CardTextField = keyof CardDraft['text'];

/** The initial form state: an average batter, with values of a pitcher should the type change. */
export const NEW_CARD: CardDraft = {
  type: 'Batter',
  text: {
    name: '',
    year: '1954',
    teamNameID: 'BOS',
    clubName: '',
    league: 'AL',
    rating: '60',
    bats: 'R',
    throws: 'R',
    seriesID: '',
    speed: '50',
    stealAttempts: '5',
    stealSuccess: '65',
    errors: '2',
    stamina: '80',
  },
  positions: ['CF'],
  base: ['H2', 'BB', 'SO', 'H1', 'OO', 'OO', 'SO', 'H1', 'OO', 'BB', 'X'],
  extra: ['HR', 'H3', 'HR', 'H2', 'H1', 'OO', 'SO', 'OO', 'BB', 'H2', 'HR'],
  pitching: [null, 'bb9l', 'k9h', null, null, null, null, 'h9l', null, 'hr9h', null],
};

const percentText = (rate: number | null, fallback: string): string =>
  rate === null ? fallback : String(Math.round(rate * 1000) / 10);

/** Returns the form state for editing an existing card. */
export const draftOfCard = (card: CustomCard): CardDraft => ({
  ...NEW_CARD,
  type: card.type,
  text: {
    name: decodeURIComponent(card.name),
    year: String(card.year),
    teamNameID: card.teamNameID,
    clubName: card.clubName,
    league: card.league,
    rating: String(card.rating),
    bats: card.bats ?? '',
    throws: card.throws ?? '',
    seriesID: String(card.seriesID),
    speed: String(card.speed ?? NEW_CARD.text.speed),
    stealAttempts: percentText(card.stealAttemptRate, NEW_CARD.text.stealAttempts),
    stealSuccess: percentText(card.stealSuccessRate, NEW_CARD.text.stealSuccess),
    errors: percentText(card.errorRate, NEW_CARD.text.errors),
    stamina: String(card.stamina ?? NEW_CARD.text.stamina),
  },
  positions: card.positions.split(',') as CardPosition[],
  ...(card.type === 'Batter'
    ? batterDiceFromFields(card)
    : { pitching: pitcherDiceFromFields(card) }),
});

/** Returns the positions that a card of a type can have. */
export const positionsFor = (type: CardType): readonly CardPosition[] =>
  CARD_POSITIONS.filter(
    (position) => (position === 'SP' || position === 'RP') === (type === 'Pitcher'),
  );

const parseNumber = (text: string) =>
  /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
const parseHand = (text: string): Hand | null => HANDS.find((hand) => hand === text) ?? null;
const normalizeClubCodes = (text: string) =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .join(',');

/** Returns the request body; text that is not a number becomes NaN, which `cardFaults` reports. */
export function formOfCard({ type, text, positions, ...tables }: CardDraft): CustomCardForm {
  const facts = {
    name: text.name.trim(),
    year: parseNumber(text.year),
    teamNameID: normalizeClubCodes(text.teamNameID),
    clubName: text.clubName.trim(),
    league: text.league.trim().toUpperCase(),
    rating: parseNumber(text.rating),
    bats: parseHand(text.bats),
    throws: parseHand(text.throws),
    seriesID: parseNumber(text.seriesID),
  };
  if (type === 'Pitcher') {
    return {
      ...facts,
      type,
      positions: positions.filter((position) => position === 'SP' || position === 'RP'),
      ...pitcherDiceFields(tables.pitching),
      stamina: parseNumber(text.stamina),
    };
  }
  return {
    ...facts,
    type,
    positions: positions.filter((position) => position !== 'SP' && position !== 'RP'),
    ...batterDiceFields(tables),
    speed: parseNumber(text.speed),
    stealAttemptRate: parseNumber(text.stealAttempts) / 100,
    stealSuccessRate: parseNumber(text.stealSuccess) / 100,
    errorRate: parseNumber(text.errors) / 100,
  };
}

/** Returns a message for each invalid field; valid fields have no entry. */
export function cardFaults(
  form: CustomCardForm,
): Partial<Record<CardTextField | 'positions', string>> {
  const faults: Partial<Record<CardTextField | 'positions', string>> = {};
  const isWhole = (value: number, min: number, max: number) =>
    Number.isInteger(value) && value >= min && value <= max;
  const nameFault = textFault(form.name, TEXT_RULES.cardName);
  if (nameFault !== null) faults.name = nameFault;
  if (!isWhole(form.year, 1871, 2100)) faults.year = 'A year from 1871 to 2100.';
  if (!/^[A-Z0-9]{2,3}(,[A-Z0-9]{2,3})*$/.test(form.teamNameID))
    faults.teamNameID = 'Club codes with commas between: BOS,NYA.';
  const clubFault = textFault(form.clubName, TEXT_RULES.clubName);
  if (clubFault !== null) faults.clubName = clubFault;
  if (!/^[A-Z0-9]{1,3}$/.test(form.league)) faults.league = 'One to three letters: AL.';
  if (!isWhole(form.rating, 0, 100)) faults.rating = 'A whole number from 0 to 100.';
  if (!isWhole(form.seriesID, 1, 2 ** 31 - 1))
    faults.seriesID = 'Choose the series it is packed in.';
  if (form.positions.length === 0) faults.positions = 'Give him at least one position.';
  if (form.positions.length > 6) faults.positions = 'Six positions at most.';
  if (form.type === 'Pitcher') {
    if (!isWhole(form.stamina, 1, 150)) faults.stamina = 'A whole number from 1 to 150.';
    return faults;
  }
  if (!isWhole(form.speed, 1, 98)) faults.speed = 'A whole number from 1 to 98.';
  if (!(form.stealAttemptRate <= 0.9)) faults.stealAttempts = 'From 0 to 90.';
  if (!(form.stealSuccessRate <= 1)) faults.stealSuccess = 'From 0 to 100.';
  if (!(form.errorRate <= 0.2)) faults.errors = 'From 0 to 20.';
  return faults;
}
