import { firstGrapheme } from '@pennant/rules/text/graphemes';

/**
 * Returns a player's name with the first name as an initial, for narrow places: "C. Young". A
 * surname of the record leaves out what stands between: "C. Park" of "Chan Ho Park".
 */
export function shortPlayerName(name: string, surname: string | null = null): string {
  const [first = '', ...rest] = name.split(' ');
  if (rest.length === 0 || first.endsWith('.')) return name;
  return `${firstGrapheme(first)}. ${surname ?? rest.join(' ')}`;
}
