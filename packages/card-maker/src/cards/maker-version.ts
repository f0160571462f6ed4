/**
 * The version of the card maker: raised with every change by which the same season gives other
 * cards. Cards that a database has are kept; those it still lacks are made by the version that
 * their catalogue began with.
 *
 * 1: pitchers get the league's rate of hit batsmen. 2: pitchers get their own, where recorded.
 */
export const MAKER_VERSION = 2;
