import type { Clock } from '../platform/clock.ts';

/** Returns a clock that stands still until `pass` advances it. */
export function aClock(start = '2026-06-01T12:00:00.000Z') {
  let now = Date.parse(start);
  const clock: Clock = () => new Date(now);
  const pass = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
    now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  };
  return { clock, pass };
}
