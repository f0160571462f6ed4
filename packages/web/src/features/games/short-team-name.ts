import { countGraphemes, takeGraphemes } from '@pennant/rules/text/graphemes';

/**
 * Maximum length of a team's name on a narrow screen (docs/spec/teams-games-campaigns.md,
 * "Business constants and limits").
 */
const MAX_NARROW_NAME = 9;

/** Returns a name of more than nine characters as its first nine and a period: "Mudville." */
export const shortTeamName = (name: string): string =>
  countGraphemes(name) > MAX_NARROW_NAME
    ? `${takeGraphemes(name, MAX_NARROW_NAME).replace(/[\s.]+$/, '')}.`
    : name;
