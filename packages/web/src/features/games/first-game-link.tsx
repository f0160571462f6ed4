import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { chanceInHundredText } from '../../ui/chance-in-hundred.ts';
import { useCreateGame } from './use-create-game.ts';
import { RuleLink } from '../../ui/rule/rule-link.tsx';

const FIRST_GAME_PAGE = '/game/create?first=1';

/** Whether a click is to open the link elsewhere: in a new tab or window. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * The way to a user's first game, and its opponent: one click starts it, if need be as soon
 * as the dice have found a club. Where they find none it leads to the page that says so.
 */
export function FirstGameLink({ userTeamID }: { readonly userTeamID: string }) {
  const navigate = useNavigate();
  const { data, isError, isPending } = useApiQuery('GET /teams/{userTeamID}/opponents', {
    params: { userTeamID },
    query: { for: 'first' },
  });
  const proposal = data?.opponents[0];
  const { start, isStarting } = useCreateGame();
  /** How often a game was asked for: again after one that could not be started. */
  const [asked, setAsked] = useState(0);
  const startOrLead = useEffectEvent(() => {
    if (proposal === undefined) void navigate(FIRST_GAME_PAGE);
    else start({ teamID: userTeamID, opponentID: proposal.opponent.userTeamID, role: 'home' });
  });
  useEffect(() => {
    if (asked > 0 && !isPending) startOrLead();
  }, [asked, isPending]);

  const isScouting = asked > 0 && isPending;
  const isBusy = isScouting || isStarting;
  const onClick = (event: MouseEvent) => {
    if (isError || opensElsewhere(event)) return;
    event.preventDefault();
    if (!isBusy) setAsked(asked + 1);
  };
  return (
    <>
      <LinkButton
        to={FIRST_GAME_PAGE}
        paint="outfield"
        size="large"
        aria-disabled={isBusy || undefined}
        onClick={onClick}
      >
        {isStarting ? 'Taking the field...' : isScouting ? 'Scouting...' : 'Play your first game'}
      </LinkButton>
      {/* Its place is kept, so that the cards below stay where they are. */}
      <p className="figures min-h-11 basis-full text-sm wrap-anywhere text-ink-soft sm:order-last sm:min-h-6">
        {proposal === undefined ? null : (
          <>
            Against the {proposal.opponent.name}: you win{' '}
            <strong>
              <RuleLink rule="win-chance">{chanceInHundredText(proposal.winChance)}</RuleLink>
            </strong>
            .
          </>
        )}
      </p>
    </>
  );
}
