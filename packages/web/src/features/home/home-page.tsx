import { lazy } from 'react';

import { useVisitor } from '../../api/user.ts';
import { GuestHome } from './guest-home.tsx';

// With its drawings it weighs several times the guest's page, which every first visit pays for.
const PlayerHome = lazy(() => import('./player-home.tsx'));

/** Home: what Pennant is for a guest, the next steps for a player. */
export function HomePage() {
  const visitor = useVisitor();
  return visitor.kind === 'player' ? (
    <PlayerHome username={visitor.user.username} />
  ) : (
    <GuestHome />
  );
}
