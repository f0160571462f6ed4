import { TIERS } from '@pennant/rules/cards/tier';

import { EVERYTHING, type CollectionFilter } from './filter.ts';
import { BEST_FIRST, SORTED_BY, type CollectionOrder } from './order.ts';

/** Ways to look at a collection. */
export const VIEWS = ['table', 'pictures', 'series'] as const;
export type View = (typeof VIEWS)[number];

/** All that the address of My Cards says, so that it can be sent to somebody and gone back to. */
export interface CollectionAddress {
  readonly filter: CollectionFilter;
  readonly order: CollectionOrder;
  /** Null where the address leaves it to what was last chosen here. */
  readonly view: View | null;
}

const LONGEST_NAME = 100;

/** What a query says: `?year=1954&sort=-name&view=pictures`. What makes no sense in it is left out. */
export function addressIn(query: URLSearchParams): CollectionAddress {
  return {
    filter: {
      name: (query.get('name') ?? '').slice(0, LONGEST_NAME),
      year: numberIn(query.get('year')),
      rating: numberIn(query.get('rating')),
      team: query.get('team') || null,
      position: query.get('pos') || null,
      tier: oneOf(
        TIERS.map(({ tier }) => tier),
        query.get('tier'),
      ),
      seriesID: numberIn(query.get('series')),
      duplicates: query.get('duplicates') === '1',
      inTeam: query.get('team-cards') === '1',
    },
    order: orderIn(query.get('sort')),
    view: oneOf(VIEWS, query.get('view')),
  };
}

/** The query that says it; what is as always is not said. */
export function queryOf({ filter, order, view }: CollectionAddress): URLSearchParams {
  const query = new URLSearchParams();
  const say = (key: string, value: string | number | boolean | null) => {
    if (value === true) query.set(key, '1');
    else if (value !== null && value !== '' && value !== false) query.set(key, String(value));
  };
  say('name', filter.name);
  say('year', filter.year);
  say('rating', filter.rating);
  say('team', filter.team);
  say('pos', filter.position);
  say('tier', filter.tier);
  say('series', filter.seriesID);
  say('duplicates', filter.duplicates);
  say('team-cards', filter.inTeam);
  if (order.column !== BEST_FIRST.column || order.direction !== BEST_FIRST.direction)
    say('sort', `${order.direction === 'descending' ? '-' : ''}${order.column}`);
  say('view', view);
  return query;
}

/** How many filters are set, name and series included. */
export const countSet = (filter: CollectionFilter): number =>
  (Object.keys(EVERYTHING) as (keyof CollectionFilter)[]).filter(
    (key) => filter[key] !== EVERYTHING[key],
  ).length;

function orderIn(text: string | null): CollectionOrder {
  const column = oneOf(SORTED_BY, text?.replace(/^-/, '') ?? null);
  if (column === null) return BEST_FIRST;
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}

const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;
