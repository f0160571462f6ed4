import { SeededDice } from '../../fairness/seeded-dice.ts';
import { optimalLineup } from '../manager/optimal-lineup.ts';
import { replaceSide } from '../engine/compile-setup.ts';
import type { GameSetup } from '../setup.ts';
import { simulateGame } from '../simulate.ts';
import { otherSide, type Side } from '../lineup-slots.ts';

/**
 * Number of games played for one estimate: its standard error is at most .035, and it keeps a
 * server busy for a few milliseconds only.
 */
const GAMES = 200;

/** Estimates stay this far from 0 and 1, since no game is certain. */
const MARGIN = 0.02;

/** The seed of every estimate, so that it follows from the two lineups alone. */
const SEED = 1871;

/**
 * Returns the probability that a side wins, before the first pitch: its share of wins in many games
 * between the same lineups, with the computer managing both. Between .02 and .98, the same for the
 * same setup.
 */
export const pregameWinProbability = (setup: GameSetup, side: Side): number => {
  const other = otherSide(side);
  let wins = 0;
  const dice = new SeededDice(SEED);
  for (let game = 0; game < GAMES; game += 1) {
    const { state } = simulateGame(setup, dice, { events: false });
    if (state[side].runs > state[other].runs) wins += 1;
  }
  return Math.min(1 - MARGIN, Math.max(MARGIN, wins / GAMES));
};

/**
 * Returns the win probability that determines the pay of a win: that of the best side which the
 * user's manager could make of the same 24 cards before the first pitch. Otherwise a user could
 * start weak players to look unlikely to win, and replace them at once.
 */
export const optimalPregameWinProbability = (setup: GameSetup, side: Side): number =>
  pregameWinProbability(replaceSide(setup, side, optimalLineup(setup, side)), side);
