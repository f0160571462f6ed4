import type { GameSummary } from '@pennant/contract/game-summary';
import { useEffect, useState } from 'react';

import { Celebration } from '../../../ui/celebration/celebration.tsx';
import { finalMoment } from './final-moment.ts';
import { isMomentDue, markMomentSeen } from './seen-moments.ts';

/** Stages the moment of a game that has just won a contest or a campaign, or brought a level. */
export function FinalMomentStage({ summary }: { readonly summary: GameSummary }) {
  const [moment, setMoment] = useState(() => (isMomentDue(summary) ? finalMoment(summary) : null));
  const isStaged = moment !== null;
  const { gameID } = summary;
  useEffect(() => {
    if (isStaged) markMomentSeen(gameID);
  }, [isStaged, gameID]);
  return moment === null ? null : <Celebration {...moment} onDone={() => setMoment(null)} />;
}
