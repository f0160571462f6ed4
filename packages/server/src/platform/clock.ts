/** What time it is. Handed in, so that a test can let a week pass. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
