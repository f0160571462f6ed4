import { liveRefusals } from '../live/refusals.ts';
import { defineRefusals } from '../platform/refusal.ts';

/** How old an account must be to enter a cup, in days. */
export const MIN_ACCOUNT_DAYS = 7;

export const cupRefusals = defineRefusals({
  ...liveRefusals,
  cup_not_found: { status: 404, error: 'There is no such cup. Look at the list of cups.' },
  cup_begun: {
    status: 409,
    error: 'This cup has begun: nobody can enter it any more, and it stays as it is.',
  },
  cup_not_begun: { status: 409, error: 'This cup has not begun yet.' },
  cup_over: { status: 409, error: 'This cup is over. Enter the next one.' },
  cup_cancelled: { status: 409, error: 'This cup was cancelled. Enter another one.' },
  cup_full: { status: 409, error: 'All places of this cup are taken. Enter the next one.' },
  cup_account_too_young: {
    status: 403,
    error: `Cups are for accounts that are ${MIN_ACCOUNT_DAYS} days old. Yours will be soon.`,
  },
  cup_hidden_by_admin: {
    status: 403,
    error:
      'An admin has hidden your games, so you cannot enter a cup. The letter that you got says why.',
  },
  cup_network_taken: {
    status: 409,
    error: 'Somebody of your network has entered already: each network has one place in a cup.',
  },
  cup_team_unfit: {
    status: 422,
    error: 'This team may not play this cup. Choose another, or change it to what the cup allows.',
  },
  not_in_cup: { status: 409, error: 'You are not in this cup, or not any more.' },
  cup_match_not_open: {
    status: 409,
    error: 'Your match cannot be played yet: its opponent is not known.',
  },
  cup_round_over: {
    status: 409,
    error: 'The round is over: the computer plays out what is left of your match.',
  },
  cup_game_under_way: {
    status: 409,
    error: 'A game of your match is under way. Play it to its end first.',
  },
  cup_standing_team_later: {
    status: 409,
    error:
      'Your opponent may still come: their standing team plays from the middle of the round on.',
  },
  cup_opponent_is_here: {
    status: 409,
    error: 'Your opponent is here. Say that you are, too, and play each other live.',
  },
  cup_begins_too_soon: {
    status: 422,
    error: 'The cup must begin in the future, and within a year.',
  },
  cup_has_entrants: {
    status: 409,
    error: 'Users have entered: kind and places of the cup stay as they are.',
  },
  too_many_cups: {
    status: 409,
    error: 'There are too many cups that have not begun. Let some begin, or cancel one.',
  },
});
export type CupRefusalCode = Extract<keyof typeof cupRefusals, string>;
