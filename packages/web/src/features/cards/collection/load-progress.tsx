import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/money.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { RestProgress } from './use-collection.ts';

/** The progress of loading a large collection, or its error with a button to retry. */
export function LoadProgress({
  rest,
  total,
}: {
  readonly rest: RestProgress;
  readonly total: number;
}) {
  if (rest.error !== null) {
    return (
      <div role="alert" className="mb-3 flex flex-wrap items-center gap-3">
        <p className="font-semibold text-bad">Error fetching user cards</p>
        <p className="text-ink-soft">{messageOf(rest.error)}</p>
        <Button size="small" onClick={rest.retry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className="mb-3 flex flex-col gap-1">
      <p className="figures text-sm text-ink-soft">
        Your best cards are here; {formatCount(rest.loaded)} of {formatCount(total)} have come.
      </p>
      <ProgressBar label="Cards that have come" value={rest.loaded} max={total} />
    </div>
  );
}
