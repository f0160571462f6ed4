import type { PublicGame } from '@pennant/contract/public-game';

import { useVisitor } from '../../../api/current-user.ts';
import { LinkButton } from '../../../ui/button.tsx';

/** What comes after a game of others: one's own, which a guest begins without an account. */
export function PlayYourOwn({ game: { gameID, home, visitors } }: { readonly game: PublicGame }) {
  const visitor = useVisitor();
  const isPlayer = visitor.kind === 'player';
  const isOwn =
    isPlayer && [home, visitors].some(({ user }) => user?.username === visitor.user.username);
  return (
    <aside aria-label="Play your own" className="play-your-own lamp-lit shadow-card">
      <p className="font-display text-2xl">Play your own</p>
      <p>
        {isPlayer
          ? 'Two dice, two cards, nine innings.'
          : 'Bottom of the ninth, one out, two on. The bat is yours: no account, real dice.'}
      </p>
      <p className="flex flex-wrap gap-3">
        {isPlayer ? (
          <LinkButton to="/game/create" paint="outfield" size="large">
            New Game
          </LinkButton>
        ) : (
          <LinkButton to="/" paint="pennant" size="large">
            Swing a bat
          </LinkButton>
        )}
        {isOwn ? (
          <LinkButton to={`/game/${gameID}/summary`} size="large">
            Your summary of it
          </LinkButton>
        ) : null}
      </p>
    </aside>
  );
}
