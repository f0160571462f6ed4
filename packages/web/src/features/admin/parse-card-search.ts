import { takeGraphemes } from '@pennant/rules/text/graphemes';

const YEAR = /(?:^|\s|,)(1[89]\d\d|20\d\d)(?=$|\s|,)/;

/** Parses a typed card search, "ruth 1927", into a query: a part of the name, a season. */
export function parseCardSearch(typed: string): { name?: string; year?: number } {
  const year = YEAR.exec(typed)?.[1];
  const name = takeGraphemes(
    typed
      .replace(YEAR, ' ')
      .replaceAll(/[\s,]+/g, ' ')
      .trim(),
    60,
  );
  return {
    ...(name === '' ? {} : { name }),
    ...(year === undefined || Number(year) < 1871 ? {} : { year: Number(year) }),
  };
}
