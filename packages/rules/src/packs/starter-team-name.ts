import { MAX_TEAM_NAME_LENGTH } from '../teams/lineup.ts';

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
  return [...owned].length <= MAX_TEAM_NAME_LENGTH
    ? owned
    : [...name].slice(0, MAX_TEAM_NAME_LENGTH).join('');
};
