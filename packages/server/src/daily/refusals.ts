import { defineRefusals } from '../platform/refusal.ts';

export const dailyRefusals = defineRefusals({
  daily_not_made: { status: 404, error: 'There is no game of this day.' },
  day_over: { status: 409, error: 'The day is over: play it freely.' },
  day_not_over: {
    status: 409,
    error: 'What each option was worth is told once the day is over, at midnight UTC.',
  },
  decided_already: {
    status: 409,
    error: 'You have decided this otherwise already. Nobody can go back.',
  },
  daily_out_of_turn: {
    status: 409,
    error: 'The game is not that far. Look at where it stands, and go on from there.',
  },
  daily_option_not_offered: {
    status: 422,
    error: 'That is none of the options of this decision. Choose one of them.',
  },
  daily_attempt_not_found: { status: 404, error: 'You have not played the game of this day.' },
  daily_not_finished: {
    status: 409,
    error: 'This attempt has not come to its end, so that it has no score.',
  },
  daily_of_other_rules: {
    status: 409,
    error: 'This day was played by earlier rules. Its result stays, but it cannot be played again.',
  },
});
export type DailyRefusalCode = Extract<keyof typeof dailyRefusals, string>;
