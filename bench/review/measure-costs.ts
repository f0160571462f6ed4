import { meanWithError, type MeanWithError } from './mean-with-error.ts';
import { isSendOf, playGame, type Sender } from './played-games.ts';
import { runOn, workers } from './workers.ts';

/** What decisions cost a game: graded, as a review tells it, and with what is within the error. */
export interface Cost {
  readonly graded: MeanWithError;
  readonly measured: MeanWithError;
}

export interface MeasuredCosts {
  /** All that the side decided, and of a user all that they left undone. */
  readonly all: Cost;
  /** Which runners go. */
  readonly sends: Cost;
  /** What the sends cost in each game as graded, by its seed from 1. */
  readonly gradedSends: readonly number[];
}

interface CostsOfGame {
  graded: number;
  measured: number;
  gradedSends: number;
  measuredSends: number;
}

const costOf = (graded: readonly number[], measured: readonly number[]): Cost => ({
  graded: meanWithError(graded),
  measured: meanWithError(measured),
});

/** Returns what the user's decisions cost a game, or those of the computer on the other side. */
export const measureCosts = async (
  sender: Sender,
  only: 'user' | 'computer',
  games: number,
): Promise<MeasuredCosts> => {
  const costs: CostsOfGame[] = [];
  let next = 1;
  await Promise.all(
    workers.map(async (one) => {
      while (next <= games) {
        const seed = next++;
        const { game, user } = playGame(seed, sender);
        const { moments } = await runOn(one, { seed, sender, first: 0, of: 1, only });
        const sum: CostsOfGame = { graded: 0, measured: 0, gradedSends: 0, measuredSends: 0 };
        for (const [index, { decisions }] of moments) {
          const isSend = isSendOf(user, game.moments[index]!);
          for (const { cost, measuredCost } of decisions) {
            sum.graded += cost;
            sum.measured += measuredCost;
            if (!isSend) continue;
            sum.gradedSends += cost;
            sum.measuredSends += measuredCost;
          }
        }
        costs[seed - 1] = sum;
      }
    }),
  );
  const column = (name: keyof CostsOfGame): number[] => costs.map((sum) => sum[name]);
  return {
    all: costOf(column('graded'), column('measured')),
    sends: costOf(column('gradedSends'), column('measuredSends')),
    gradedSends: column('gradedSends'),
  };
};
