import { useVisitor } from '../../api/user.ts';
import { GuestHome } from './guest-home.tsx';
import { PlayerHome } from './player-home.tsx';

/** Home: what Pennant is for a guest, the next steps for a player. */
export function HomePage() {
  const visitor = useVisitor();
  return visitor.kind === 'player' ? (
    <PlayerHome username={visitor.user.username} />
  ) : (
    <GuestHome />
  );
}
