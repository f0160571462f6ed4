const ON_CHANGE =
  'by the rows of one user, found by an index of each shard; on a change of account';
const BY_JOB = 'by what has expired since the last run, found by an index; a job, each half hour';
const PAGE_OF_JOB = 'by a page of a few hundred rows; a job, each half hour';
const BY_BOARD =
  'by the best rows of each board in each shard, found by its index; a call of the board reads ' +
  'them, a page or a home keeps them for half a minute';
const BY_RENAMING =
  'by the games of others with one user, found by an index of each shard; when an admin renames a ' +
  'reported team';
const OF_REPORTS = 'by a page of the admins’ list of reported names';
const OF_LIVE_CLOCKS =
  'by a hundred rows that are due, an index of few rows; each program, each second or four';
const OF_CUPS_OF_USER =
  'by the cups that one user has entered; on a change of account, or when a reported name is changed';
const OF_DAY =
  'by the attempts of one day, found by an index of each shard; each program once in ten seconds ' +
  'while anybody asks, until the day is closed';
const BY_HOLDERS =
  'by 500 users with a card, found by an index of each shard; when an admin makes a season anew, ' +
  'and for all with a custom card that is rated anew';
const BY_ADMIN =
  'by the rows that it is about, found by an index of each shard; when an admin changes a series ' +
  'or a card';

/**
 * The statements that ask all shards of a cluster, each with what bounds it. None of them is on a
 * way that players take often. docs/operating.md repeats them for operators.
 */
export const FAN_OUT_STATEMENTS: Readonly<Record<string, string>> = {
  'account.free_emails': ON_CHANGE,
  'account.free_usernames': ON_CHANGE,
  'account.release_other_emails': ON_CHANGE,
  'account.find_waiting_registration':
    'by the registrations of one address, found by an index of each shard; whenever a letter to ' +
    'confirm an address or for a new password is asked for',
  'challenges.forget_defender': ON_CHANGE,
  'challenges.rename_defending_team': BY_RENAMING,
  'challenges.rename_challenging_team': BY_RENAMING,
  'live.rename_home': BY_RENAMING,
  'live.rename_home_team': BY_RENAMING,
  'live.rename_opponent': BY_RENAMING,
  'live.rename_opponents_team': BY_RENAMING,
  'live.rename_visiting_team': BY_RENAMING,
  'live.rename_visitor': BY_RENAMING,
  'challenges.forget_challenger': ON_CHANGE,
  'games.delete_from_directory': ON_CHANGE,
  'games.overwrite_team_names':
    'by 1,000 games of others with one user, found by their keys; when a user leaves, or an admin ' +
    'renames a reported team',
  'live.forget_home': ON_CHANGE,
  'live.forget_opponent': ON_CHANGE,
  'live.forget_visitor': ON_CHANGE,
  'platform.delete_attempt_group': 'by the networks of one username; on a new password',

  'account.delete_lapsed': BY_JOB,
  'account.delete_expired_email_tokens': BY_JOB,
  'account.delete_expired_registrations': BY_JOB,
  'account.delete_expired_tokens': BY_JOB,
  'account.delete_old_sign_in_networks': BY_JOB,
  'challenges.delete_old_defences': BY_JOB,
  'challenges.delete_old_links': BY_JOB,
  'challenges.delete_old_pairs': BY_JOB,
  'games.delete_days': BY_JOB,
  'live.delete_old_invitations': BY_JOB,
  'live.delete_old_pairs': BY_JOB,
  'platform.delete_expired_attempts': BY_JOB,
  'platform.delete_expired_keys': BY_JOB,
  'teams.delete_expired_ratings': BY_JOB,
  'cards.find_users_by_points': PAGE_OF_JOB,
  'games.find_overdue': PAGE_OF_JOB,
  'games.find_users_with_uncounted': PAGE_OF_JOB,
  'games.find_users_without_letter': PAGE_OF_JOB,
  'games.list_without_record': PAGE_OF_JOB,
  'games.list_without_visibility': PAGE_OF_JOB,
  'games.list_without_wpa': PAGE_OF_JOB,

  'leaderboard.read_batting_boards': BY_BOARD,
  'leaderboard.read_pitching_boards': BY_BOARD,
  'teams.find_best_rated': BY_BOARD,
  'challenges.list_best_rated': BY_BOARD,
  'live.list_best_rated': BY_BOARD,
  'account.find_usernames':
    'by the users on a page of a board, with those boards, or on a page of defences',

  'live.find_due': OF_LIVE_CLOCKS,
  'live.find_running': 'by a page of a hundred live games; once after an outage of all programs',
  'live.find_unseen': OF_LIVE_CLOCKS,
  'live.find_unsettled':
    'by a hundred games that are over, an index of few rows; a job, each ten seconds',
  'live.list_without_record':
    'by fifty games that are over, an index of few rows; a job, each quarter of an hour',
  'live.see_still': 'by the live games that a program has streams of; each four seconds',
  'daily.count_scores': OF_DAY,
  'daily.count_choices': OF_DAY,
  'daily.has_to_value': 'by whether one attempt of a day waits; a job, until the day is closed',
  'daily.list_to_value':
    'by a hundred attempts that wait, an index of few rows; a job, each thirty seconds',
  'cups.list_under_way': 'by the cups that are not over, an index of few rows; each five seconds',
  'cups.list': 'by a page of cups, found by an index',
  'cups.count_open': 'by the cups that have not begun, at most 50; when an admin makes one',
  'cups.list_cups_of_holder': OF_CUPS_OF_USER,
  'cups.forget_holder': OF_CUPS_OF_USER,
  'cups.forget_winner': OF_CUPS_OF_USER,
  'cups.rename_holder': OF_CUPS_OF_USER,
  'cups.rename_team': OF_CUPS_OF_USER,
  'cups.rename_winner': OF_CUPS_OF_USER,
  'cups.rename_winning_team': OF_CUPS_OF_USER,
  'challenges.list_untold':
    'by the challenges that ended and are not told, an index of few rows; a job, each half minute',
  'challenges.list_ratings_of_earlier_months':
    'by a page of a few hundred rows, found by an index; a job, once each month is over',
  'challenges.list_first_of_month': 'by three rows of each shard; a job, once a month',
  'challenges.delete_old_standings': 'by the users ranked in a month; a job, once a month',
  'challenges.list_ladder_winners':
    'by three rows a month, of twelve months; the page of the ladder, kept for half a minute',
  'challenges.find_near':
    'by 15 rows of each shard on both sides of a rating, from an index; a user who draws opponents',
  'challenges.search':
    'by 20 rows of each shard whose name begins so, from an index; a user who searches for a name',
  'challenges.list_publishers':
    'by the users on a page of defences; home, for a user who was challenged',

  'account.find_users': 'by a page of the admins’ list',
  'account.find_shown_users': OF_REPORTS,
  'teams.find_names': OF_REPORTS,
  'account.has_admin':
    'by one row; on a start of the program, and each half minute until it is known',
  'account.has_other_admin': 'by one row; when an admin leaves',
  'teams.find_owner': 'by one row; when an admin edits a team',
  'leaderboard.find_unscored_games':
    'by 1,000 games, an index of few rows; when an admin scores old games',
  'cards.rename_display_keys': BY_ADMIN,
  'cards.reset_display_keys': BY_ADMIN,
  'packs.record_former_odds': BY_ADMIN,
  'teams.update_scores': BY_ADMIN,
  'teams.list_holders': BY_HOLDERS,
  'teams.update_scores_of_users': BY_HOLDERS,

  'games.write_turns': 'never on a cluster, where each turn is a statement of its own',
};
