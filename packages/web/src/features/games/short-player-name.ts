import { firstGrapheme } from '@pennant/rules/text/graphemes';

/** Returns a player's name with the first name as an initial, for narrow places: "C. Young". */
export function shortPlayerName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.length === 0 || first.endsWith('.')
    ? name
    : `${firstGrapheme(first)}. ${rest.join(' ')}`;
}
