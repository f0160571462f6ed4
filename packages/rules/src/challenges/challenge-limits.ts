/** How long a link to challenge somebody can be used, in days. */
export const CHALLENGE_LINK_DAYS = 14;

/** Links that a user may have open at once. */
export const MAX_OPEN_CHALLENGE_LINKS = 20;

/**
 * Challenges that a user may have under way at once: who leaves a losing game lying has one fewer.
 */
export const MAX_CHALLENGES_UNDER_WAY = 3;

/** Opponents that are drawn at once. */
export const DRAWN_OPPONENTS = 3;

/** Largest number of a draw of a day, from 0. */
export const MAX_PLAYER_DRAWS = 99;

/** A pair of users has one rated game in this time, whoever of them challenged. */
export const RATED_PAIR_HOURS = 24;

/** Defences of a UTC day that are rated; further ones change no rating of the defender's. */
export const MAX_RATED_DEFENCES_OF_DAY = 10;

/** Share of the change of rating that counts of a defence. */
export const DEFENCE_SHARE = 0.25;

/**
 * The deviation that a defence's change is worked out with where the user's own is greater: who
 * never plays would else be moved by every defence as a newcomer is by the first game.
 */
export const MAX_DEFENCE_DEVIATION = 60;

/** Rated challenges of a UTC day that pay. */
export const PAID_CHALLENGES_OF_DAY = 3;

/** Chance of a team to beat the best 24 of its user below which it can't be published. */
export const MIN_PUBLISHED_WIN_CHANCE = 0.45;

/** Why a challenge moves no rating, as it is stored. */
export const UNRATED_REASONS = [
  'by_link',
  'pair_within_day',
  'same_network',
  /** It is of a cup. */
  'in_cup',
] as const;
export type UnratedReason = (typeof UNRATED_REASONS)[number];

/**
 * Why a challenge moves no rating, as users are told: `pair_not_rated` stands for every reason that
 * would tell one user something of another, such as where they sign in from.
 */
export const SHOWN_UNRATED_REASONS = [
  'by_link',
  'pair_within_day',
  'pair_not_rated',
  'in_cup',
] as const;
export type ShownUnratedReason = (typeof SHOWN_UNRATED_REASONS)[number];

/** Returns the reason that users are told for one that is stored. */
export const toShownUnratedReason = (reason: UnratedReason): ShownUnratedReason =>
  reason === 'same_network' ? 'pair_not_rated' : reason;

/** Why a published team can't be challenged until it is published again. */
export const PUBLISHED_TEAM_PROBLEMS = ['weak', 'cannot_play'] as const;
export type PublishedTeamProblem = (typeof PUBLISHED_TEAM_PROBLEMS)[number];

/** Rated challenges of the last 90 days that a place on the board of players needs. */
export const MIN_BOARD_CHALLENGES = 5;
export const BOARD_IDLE_DAYS = 90;
