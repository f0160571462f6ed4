import { windowOf } from '@pennant/rules/live/matching';

import { Button } from '../../../ui/button.tsx';
import { DayAndTime } from '../../../ui/day-and-time.tsx';
import { formatClock } from '../board/clock.ts';
import { useServerClock } from '../board/use-server-clock.ts';
import { useMatch } from './use-match.ts';

interface Props {
  readonly teamID: string;
  readonly rating: number;
  /** When the player may be matched again, after timeouts; null for at once. */
  readonly waitsUntil: string | null;
}

/** Looks for an opponent near one's own rating, and shows how the search goes. */
export function MatchPanel({ teamID, rating, waitsUntil }: Props) {
  const { since, problem, start, stop } = useMatch(teamID);
  const now = useServerClock(0, since !== null || waitsUntil !== null);
  const mustWait = waitsUntil !== null && Date.parse(waitsUntil) > now;
  if (since !== null) {
    const reach = windowOf({ since }, now);
    const seconds = Math.max(0, Math.floor((now - since) / 1000));
    return (
      <div className="flex flex-col items-start gap-3">
        <p role="status" className="font-slab font-semibold">
          Looking for somebody to play...
        </p>
        <dl className="figures grid w-full grid-cols-2 gap-x-4 text-sm">
          <dt className="text-ink-soft">You wait</dt>
          <dd className="text-right">{formatClock(seconds)}</dd>
          <dt className="text-ink-soft">Ratings from</dt>
          <dd className="text-right">
            {Math.max(0, rating - reach)} to {rating + reach}
          </dd>
        </dl>
        <p className="text-sm text-ink-soft">
          The longer you wait, the further it looks. The game opens here by itself.
        </p>
        <Button onClick={stop}>Stop looking</Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">
        Against whoever waits too and is near your rating. Rated, at most three times a day against
        the same player.
      </p>
      <div role="alert" className="empty:absolute">
        {problem === null ? null : <p className="font-semibold text-bad">{problem}</p>}
      </div>
      {mustWait ? (
        <p className="border-l-4 border-warn pl-3 text-warn">
          You were away from several games lately. You can be matched again at{' '}
          <DayAndTime at={waitsUntil} />.
        </p>
      ) : null}
      <Button paint="outfield" disabled={teamID === '' || mustWait} onClick={start}>
        Find an opponent
      </Button>
    </div>
  );
}
