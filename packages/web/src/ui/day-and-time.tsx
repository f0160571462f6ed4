import { useSyncExternalStore } from 'react';

const inUtc = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const never = () => () => undefined;

/** A moment in the reader's own time; on the server, which cannot know it, in UTC. */
export function DayAndTime({ at }: { readonly at: string }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const when = new Date(at);
  const text = isBrowser
    ? when.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
    : `${inUtc.format(when)} UTC`;
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {text}
    </time>
  );
}
