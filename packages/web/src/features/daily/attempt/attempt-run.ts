import type { DailyRunDto } from '@pennant/contract/daily';
import type { RolledEventDto } from '@pennant/contract/game-event';

/** An attempt as far as it has come, with all of its events, oldest first. */
export interface AttemptRun extends Omit<DailyRunDto, 'events' | 'choices'> {
  readonly choices: readonly string[];
  readonly events: readonly RolledEventDto[];
}

/** An attempt before its first call. */
export const NO_EVENTS: readonly RolledEventDto[] = [];

/** Returns an attempt after a response, which has the events that were not known yet. */
export function mergeRun(known: readonly RolledEventDto[], run: DailyRunDto): AttemptRun {
  const last = known.at(-1)?.eventNumber ?? 0;
  const fresh = run.events.filter(({ eventNumber }) => eventNumber > last);
  return { ...run, events: fresh.length === 0 ? known : [...known, ...fresh] };
}

/** Whether an attempt has come to its end. */
export const isFinished = ({ next }: Pick<AttemptRun, 'next'>): boolean => next === null;
