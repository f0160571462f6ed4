import { useVisitor } from '../../api/current-user.ts';
import { GuestHome } from './guest-home.tsx';
import { PlayerHome } from './player-home.tsx';

/**
 * /: an introduction for a guest, the first steps for a player. Until the user check is done both
 * are rendered, and CSS shows the one that bootstrap.js has marked on <html>: a player sees their
 * steps before any other script is loaded.
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
