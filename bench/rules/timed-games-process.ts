import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { simulateGame } from '@pennant/rules/games/simulate';
import { playBareGames } from './play-dice-look-ups-only.ts';
import { sampleGame } from './sample-game.ts';

/**
 * One variant of the bench in a process of its own:
 * `node timed-games-process.ts <bare|plain|events> <games>` prints games a second and a checksum.
 * Seconds are processor time of the thread, so that a busy machine affects the figures less.
 */
const [variant, amount] = process.argv.slice(2);
const games = Number(amount);
const setup = sampleGame();

const playGames = (count: number, events: boolean, seed: number): number => {
  const dice = new SeededDice(seed);
  let checksum = 0;
  for (let game = 0; game < count; game++) {
    const { state } = simulateGame(setup, dice, { events });
    checksum =
      (checksum * 31 + state.home.runs * 100 + state.visitors.runs + state.eventNumber) | 0;
  }
  return checksum;
};

const play = (count: number, seed: number): number =>
  variant === 'bare'
    ? playBareGames(setup, count, seed)
    : playGames(count, variant === 'events', seed);

play(Math.ceil(games / 5), 1);
const started = process.threadCpuUsage();
const checksum = play(games, 2);
const { user, system } = process.threadCpuUsage(started);
const seconds = (user + system) / 1_000_000;
console.log(JSON.stringify({ gamesPerSecond: games / seconds, checksum }));
