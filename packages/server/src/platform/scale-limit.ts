/**
 * Returns a limit times the operator's factor, at least 1: a factor below 1 would round a small
 * limit down to zero, which lets nobody through.
 */
export const scaleLimit = (limit: number, factor: number): number =>
  Math.max(1, Math.floor(limit * factor));
