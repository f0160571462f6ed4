import type { CardSummary } from '@pennant/contract/cards';
import { familyNameFirst } from '@pennant/rules/cards/family-name';

import { ClubNames } from './club-names.tsx';
import { TextLink } from './text-link.tsx';
import type { Column } from './table.tsx';
import { RatingStamp, TierSwatch } from './tier-swatch.tsx';

/** Returns a card's name as plain text; the API sends it URL-encoded. */
export const decodeCardName = (card: Pick<CardSummary, 'name'>): string =>
  decodeURIComponent(card.name);

/** Returns the text that a card is sorted by where names are: the family name first. */
export const sortedCardName = (card: Pick<CardSummary, 'name'>): string =>
  familyNameFirst(decodeCardName(card));

/** The column with a card's tier and name. This and the following are shared by tables of cards. */
export const NAME_COLUMN: Column<CardSummary> = {
  key: 'name',
  head: 'Name',
  sortBy: sortedCardName,
  cell: (card) => (
    <span className="inline-flex items-center gap-2 sm:whitespace-nowrap">
      <TierSwatch rating={card.rating} />
      <TextLink to={`/cards/${card.cardID}`}>{decodeCardName(card)}</TextLink>
    </span>
  ),
};

export const YEAR_COLUMN: Column<CardSummary> = {
  key: 'year',
  head: 'Year',
  sortBy: ({ year }) => year,
  cell: ({ year }) => year,
  figures: true,
};

export const TEAM_COLUMN: Column<CardSummary> = {
  key: 'team',
  head: 'Team',
  sortBy: ({ clubNames }) => clubNames,
  cell: ({ clubNames }) => <ClubNames names={clubNames} />,
};

export const POSITIONS_COLUMN: Column<CardSummary> = {
  key: 'pos',
  head: 'Pos',
  sortBy: ({ positions }) => positions,
  cell: ({ positions }) => (
    <span className="whitespace-nowrap">{positions.replaceAll(',', ', ')}</span>
  ),
};

export const RATING_COLUMN: Column<CardSummary> = {
  key: 'rating',
  head: 'Rating',
  sortBy: ({ rating }) => rating,
  cell: ({ rating }) => <RatingStamp rating={rating} />,
  figures: true,
};
