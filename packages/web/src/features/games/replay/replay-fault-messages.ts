import type { ReplayFault } from './verify-game.ts';

/** The user's text for each fault of a replay. */
export const REPLAY_FAULT_MESSAGES: Readonly<Record<ReplayFault, string>> = {
  seed_not_revealed: 'the seed is not revealed yet',
  another_game: 'the replay belongs to another game',
  commitment_differs: 'the revealed seed is not the one that was sealed',
  setup_unreadable: 'the lineups in the replay cannot be read',
  command_refused: 'the rules refuse what was done',
  event_differs: 'the dice or the rules say something else',
  events_missing: 'events are missing',
};
