import type { MouseEvent } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { chanceInHundredText } from '../../ui/chance-in-hundred.ts';
import { useCreateGame } from './use-create-game.ts';

/** Whether a click is to open the link elsewhere: in a new tab or window. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * The way to a user's first game, and whom it is against: one click starts it. Until the dice have
 * found a club it leads to the page where they go on looking.
 */
export function FirstGameLink({ userTeamID }: { readonly userTeamID: string }) {
  const { data } = useApiQuery('GET /teams/{userTeamID}/opponents', {
    params: { userTeamID },
    query: { for: 'first' },
  });
  const { start, isStarting } = useCreateGame();
  const proposal = data?.opponents[0];
  const startAtOnce = (event: MouseEvent) => {
    if (proposal === undefined || opensElsewhere(event)) return;
    event.preventDefault();
    if (isStarting) return;
    start({ teamID: userTeamID, opponentID: proposal.opponent.userTeamID, role: 'home' });
  };
  return (
    <div>
      <LinkButton
        to="/game/create?first=1"
        paint="outfield"
        size="large"
        aria-disabled={isStarting || undefined}
        onClick={startAtOnce}
      >
        {isStarting ? 'Taking the field...' : 'Play your first game'}
      </LinkButton>
      {/* Its line is kept, so that the cards below stay where they are. */}
      <p className="figures mt-2 min-h-6 text-sm text-ink-soft wrap-anywhere">
        {proposal === undefined ? (
          ''
        ) : (
          <>
            Against the {proposal.opponent.name}: you win{' '}
            <strong>{chanceInHundredText(proposal.winChance)}</strong>.
          </>
        )}
      </p>
    </div>
  );
}
