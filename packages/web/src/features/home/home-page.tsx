import { useVisitor } from '../../api/user.ts';
import { GuestHome } from './guest-home.tsx';
import { PlayerHome } from './player-home.tsx';

/**
 * Home: what Pennant is for a guest, the next steps for a player. Until it is known who looks, both are there, and the page's
 * first script has said which one is seen: a player reads his steps before any other script has come.
 */
export function HomePage() {
  const visitor = useVisitor();
  return (
    <>
      {visitor.kind === 'guest' ? null : (
        <PlayerHome username={visitor.kind === 'player' ? visitor.user.username : null} />
      )}
      {visitor.kind === 'player' ? null : <GuestHome />}
    </>
  );
}
