import { useState } from 'react';

import { callApi } from '../../../api/api-client.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { useUnreceivedLink } from '../dice/use-unreceived-link.ts';

interface Props {
  readonly gameID: string;
  /** Whether a link of the player counts as withheld, or may. */
  readonly isLookedFor: boolean;
  readonly isDisputed: boolean;
  readonly onDisputed: () => void;
}

/** Offers to dispute a game whose link this browser sent, though it counts as withheld. */
export function DisputeOffer({ gameID, isLookedFor, isDisputed, onDisputed }: Props) {
  const link = useUnreceivedLink(gameID, isLookedFor && !isDisputed);
  const [problem, setProblem] = useState<string | null>(null);
  if (isDisputed) return <p className="text-sm text-chalk">Disputed: the game is not rated.</p>;
  if (link === null) return null;
  const { eventNumber } = link;
  const dispute = () =>
    callApi('POST /live/games/{id}/dispute', {
      params: { id: gameID },
      body: { eventNumber, link: link.link },
    })
      .then(onDisputed)
      .catch((error: unknown) => setProblem(messageOf(error)));
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-chalk">
        This browser sent the link of event {eventNumber}. Was your connection good?
      </p>
      <Button size="small" onClick={() => void dispute()}>
        Dispute: not rated
      </Button>
      <p role="alert" className="text-sm font-semibold text-lamp empty:absolute">
        {problem}
      </p>
    </div>
  );
}
