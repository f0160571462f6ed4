import type { LiveInvitation } from '@pennant/contract/live';

/** Returns an open, rated invitation of wright. */
export const anInvitation = (over: Partial<LiveInvitation> = {}): LiveInvitation => ({
  state: 'open',
  username: 'wright',
  team: 'Red Stockings',
  isRated: true,
  expires: '2026-11-26T12:00:00.000Z',
  gameID: null,
  ...over,
});
