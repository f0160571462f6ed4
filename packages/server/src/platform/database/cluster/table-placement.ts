/**
 * Where the rows of a table are kept on a database of several servers (Citus):
 * - `user`: spread by `user_id`; all rows of a user are on one server, so that what a user does
 *   touches one only;
 * - `key`: spread by a column of its own, for what is looked up before the user is known;
 * - `copied`: whole on every server, so that any of them can join it and refer to it;
 * - `coordinator`: on the server that the programs are connected to;
 * - `local`: there too, but as a table of the cluster ("local" to Citus), so that a transaction
 *   that writes it and a user's rows is committed on both servers or on neither.
 */
export type TablePlacement =
  | { readonly kind: 'user' | 'copied' | 'coordinator' | 'local'; readonly reason: string }
  | {
      readonly kind: 'key';
      readonly column: string;
      readonly reason: string;
      /** The table beside whose rows it is kept, where a foreign key ties it to one. */
      readonly beside?: string;
    };

export type TablePlacements = Readonly<Record<string, TablePlacement>>;

const OF_LIVE_GAME = 'of two users, neither of whom it belongs to alone; one server for each game';
const OF_CUP = 'of many users, none of whom it belongs to; one server for each cup';
const ofUser = { kind: 'user', reason: 'what a user has or has done' } as const;
const copied = (reason: string) => ({ kind: 'copied', reason }) as const;
const ofCatalogue = copied('read by every server, written by the first start and by admins');
const onCoordinator = (reason: string) => ({ kind: 'coordinator', reason }) as const;
const byKey = (column: string, reason: string) => ({ kind: 'key', column, reason }) as const;

/** A function that the server of a user's rows runs, where it is called outside a transaction. */
interface FunctionPlacement {
  /** The argument that is the user's id. */
  readonly userArgument: string;
  /** A table that it changes. */
  readonly beside: string;
}

/** The functions that are placed, by their names. Each touches rows of one user alone. */
export const FUNCTION_PLACEMENTS: Readonly<Record<string, FunctionPlacement>> = {
  write_turn: { userArgument: 'of_user', beside: 'game' },
};

/**
 * The placement of each table. `account` comes first: the others of a user are placed beside it.
 * docs/operating.md repeats the table for operators.
 */
export const TABLE_PLACEMENTS: TablePlacements = {
  account: ofUser,
  batting_statistics: ofUser,
  card_career: ofUser,
  card_inventory: ofUser,
  card_wish: ofUser,
  challenge: ofUser,
  challenge_link: ofUser,
  completed_series: ofUser,
  cup_entry: ofUser,
  daily_attempt: ofUser,
  day_of_games: ofUser,
  defence: ofUser,
  deleted_team: ofUser,
  game: ofUser,
  game_commitment: ofUser,
  game_event: ofUser,
  game_record: ofUser,
  games_finished: ofUser,
  idempotency_key: ofUser,
  journal: ofUser,
  ladder_standing: ofUser,
  letter_token: ofUser,
  live_invitation: ofUser,
  live_rating: ofUser,
  live_seat: ofUser,
  notification_setting: ofUser,
  pack_draw: ofUser,
  pack_epoch: ofUser,
  pack_inventory: ofUser,
  pack_sold_before: ofUser,
  pitching_statistics: ofUser,
  posting: ofUser,
  profile_setting: ofUser,
  published_team: ofUser,
  push_subscription: ofUser,
  registration: ofUser,
  reward_grant: ofUser,
  scored_game: ofUser,
  session: ofUser,
  session_token: ofUser,
  sign_in_network: ofUser,
  starter_set: ofUser,
  team: ofUser,
  team_lineup: ofUser,
  user_campaign_contest: ofUser,
  user_rating: ofUser,
  wallet: ofUser,

  username_directory: byKey('username_key', 'asked at sign-in, before the user is known'),
  email_directory: byKey('email_key', 'asked at registration, before the user is known'),
  rated_pair: byKey('pair_hash', 'of two users, neither of whom it belongs to alone'),
  live_game: byKey('game_id', OF_LIVE_GAME),
  live_game_record: { ...byKey('game_id', OF_LIVE_GAME), beside: 'live_game' },
  live_game_step: { ...byKey('game_id', OF_LIVE_GAME), beside: 'live_game' },
  live_phrase: { ...byKey('game_id', OF_LIVE_GAME), beside: 'live_game' },
  live_presence: { ...byKey('game_id', OF_LIVE_GAME), beside: 'live_game' },
  live_pair: byKey('pair_hash', 'of two users, neither of whom it belongs to alone'),
  public_game_directory: byKey('game_id', 'asked by guests, before the user is known'),
  attempt_limit: byKey('limit_key', 'counted at each sign-in, by network or by name'),

  cup: byKey('cup_id', OF_CUP),
  cup_place: { ...byKey('cup_id', OF_CUP), beside: 'cup' },

  campaign: ofCatalogue,
  campaign_contest: ofCatalogue,
  card: ofCatalogue,
  catalogue: ofCatalogue,
  catalogue_season: ofCatalogue,
  computer_club: ofCatalogue,
  computer_club_lineup: ofCatalogue,
  daily_game: copied('a row a day, read beside the attempts of users, written once or twice'),
  notification_key: copied('read by every program, written by the first start'),
  odds_table: ofCatalogue,
  program_fact: ofCatalogue,
  reward: ofCatalogue,
  series: ofCatalogue,
  series_card: ofCatalogue,
  series_odds: ofCatalogue,

  audit_log: {
    kind: 'local',
    reason: 'few rows, written together with what an admin did, listed by time over all users',
  },
  ladder_month: {
    kind: 'local',
    reason: 'one row a month, written together with the places of its first three',
  },
  outbox_letter: {
    kind: 'local',
    reason: 'written together with the token that it brings; a queue by time, emptied in seconds',
  },
  outbox_notification: {
    kind: 'local',
    reason: 'written together with what it tells of; a queue by time, emptied in seconds',
  },
  report: {
    kind: 'local',
    reason: 'few rows, at most ten a user and day, with a name of another user',
  },
  reported_name: {
    kind: 'local',
    reason: 'few rows, listed by time over all users, written together with what an admin does',
  },
  live_waiting: {
    kind: 'local',
    reason: 'few rows, of who waits now, each of whom is compared with all others',
  },
  live_watch: onCoordinator('one row, written each second by one program'),
  card_making: onCoordinator('one row at work at a time, which an index over all rows ensures'),
  migration: onCoordinator('read and written under a lock of the coordinator'),
};
