import { lazy, useEffect } from 'react';

import { readTokens } from '../../api/stored-tokens.ts';
import { useVisitor } from '../../api/user.ts';
import { GuestHome } from './guest-home.tsx';

// With its drawings it weighs several times the guest's page, which every first visit pays for.
const playerHome = () => import('./player-home.tsx');
const PlayerHome = lazy(playerHome);

/** Home: what Pennant is for a guest, the next steps for a player. */
export function HomePage() {
  const visitor = useVisitor();
  // It comes while the user check is under way, not after it.
  useEffect(() => {
    if (readTokens() !== null) void playerHome().catch(() => undefined);
  }, []);
  return visitor.kind === 'player' ? (
    <PlayerHome username={visitor.user.username} />
  ) : (
    <GuestHome />
  );
}
