import type { LiveGameHead } from '@pennant/contract/live';
import { useState } from 'react';

import { buttonClasses } from '../../../ui/button.tsx';
import { commit } from '../dice/use-own-share.ts';
import { keepCommitment } from '../dice/chain-store.ts';
import { canMakeKeys } from '../dice/new-chain.ts';
import type { SendStep } from './use-live-game.ts';

interface Props {
  readonly game: Pick<LiveGameHead, 'gameID' | 'commitment'>;
  readonly isReady: boolean;
  readonly send: SendStep;
}

const NO_KEYS =
  'This browser can make no dice here: the page is not served securely. Open it with https.';
const NOTHING_KEPT =
  'This browser keeps nothing, so it cannot hold your dice. Leave private browsing, or free some space.';
const EXCHANGED =
  'The server now shows another seal than this browser saw before. Call the game off.';

/** Makes this browser's chain, commits to it, and says that the player is ready. */
export function ReadyButton({ game: { gameID, commitment }, isReady, send }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const becomeReady = async () => {
    if (!canMakeKeys()) return setProblem(NO_KEYS);
    setBusy(true);
    try {
      // The server's seal is kept before anything is sent: it may not change any more.
      const kept = await keepCommitment(gameID, commitment, Date.now());
      if (kept !== commitment) setProblem(EXCHANGED);
      else await commit(gameID, '', send, 'ready');
    } catch {
      setProblem(NOTHING_KEPT);
    }
    setBusy(false);
    return undefined;
  };
  return (
    <>
      <p role="alert" className="text-sm font-semibold text-chalk empty:absolute">
        {problem}
      </p>
      <p className="text-sm text-chalk-soft">
        Both clocks start when both are ready: 20 seconds a decision, and three minutes in the bank.
      </p>
      <button
        type="button"
        disabled={isReady || isBusy}
        className={`${buttonClasses('pennant', 'large')} live-ready w-full`}
        onClick={() => void becomeReady()}
      >
        {isReady ? 'Ready. Waiting for the other side' : isBusy ? 'Making your dice...' : 'Ready'}
      </button>
    </>
  );
}
