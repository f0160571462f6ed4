import { TIERS } from '@pennant/rules/cards/tier';
import { takeGraphemes } from '@pennant/rules/text/graphemes';

import { NO_FILTER, type CollectionFilter } from './collection-filter.ts';
import { BEST_FIRST, SORT_COLUMNS, type CollectionOrder } from './collection-index.ts';

/** The views of a collection. */
export const COLLECTION_VIEWS = ['table', 'pictures', 'series', 'wishes'] as const;
export type CollectionView = (typeof COLLECTION_VIEWS)[number];

/** The state of My Cards that its URL holds, so that it can be shared and restored. */
export interface CollectionUrlState {
  readonly filter: CollectionFilter;
  readonly order: CollectionOrder;
  /** Null where the URL has none: the view last chosen in this browser applies. */
  readonly view: CollectionView | null;
}

const MAX_NAME_LENGTH = 100;

/** Parses a query: `?year=1954&sort=-name&view=pictures`. Invalid parameters are ignored. */
export function parseCollectionQuery(query: URLSearchParams): CollectionUrlState {
  return {
    filter: {
      name: takeGraphemes(query.get('name') ?? '', MAX_NAME_LENGTH),
      year: parseNumber(query.get('year')),
      rating: parseNumber(query.get('rating')),
      team: query.get('team') || null,
      position: query.get('pos') || null,
      tier: oneOf(
        TIERS.map(({ tier }) => tier),
        query.get('tier'),
      ),
      seriesID: parseNumber(query.get('series')),
      duplicates: query.get('duplicates') === '1',
      inTeam: query.get('team-cards') === '1',
      locked: query.get('locked') === '1',
    },
    order: parseOrder(query.get('sort')),
    view: oneOf(COLLECTION_VIEWS, query.get('view')),
  };
}

/** Returns the query for a state; defaults are left out. */
export function formatCollectionQuery({
  filter,
  order,
  view,
}: CollectionUrlState): URLSearchParams {
  const query = new URLSearchParams();
  const setParameter = (key: string, value: string | number | boolean | null) => {
    if (value === true) query.set(key, '1');
    else if (value !== null && value !== '' && value !== false) query.set(key, String(value));
  };
  setParameter('name', filter.name);
  setParameter('year', filter.year);
  setParameter('rating', filter.rating);
  setParameter('team', filter.team);
  setParameter('pos', filter.position);
  setParameter('tier', filter.tier);
  setParameter('series', filter.seriesID);
  setParameter('duplicates', filter.duplicates);
  setParameter('team-cards', filter.inTeam);
  setParameter('locked', filter.locked);
  if (order.column !== BEST_FIRST.column || order.direction !== BEST_FIRST.direction)
    setParameter('sort', `${order.direction === 'descending' ? '-' : ''}${order.column}`);
  setParameter('view', view);
  return query;
}

/** Returns how many filters are set, name and series included. */
export const countActiveFilters = (filter: CollectionFilter): number =>
  (Object.keys(NO_FILTER) as (keyof CollectionFilter)[]).filter(
    (key) => filter[key] !== NO_FILTER[key],
  ).length;

function parseOrder(text: string | null): CollectionOrder {
  const column = oneOf(SORT_COLUMNS, text?.replace(/^-/, '') ?? null);
  if (column === null) return BEST_FIRST;
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}

const parseNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;
