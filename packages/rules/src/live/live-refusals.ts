import { REFUSALS, type RefusalCode } from '../games/apply-command.ts';

/** The refusals of a live game's own, with the message shown to the user. */
export const LIVE_REFUSALS = {
  not_begun: 'The game has not begun. It begins when both sides are ready.',
  game_over: 'The game is over.',
  already_ready: 'You are ready already, with another chain. Load the game again.',
  anchor_malformed: 'The chain’s anchor or its key cannot be read. Load the game again.',
  anchor_in_use: 'This chain is used in the game already. Load the game again for a new one.',
  anchor_not_due: 'The chain still has enough links. Go on with it.',
  anchor_pending: 'Another new chain waits for the next half-inning. Go on with that one.',
  too_many_anchors: 'No more new chains are taken in this game. The computer manages for you.',
  decision_locked: 'You have decided already, and it cannot be changed.',
  decision_late: 'Your time for this decision is over.',
  decision_of_earlier_event: 'The game has gone on since. Decide for the next event.',
  decision_of_later_event: 'The game has not come so far. Load the game again.',
  not_your_decision: 'That is for the other side to decide.',
  seal_malformed: 'The seal of the decision cannot be read. Load the game again.',
  computer_manages: 'The computer manages your side now. You are asked again when it ends.',
  links_not_due: 'Links are revealed once both sides have decided. Wait for the other side.',
  reveal_late: 'The time for this link is over. The computer manages this half-inning for you.',
  reveal_of_earlier_event: 'The dice of this event have fallen. Reveal the link of the next one.',
  reveal_of_later_event: 'The game has not come so far. Load the game again.',
  already_revealed: 'You have revealed another link of this event.',
  link_does_not_follow: 'The link does not belong to your chain. Load the game again.',
  seal_differs: 'The link does not open the seal of your decision. Load the game again.',
  nothing_offered: 'The other side is there. Play on.',
} as const;

export type LiveRefusalCode = keyof typeof LIVE_REFUSALS | RefusalCode;

/** A refusal of a step, with nothing changed. */
export interface LiveRefusal {
  readonly ok: false;
  readonly code: LiveRefusalCode;
  readonly message: string;
}

const MESSAGES: Readonly<Record<LiveRefusalCode, string>> = { ...REFUSALS, ...LIVE_REFUSALS };

/** Returns the refusal of this code. */
export const refuse = (code: LiveRefusalCode): LiveRefusal => ({
  ok: false,
  code,
  message: MESSAGES[code],
});
