import type { ReplayFault } from './verify-game.ts';

/** The user's text for each fault of a replay. */
export const REPLAY_FAULT_MESSAGES: Readonly<Record<ReplayFault, string>> = {
  seed_not_revealed: 'the seed is not revealed yet',
  other_rules: 'it was played by other rules than this page has: load the page again',
  another_game: 'the replay belongs to another game',
  seal_exchanged:
    'the seal or the bytes are not the ones that this browser noted when it gave its bytes',
  commitment_differs: 'the revealed seed is not the one that was sealed',
  setup_unreadable: 'the lineups in the replay cannot be read',
  side_not_drawn: 'its dice draw you the other side',
  command_refused: 'the rules refuse what was done',
  event_differs: 'the dice or the rules say something else',
  events_missing: 'events are missing',
  not_over: 'the game does not end there',
  scores_differ: 'the box score or the line score says something else than the events',
};
