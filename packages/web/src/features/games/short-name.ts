/** Letters of a team's name on a narrow screen (document 2, section 9). */
const NARROW_NAME = 9;

/** "Mudville.": the first nine characters and a period, where a name is longer. */
export const shortTeamName = (name: string): string =>
  name.length > NARROW_NAME ? `${name.slice(0, NARROW_NAME).replace(/[\s.]+$/, '')}.` : name;
