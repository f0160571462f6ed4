/** An attempt to gain something without playing for it, and its result. */
export interface Attempt {
  readonly key: string;
  readonly name: string;
  /** What is farmed. */
  readonly what: 'money' | 'experience' | 'games on boards' | 'rating in all';
  /** How much of it a day for one account, or in all, earned by the attempt alone. */
  readonly daily: number;
  readonly bound: number;
  readonly boundIs: string;
  readonly passed: boolean;
  readonly detail: string;
}
