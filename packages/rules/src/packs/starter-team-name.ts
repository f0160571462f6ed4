import { cutToRule, textFault } from '../text/check-text.ts';
import { TEXT_RULES } from '../text/text-rules.ts';

/**
 * Returns the name of the team that is made of a starter set: "Ruth's 1986 Harbor Gulls" for a
 * club, "Ruth's nine of 1986" for a season. A name too long for a team leaves the user out.
 *
 * @param clubName with its year: "1986 Harbor Gulls"; null for a season.
 */
export const starterTeamName = (
  username: string,
  { year, clubName }: { readonly year: number; readonly clubName: string | null },
): string => {
  const name = clubName ?? `nine of ${year}`;
  const owned = `${username}’s ${name}`;
  return textFault(owned, TEXT_RULES.teamName) === null
    ? owned
    : cutToRule(name, TEXT_RULES.teamName);
};
