import { timeLeftText } from './time-left-text.ts';
import { useNow } from './use-now.ts';

/**
 * How long it is until a time: "in 2 days, 4 hours"; nothing on the server, and `over` once it is
 * past.
 */
export function TimeLeft({
  until,
  over = 'any moment now',
}: {
  readonly until: string;
  readonly over?: string;
}) {
  const now = useNow();
  if (now === null) return null;
  const left = Date.parse(until) - now;
  return <span className="figures">{left <= 0 ? over : `in ${timeLeftText(left)}`}</span>;
}
