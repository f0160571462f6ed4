import type { LiveResultDto } from '@pennant/contract/live-results';

import { messageOf } from '../../../api/api-error.ts';
import { LIST_PAGE_SIZE } from '../../../api/list-page-size.ts';
import { useInfiniteApiList } from '../../../api/use-infinite-api-list.ts';
import { Button } from '../../../ui/button.tsx';
import { DayAndTime } from '../../../ui/day-and-time.tsx';
import { isolateName } from '../../../ui/isolated-name.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { RatingChange } from '../../games/after-game/rating-change.tsx';
import { UNRATED_TEXTS } from '../live-words.ts';

/** Returns how a live game ended for the user: "Won against Red Stockings: they left". */
export function outcomeText({
  how,
  won,
  opponentTeam,
}: Pick<LiveResultDto, 'how' | 'won' | 'opponentTeam'>): string {
  const against = `against ${isolateName(opponentTeam)}`;
  if (won === null) return `Called off ${against}`;
  if (how === 'played') return `${won ? 'Won' : 'Lost'} ${against}`;
  if (how === 'quit') return won ? `Won ${against}: they gave up` : `Gave up ${against}`;
  return won ? `Won ${against}: they left` : `Lost ${against}: you were away`;
}

/**
 * Returns the score as baseball tells it, the winner's runs first: "6–2"; "–" for a game that was
 * not played to its end.
 */
export function scoreText({
  how,
  won,
  runs,
  opponentRuns,
}: Pick<LiveResultDto, 'how' | 'won' | 'runs' | 'opponentRuns'>): string {
  if (how !== 'played' || won === null) return '–';
  return won ? `${runs}–${opponentRuns}` : `${opponentRuns}–${runs}`;
}

/** The user's live games that are over, newest first. */
export function LastResults() {
  const results = useInfiniteApiList('GET /live/results', {}, ({ gameID }) => gameID);
  if (results.isError) {
    return (
      <div role="alert">
        <p className="mb-3 text-bad">Your last games did not come: {messageOf(results.error)}</p>
        <Button onClick={() => void results.refetch()}>Try again</Button>
      </div>
    );
  }
  const rows = results.data?.pages.flat() ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="live-results" className="mt-8">
      <h2 id="live-results" className="mb-2 font-display text-xl">
        Last games
      </h2>
      <ul className="border-y-2 border-ink bg-raised">
        {rows.map((result) => (
          <Result key={result.gameID} result={result} />
        ))}
      </ul>
      {results.hasNextPage && rows.length >= LIST_PAGE_SIZE ? (
        <Button
          className="mt-3"
          disabled={results.isFetchingNextPage}
          onClick={() => void results.fetchNextPage()}
        >
          Older games
        </Button>
      ) : null}
    </section>
  );
}

function Result({
  result: {
    gameID,
    ended,
    opponent,
    opponentTeam,
    how,
    won,
    runs,
    opponentRuns,
    rating,
    unratedReason,
  },
}: {
  readonly result: LiveResultDto;
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-rule px-3 py-2 last:border-b-0">
      <TextLink to={`/live/${gameID}`} className="min-w-0 justify-self-start wrap-anywhere">
        {outcomeText({ how, won, opponentTeam })}
      </TextLink>
      <span className="figures font-varsity">{scoreText({ how, won, runs, opponentRuns })}</span>
      <span className="text-sm text-ink-soft">
        {opponent?.username ?? 'A former player'}, <DayAndTime at={ended} />
        {unratedReason === null ? null : (
          <span className="block">Not rated: {UNRATED_TEXTS[unratedReason]}</span>
        )}
      </span>
      <span className="text-right text-sm text-ink-soft">
        {rating === null ? null : <RatingChange rating={rating} />}
      </span>
    </li>
  );
}
