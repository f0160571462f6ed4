import { useSyncExternalStore } from 'react';

const utcFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const subscribeToNothing = () => () => undefined;

/** A date and time in the browser's time zone; on the server, which cannot know it, in UTC. */
export function DayAndTime({ at }: { readonly at: string }) {
  const isBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const date = new Date(at);
  const text = isBrowser
    ? date.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
    : `${utcFormat.format(date)} UTC`;
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {text}
    </time>
  );
}
