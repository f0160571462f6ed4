import type { Game } from '@pennant/contract/games';

/** Returns the two sides of a game by role; the contract guarantees one of each. */
export function sidesOf<Participant extends { role: 'home' | 'away' }>(
  participants: readonly Participant[],
): { home: Participant; visitors: Participant } {
  const home = participants.find(({ role }) => role === 'home');
  const visitors = participants.find(({ role }) => role === 'away');
  if (home === undefined || visitors === undefined) throw new Error('a game has two sides');
  return { home, visitors };
}

export type Sides = ReturnType<typeof sidesOf<Game['GameParticipants'][number]>>;
