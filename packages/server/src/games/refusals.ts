import { REFUSALS } from '@pennant/rules/games/apply-command';
import { MAX_GAMES_UNDER_WAY } from '@pennant/rules/games/games-under-way';
import { defineRefusals } from '../platform/refusal.ts';

export const gameRefusals = defineRefusals({
  game_not_found: { status: 404, error: 'You have no such game.' },
  public_game_not_found: {
    status: 404,
    error: 'There is no game to see here: it is hidden, not over yet, or was never played.',
  },
  watched_game_not_found: {
    status: 404,
    error: 'There is no game to watch here: it is not shown, or was never played.',
  },
  career_not_found: {
    status: 404,
    error:
      'There is nothing to see here: the card is in no such collection, or its user hides their games.',
  },
  campaign_game_not_watched: {
    status: 409,
    error: 'A campaign game is for nobody else to see until it is over. Then its link shows it.',
  },
  team_not_found: {
    status: 404,
    error: 'One of these teams is neither yours nor a computer team. Choose another.',
  },
  guest_cards_not_ready: {
    status: 503,
    error: 'The cards are still being made. The bat is yours as soon as they are all there.',
  },
  not_a_guest_card: {
    status: 404,
    error: 'That is not one of the twelve cards that guests bat with. Choose one of them.',
  },
  same_team_twice: { status: 422, error: 'A team cannot play itself. Choose another opponent.' },
  no_team_of_yours: {
    status: 422,
    error: 'The side that you play must be a team of yours.',
  },
  team_cannot_play: {
    status: 409,
    error: (details) =>
      typeof details === 'object' && details !== null && 'problem' in details
        ? String(details.problem)
        : 'This team cannot play.',
  },
  contest_not_found: { status: 404, error: 'No contest found.' },
  series_not_found: { status: 404, error: 'You have no such series.' },
  not_the_opponent: {
    status: 422,
    error: 'A game of this contest is between a team of yours and the contest’s.',
  },
  all_games_played: { status: 409, error: 'All games in the series have been played' },
  series_resigned: { status: 409, error: 'You have resigned from this series. Start it anew.' },
  contest_game_under_way: {
    status: 409,
    error: 'A game of this series is under way. Play it to its end first.',
  },
  too_many_games_under_way: {
    status: 409,
    error: `You have ${MAX_GAMES_UNDER_WAY} games under way, as many as anyone may have. Play one to its end or abandon it, then start the next.`,
  },
  commitment_not_yours: {
    status: 409,
    error: 'The dice of this game were not committed to for you. Ask /fairness/next again.',
  },
  commitment_used: {
    status: 409,
    error: 'A game was made with these dice already. Ask /fairness/next for the next.',
  },
  event_unknown: {
    status: 409,
    error: 'This game has not come that far. Load it again.',
  },
  game_final: { status: 409, error: REFUSALS.game_final },
  choice_pending: { status: 409, error: REFUSALS.choice_pending },
  no_choice_pending: { status: 409, error: REFUSALS.no_choice_pending },
  option_not_offered: { status: 422, error: REFUSALS.option_not_offered },
  steal_not_possible: { status: 422, error: REFUSALS.steal_not_possible },
  player_not_in_game: { status: 422, error: REFUSALS.player_not_in_game },
  pitcher_must_face_a_batter: { status: 422, error: REFUSALS.pitcher_must_face_a_batter },
  player_not_available: { status: 422, error: REFUSALS.player_not_available },
  player_not_eligible: { status: 422, error: REFUSALS.player_not_eligible },
  not_batting: { status: 409, error: 'Your side is not at bat; its runners cannot be sent.' },
  not_pitching: { status: 409, error: 'Your side is not in the field; it cannot walk the batter.' },
  not_your_player: {
    status: 422,
    error: 'These are not two players of your side in this game.',
  },
  wrong_place: {
    status: 409,
    error: 'The player to go out stands somewhere else by now. Load the game again.',
  },
  rules_unknown: {
    status: 409,
    error:
      'This game began by rules that the server does not have. Tell those who run it; nothing is lost.',
  },
  game_record_damaged: {
    status: 409,
    error:
      'What is stored of this game is damaged, so it can be neither shown nor replayed; its result and all that it brought stand. Tell those who run the server: a backup of before has it whole.',
  },
  game_busy: {
    status: 503,
    error: 'This game is being played from somewhere else at the same moment. Try again.',
  },
  game_under_way: {
    status: 409,
    error: 'This game is not over yet; it can be replayed once its seed is revealed.',
  },
});
export type GameRefusalCode = Extract<keyof typeof gameRefusals, string>;
