import { firstGrapheme } from '@pennant/rules/text/graphemes';

/** Returns the initials on the pennant of a name, at most two: "PR" for "The Pennant Race". */
export const pennantInitials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => !/^(the|a|of|from|up|through)$/i.test(word))
    .slice(0, 2)
    .map((word) => firstGrapheme(word).toUpperCase())
    .join('');
