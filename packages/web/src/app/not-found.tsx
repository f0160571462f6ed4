import { UnpluggedScoreboard } from '../ui/illustrations/unplugged-scoreboard.tsx';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** The page for an address without a route. */
export function NotFound() {
  return (
    <EmptyState
      title="Foul ball"
      picture={<UnpluggedScoreboard className="w-52" />}
      action={<LinkButton to="/">Back to home plate</LinkButton>}
    >
      There is no page at this address.
    </EmptyState>
  );
}
