import { ROUTES, type Access } from '@pennant/web/app/routes';

/**
 * What stands for the parameters of pages' addresses, by name; before it the path where that page
 * needs another value.
 */
const PARAMETERS = [
  'campaignContestID',
  'campaignID',
  'cardID',
  'cupID',
  'day',
  'gameID',
  '/game/:gameID/summary gameID',
  '/live/:gameID gameID',
  'monthYear',
  'seriesID',
  '/challenge/:token token',
  '/live/join/:token token',
  'userCampaignContestID',
  'username',
  'yearQuarter',
  '/team/edit team',
] as const;

export type PageParameters = Readonly<Record<(typeof PARAMETERS)[number], string>>;

/** What follows the path where a page is nothing without it. */
const QUERIES: Readonly<Record<string, string>> = { '/team/edit': '?team=:team' };

/**
 * Returns the address of a page; an optional parameter is left out.
 * @throws where a parameter has no value
 */
export function addressOf(path: string, values: Readonly<Record<string, string>>): string {
  const pattern = path.replaceAll(/\/:\w+\?/g, '') + (QUERIES[path] ?? '');
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values[`${path} ${name}`] ?? values[name];
    if (value === undefined) throw new Error(`${path} needs a ${name}`);
    return encodeURIComponent(value);
  });
}

/** Returns the addresses of all pages with one of these accesses. */
export const pagesOf = (accesses: readonly Access[], values: PageParameters): string[] =>
  ROUTES.filter(({ access }) => accesses.includes(access)).map(({ path }) =>
    addressOf(path, values),
  );

/** Returns the parameters with a value for each. */
export const fillParameters = (valueOf: (parameter: string) => string): PageParameters =>
  Object.fromEntries(PARAMETERS.map((name) => [name, valueOf(name)])) as Record<
    (typeof PARAMETERS)[number],
    string
  >;
