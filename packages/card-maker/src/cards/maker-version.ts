/**
 * The version of the card maker: raised with every change by which the same season gives other
 * cards or clubs. Cards that a database has are kept; those it still lacks are made by the version
 * that their catalogue began with.
 *
 * 1: pitchers get the league's rate of hit batsmen. 2: pitchers get their own, where recorded;
 * pitchers and catchers their own wild pitches, balks and passed balls; the pitchers of computer
 * clubs have their roles of the record, and their batters an order.
 */
export const MAKER_VERSION = 2;

/** The first version whose computer clubs have their pitchers in their roles of the record. */
export const STAFF_ROLES_SINCE = 2;

/** The first version whose computer clubs bat in an order of their own, the best free bat as DH. */
export const BATTING_ORDERS_SINCE = 2;

/**
 * The first version whose cards are those of today, of each history: nobody counted hit batsmen in
 * the invented one.
 */
export const FIRST_VERSION_LIKE_TODAY = { record: MAKER_VERSION, invented: 1 } as const;
