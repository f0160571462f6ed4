/** Maximum number of computer teams offered as opponents; they are listed without paging. */
export const MAX_COMP_TEAMS = 500;
