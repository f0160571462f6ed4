/**
 * Maximum length of a team's name on a narrow screen (docs/spec/teams-games-campaigns.md,
 * "Business constants and limits").
 */
const MAX_NARROW_NAME = 9;

/** Returns a name of more than nine characters as its first nine and a period: "Mudville." */
export const shortTeamName = (name: string): string =>
  name.length > MAX_NARROW_NAME
    ? `${name.slice(0, MAX_NARROW_NAME).replace(/[\s.]+$/, '')}.`
    : name;
