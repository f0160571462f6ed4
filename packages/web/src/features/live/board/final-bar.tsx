import type { LiveResultDto } from '@pennant/contract/live-results';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { LiveResult } from '@pennant/rules/live/live-state';
import { useEffect, useRef, useState } from 'react';

import { useApiQuery } from '../../../api/query-hooks.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useCupPath } from '../../../ui/use-cup-path.ts';
import { RatingChange, signedText } from '../../games/after-game/rating-change.tsx';
import { ROLL_BAR_CLASSES } from '../../games/play/roll-bar.tsx';
import { UNRATED_TEXTS } from '../live-words.ts';
import { DisputeOffer } from './dispute-offer.tsx';

/** How often the page asks for the result until it is written, in ms. */
const ASK_MS = 1_500;
/** After which it asks no more: of an old game it may not be on the first page. */
const MAX_ASKED_MS = 60_000;

interface Props {
  readonly gameID: string;
  readonly side: Side;
  readonly result: LiveResult | null;
  /** How the game ended, in a sentence. */
  readonly text: string;
  readonly isDisputed: boolean;
  readonly onDisputed: () => void;
}

/** The bar of a live game that is over: who won, what it did to the rating, and the ways on. */
export function FinalBar({ gameID, side, result, text, isDisputed, onDisputed }: Props) {
  const winner = result?.winner ?? null;
  const row = useOwnResult(gameID, winner !== null);
  const cupPath = useCupPath(row?.unratedReason === 'cup');
  const headline = winner === null ? 'Called off' : winner === side ? 'You win' : 'You lose';
  const bar = useRef<HTMLDivElement>(null);
  // On a phone it stands below the last play: on a short one it is brought into sight.
  // Newer browsers return a promise of it, which is no function to clean up with.
  useEffect(() => {
    bar.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={bar}
      data-roll-bar
      className={`${ROLL_BAR_CLASSES} final-bar gap-x-6 gap-y-2 text-chalk`}
    >
      <div role="status" className="min-w-0">
        <p>
          <strong className="mr-2 font-display text-[1.5rem]/[1.1] font-normal text-lamp">
            {headline}
          </strong>{' '}
          <span className="block text-sm">{text}</span>
        </p>
        {winner === null ? null : <RatingLine row={row} />}
        <DisputeOffer
          gameID={gameID}
          isLookedFor={winner !== null}
          isDisputed={isDisputed}
          onDisputed={onDisputed}
        />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <LinkButton to={cupPath ?? '/live'} paint="pennant" className="px-2!">
          {cupPath === null ? 'Play another' : 'Back to the cup'}
        </LinkButton>
        <LinkButton to="#dice" className="px-2!">
          Verify the dice
        </LinkButton>
      </div>
    </div>
  );
}

const ofGame = (gameID: string) => (row: LiveResultDto) => row.gameID === gameID;

/** Returns the player's result of a game, once that is written; none is of one called off. */
function useOwnResult(gameID: string, enabled: boolean): LiveResultDto | undefined {
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setAsking(false), MAX_ASKED_MS);
    return () => clearTimeout(timer);
  }, []);
  const results = useApiQuery(
    'GET /live/results',
    {},
    {
      enabled,
      refetchInterval: (rows) => (!isAsking || rows?.some(ofGame(gameID)) ? false : ASK_MS),
    },
  );
  return results.data?.find(ofGame(gameID));
}

/** What the game did to the player's rating, once that is written. Of a dispute the bar tells. */
function RatingLine({ row }: { readonly row: LiveResultDto | undefined }) {
  return (
    <p className="figures min-h-5 text-sm text-chalk-soft">
      {row === undefined ? null : row.rating !== null ? (
        <>
          Live rating <RatingChange rating={row.rating} /> (
          {signedText(row.rating.after - row.rating.before)})
        </>
      ) : row.unratedReason === null || row.unratedReason === 'disputed' ? null : (
        `Not rated: ${UNRATED_TEXTS[row.unratedReason]}`
      )}
    </p>
  );
}
