/** The most computer teams that are offered as opponents: they are all listed at once. */
export const MOST_COMP_TEAMS = 500;
