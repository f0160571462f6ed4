import { DRAWN_OPPONENTS, MAX_PLAYER_DRAWS } from '@pennant/rules/challenges/challenge-limits';
import { useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PlayerPanel, PlayerPanelSkeleton } from './player-panel.tsx';

/** Three players near the user's rating, drawn; a click on one starts the game. */
export function DrawnPlayers({
  isBusy,
  onChallenge,
}: {
  readonly isBusy: boolean;
  readonly onChallenge: (username: string) => void;
}) {
  const [draw, setDraw] = useState(0);
  const { data, error, isPending, refetch } = useApiQuery('GET /challenges/opponents', {
    query: { draw },
  });
  const isEmpty = data?.opponents.length === 0;
  return (
    <section aria-labelledby="players">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="players" className="font-display text-xl">
          Three players
        </h2>
        {isEmpty ? null : (
          <Button
            disabled={isPending || isBusy}
            onClick={() => setDraw((draw + 1) % (MAX_PLAYER_DRAWS + 1))}
          >
            Other three
          </Button>
        )}
      </div>
      {error !== null ? (
        <div role="alert" className="border-2 border-rule-strong bg-raised p-4">
          <p className="mb-3 text-bad">No players came: {messageOf(error)}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : isEmpty ? (
        <NobodyYet />
      ) : (
        <ul aria-busy={isPending} className="grid gap-3 md:grid-cols-3 md:gap-5">
          {data?.opponents.map((player) => (
            <PlayerPanel
              key={player.User.userID}
              player={player}
              isBusy={isBusy}
              onChallenge={() => onChallenge(player.User.username)}
            />
          )) ??
            Array.from({ length: DRAWN_OPPONENTS }, (_, index) => (
              <PlayerPanelSkeleton key={index} />
            ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {draw > 0 && data !== undefined
          ? data.opponents.map(({ User }) => User.username).join(', ')
          : ''}
      </p>
    </section>
  );
}

const NobodyYet = () => (
  <div className="border-2 border-dashed border-rule-strong px-4 py-5">
    <p className="font-display text-lg">Nobody to challenge yet</p>
    <p className="mt-1 mb-4 max-w-prose text-ink-soft">
      No other player has published a team. Publish yours, and you are the first whom others can
      play; or send a friend a challenge by link.
    </p>
    <LinkButton to="/team/user" paint="pennant">
      To your teams
    </LinkButton>
  </div>
);
