import type { ProposedOpponent } from '@pennant/contract/teams';
import { MAX_OPPONENT_DRAWS, OPPONENT_LEVELS } from '@pennant/rules/teams/opponent-levels';
import { useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/money.tsx';
import { OpponentPanel, OpponentPanelSkeleton } from './opponent-panel.tsx';

/** Fetches the opponents that are proposed for a team: one of the day's draws. */
export const useProposedOpponents = (teamID: string, draw: number) =>
  useApiQuery(
    'GET /teams/{userTeamID}/opponents',
    { params: { userTeamID: teamID }, query: { draw } },
    { enabled: teamID !== '' },
  );

/** Three opponents, easier, even and harder by the dice; a click on one starts the game. */
export function OpponentProposals({
  teamID,
  isBusy,
  onPlay,
  draw,
  onDraw,
}: {
  readonly teamID: string;
  readonly isBusy: boolean;
  readonly onPlay: (proposal: ProposedOpponent) => void;
  readonly draw: number;
  readonly onDraw: (draw: number) => void;
}) {
  const { data, error, isPending, refetch } = useProposedOpponents(teamID, draw);
  // Said once another three were asked for, not with the page.
  const [hasDrawn, setHasDrawn] = useState(false);
  const drawAgain = () => {
    setHasDrawn(true);
    onDraw((draw + 1) % (MAX_OPPONENT_DRAWS + 1));
  };
  const isEmpty = data?.opponents.length === 0;
  return (
    <section aria-labelledby="opponents">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="opponents" className="font-display text-xl">
          Three clubs
        </h2>
        <Button disabled={isPending || isBusy || isEmpty} onClick={drawAgain}>
          Other three
        </Button>
      </div>
      {error === null ? (
        <ul aria-busy={isPending} className="grid gap-3 md:grid-cols-3 md:gap-5">
          {data?.opponents.map((proposal) => (
            <OpponentPanel
              key={proposal.opponent.userTeamID}
              proposal={proposal}
              isBusy={isBusy}
              onPlay={() => onPlay(proposal)}
            />
          )) ?? OPPONENT_LEVELS.map(({ level }) => <OpponentPanelSkeleton key={level} />)}
        </ul>
      ) : (
        <div role="alert" className="border-2 border-rule-strong bg-raised p-4">
          <p className="mb-3 text-bad">No clubs came: {messageOf(error)}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {hasDrawn && data !== undefined
          ? data.opponents.map(({ opponent }) => opponent.name).join(', ')
          : ''}
      </p>
      {error === null ? (
        <p className="mt-2 text-xs text-ink-soft">
          {isEmpty
            ? 'The first clubs are still being made.'
            : isPending
              ? 'The dice measure the clubs against your team...'
              : `Measured in ${formatCount(data.games)} games of dice for each club, half of them at home.`}
        </p>
      ) : null}
    </section>
  );
}
