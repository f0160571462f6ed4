import { dailyDayOf } from '@pennant/rules/daily/daily-day';
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns the UTC day by the browser's clock; null on the server, which renders for everybody. */
export const useUtcToday = (): string | null =>
  useSyncExternalStore<string | null>(
    subscribeToNothing,
    () => dailyDayOf(Date.now()),
    () => null,
  );
