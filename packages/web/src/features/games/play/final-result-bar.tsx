import type { GameSummary } from '@pennant/contract/game-summary';

import { useEffect, useRef } from 'react';

import { useApiQuery } from '../../../api/query-hooks.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { formatCount, formatMoney } from '../../../ui/money.tsx';
import { unratedText } from '../../challenges/challenge-words.ts';
import { contestLine } from '../after-game/contest-line.ts';
import { finalHeadline } from '../after-game/final-headline.ts';
import { FinalMomentStage } from '../after-game/final-moment-stage.tsx';
import { reachedLevel } from '../after-game/level-change.ts';
import { dayNotes, type DayNote } from '../after-game/day-notes.ts';
import { NextStepButtons } from '../after-game/next-step-buttons.tsx';
import { RatingChange, signedText } from '../after-game/rating-change.tsx';
import { FirstPackLink } from './first-pack-link.tsx';
import { ROLL_BAR_CLASSES } from './roll-bar.tsx';

/**
 * The bar of a final game: its result, what it brought, how its contest stands, and the ways on.
 * The moment of a victory is staged over it.
 */
export function FinalResultBar({
  gameID,
  text,
}: {
  readonly gameID: string;
  readonly text: string;
}) {
  const summary = useApiQuery('GET /games/{id}/summary', { params: { id: gameID } });
  // A response from before the last roll may still be in the cache.
  const final = summary.data?.isFinal === true ? summary.data : null;
  const bar = useRef<HTMLDivElement>(null);
  const isLoaded = final !== null;
  // On a phone it stands below the last play: on a short one it is brought into sight.
  useEffect(() => {
    if (isLoaded) bar.current?.scrollIntoView({ block: 'nearest' });
  }, [isLoaded]);
  const headline = final === null ? null : finalHeadline(final);
  return (
    <div
      ref={bar}
      data-roll-bar
      className={`${ROLL_BAR_CLASSES} final-bar gap-x-6 gap-y-2 text-chalk`}
    >
      <div className="min-w-0">
        <p>
          <strong className="mr-2 font-display text-[1.5rem]/[1.1] font-normal text-lamp">
            Final
          </strong>{' '}
          {headline === null ? (
            text
          ) : (
            <>
              <span className="font-display text-[1.5rem]/[1.1] whitespace-nowrap">{headline}</span>{' '}
              <span className="block text-sm">{text}</span>
            </>
          )}
        </p>
        {/* The empty element stays, so that screen readers announce what appears in it. */}
        <div role="status" className="min-h-6">
          {final === null ? null : <Brought summary={final} />}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 [&>:first-child:nth-last-child(odd)]:col-span-full">
        <FirstPackLink />
        {final === null ? null : (
          <NextStepButtons summary={final} paint="pennant" className="px-2!" />
        )}
        <LinkButton to={`/game/${gameID}/summary`} className="px-2!">
          Game Summary
        </LinkButton>
      </div>
      {final === null ? null : <FinalMomentStage summary={final} />}
    </div>
  );
}

/** Returns the short note on what the day's limits took from a game; null where they took none. */
const shortNote = (
  earnings: NonNullable<GameSummary['earnings']>,
  about: DayNote['about'],
): string | null => dayNotes(earnings).find((note) => note.about === about)?.short ?? null;

/** What a final game brought, in a line or two. */
function Brought({
  summary: { earnings, UserCampaignContest, challenge },
}: {
  readonly summary: GameSummary;
}) {
  const level = earnings === null ? null : reachedLevel(earnings);
  const half = earnings === null ? null : shortNote(earnings, 'experience');
  const offBoards = earnings === null ? null : shortNote(earnings, 'boards');
  return (
    <>
      {UserCampaignContest === null ? null : (
        <p className="font-slab font-semibold text-lamp">{contestLine(UserCampaignContest)}</p>
      )}
      {challenge == null ? null : (
        <p className="figures text-sm/[1.55] text-chalk-soft">
          {challenge.rating !== null ? (
            <>
              Player rating <RatingChange rating={challenge.rating} /> (
              {signedText(challenge.rating.after - challenge.rating.before)})
            </>
          ) : challenge.unratedReason !== null ? (
            `Not rated: ${unratedText(challenge.unratedReason)}`
          ) : null}
        </p>
      )}
      {earnings === null ? null : (
        <p className="figures flex flex-wrap gap-x-4 text-sm/[1.55] text-chalk-soft">
          {earnings.money === 0 ? null : (
            <span>
              Gate money <strong className="text-chalk">{formatMoney(earnings.money)}</strong>
            </span>
          )}
          {earnings.experience === 0 && earnings.gameOfDay === null ? null : (
            <span>
              Experience <strong className="text-chalk">+{formatCount(earnings.experience)}</strong>
              {half === null ? null : <span className="text-lamp"> ({half})</span>}
              {level === null ? null : <strong className="text-lamp">, level {level}</strong>}
            </span>
          )}
          {earnings.rating === null ? null : (
            <span>
              Rating <RatingChange rating={earnings.rating} /> (
              {signedText(earnings.rating.after - earnings.rating.before)})
            </span>
          )}
          {offBoards === null ? null : <span className="text-lamp">{offBoards}</span>}
        </p>
      )}
    </>
  );
}
