/** Maximum number of computer teams offered as opponents; they are listed without paging. */
export const MOST_COMP_TEAMS = 500;
