/** A cost from which on a decision is told as a mistake, and as a blunder: shares of a game. */
export const MISTAKE = 0.02;
export const BLUNDER = 0.05;

export type Grade = 'mistake' | 'blunder';

/** Returns the grade of a decision by its cost; null for one that is as good as any. */
export const gradeOf = (cost: number): Grade | null => {
  if (cost > BLUNDER) return 'blunder';
  return cost > MISTAKE ? 'mistake' : null;
};
