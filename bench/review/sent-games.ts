import { tableChances } from '@pennant/rules/games/analysis/review/table-chances';
import { valueMoment } from '@pennant/rules/games/analysis/review/value-moment';
import { hasUserWon, isSendOf, playGame, type PlayedGame, type Sender } from './played-games.ts';

/** Returns what the user's choices of runners cost in a game by the win expectancy table. */
const tableCostOf = ({ setup, game, user }: PlayedGame): number => {
  const chances = tableChances(setup);
  return game.moments
    .filter((moment) => isSendOf(user, moment))
    .flatMap((moment) => valueMoment(setup, moment, chances).decisions)
    .reduce((sum, { measuredCost }) => sum + measuredCost, 0);
};

/** What became of the games of each sender, by their seeds from 1. */
export type SentGames = Readonly<
  Record<Sender, { readonly won: readonly number[]; readonly tableCosts: readonly number[] }>
>;

/** Plays games of each sender with the same dice: who won them, and what the table says. */
export const playSentGames = (games: number): SentGames => {
  const seeds = Array.from({ length: games }, (_, index) => index + 1);
  const of = (sender: Sender) => {
    const played = seeds.map((seed) => {
      const game = playGame(seed, sender);
      return { won: hasUserWon(game) ? 1 : 0, tableCost: tableCostOf(game) };
    });
    return {
      won: played.map(({ won }) => won),
      tableCosts: played.map(({ tableCost }) => tableCost),
    };
  };
  return { computer: of('computer'), never: of('never'), always: of('always') };
};
