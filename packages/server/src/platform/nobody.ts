/** The id of no user. What is asked for nobody takes as long as what is asked for a user. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
