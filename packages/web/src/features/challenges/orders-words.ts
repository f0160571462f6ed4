import type { PublishedTeam } from '@pennant/contract/challenges';
import type { Hook, StealOrder } from '@pennant/rules/games/standing-orders';

export type Orders = Pick<PublishedTeam, 'hook' | 'steals' | 'closer'>;

export const HOOK_NAMES: Record<Hook, { readonly name: string; readonly text: string }> = {
  early: { name: 'Early', text: 'The bullpen comes in at the first trouble.' },
  usual: { name: 'As usual', text: 'The starter goes until the arm tires.' },
  late: { name: 'Late', text: 'The starter works on, tired or not.' },
};

export const STEAL_NAMES: Record<StealOrder, string> = {
  never: 'Never',
  seldom: 'Seldom',
  usual: 'As usual',
  often: 'Often',
};

const HOOK_SENTENCES: Record<Hook, string> = {
  early: 'early hook',
  usual: 'the usual hook',
  late: 'late hook',
};
const STEAL_SENTENCES: Record<StealOrder, string> = {
  never: 'no steals',
  seldom: 'few steals',
  usual: 'steals as usual',
  often: 'many steals',
};

/** The orders with which a team is published first. */
export const FIRST_ORDERS: Orders = { hook: 'usual', steals: 'usual', closer: 'RP1' };

/** Returns a team's orders in a line: "early hook, few steals, Smith closes". */
export const ordersText = ({ hook, steals }: Orders, closer: string): string =>
  `${HOOK_SENTENCES[hook]}, ${STEAL_SENTENCES[steals]}, ${closer} closes`;
