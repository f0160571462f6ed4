import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';

/** The state of a game's page where the user has no such game. */
export function GameNotFound() {
  usePageTitle('No game found');
  return (
    <EmptyState title="No game found" action={<LinkButton to="/games/user">My Games</LinkButton>}>
      You have no game at this address. It may have been mistyped, or be another player’s.
    </EmptyState>
  );
}
