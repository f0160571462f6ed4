import type { CupPlaceDto } from '@pennant/contract/cups';

import { Button } from '../../../ui/button.tsx';
import type { ComeState } from './use-come.ts';

/** Where the user says that they are there, and waits for the opponent. */
export function ComePanel({
  state: { isHere, presence, problem, come, leave },
  opponent,
}: {
  readonly state: ComeState;
  readonly opponent: CupPlaceDto;
}) {
  const name = opponent.User?.username ?? 'your opponent';
  return (
    <div>
      <h3 className="font-slab font-semibold">Both at one table</h3>
      <p className="mb-3 text-sm text-ink-soft">
        Say that you are here. Once {name} is too, the live game opens here by itself.
      </p>
      <div role="alert">
        {problem === null ? null : (
          <p className="mb-3 border-l-4 border-bad pl-3 font-semibold text-bad">{problem}</p>
        )}
      </div>
      {isHere ? (
        <>
          <p role="status" className="mb-3 border-l-4 border-outfield-paint pl-3 font-semibold">
            {presence?.isOpponentHere === true
              ? `${name} is here: the table is being set.`
              : `You are here. Waiting for ${name}...`}
          </p>
          <Button onClick={leave}>Stop waiting</Button>
        </>
      ) : (
        <Button paint="outfield" size="large" onClick={come}>
          I’m here
        </Button>
      )}
    </div>
  );
}
