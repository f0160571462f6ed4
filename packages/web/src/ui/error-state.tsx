import { messageOf } from '../api/api-error.ts';
import { Button } from './button.tsx';
import { useStateLayout } from './page-context.ts';

interface Props {
  /** The sentence of the specification: 'Error fetching wallet'. */
  readonly title: string;
  readonly error?: unknown;
  readonly onRetry?: () => void;
}

/** The state of a page or part that failed to load: what failed, why, and a button to retry. */
export function ErrorState({ title, error, onRetry }: Props) {
  const { column, Heading } = useStateLayout();
  return (
    <div role="alert" className={`${column} flex flex-col items-start gap-3`}>
      <Heading className="flex items-center gap-3 font-display text-xl">
        <span
          aria-hidden="true"
          className="bg-pennant-paint px-2 py-0.5 font-varsity text-on-pennant"
        >
          E
        </span>
        {title}
      </Heading>
      {error === undefined ? null : <p className="text-ink-soft">{messageOf(error)}</p>}
      {onRetry === undefined ? null : <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}
