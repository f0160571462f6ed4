import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { NO_BASES } from '@pennant/rules/games/baserunning/base-set';
import { LiveGame } from '@pennant/rules/games/engine/live-game';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { choose, roll } from '@pennant/rules/games/engine/command-handlers';
import { otherSide, type Side } from '@pennant/rules/games/lineup-slots';
import { equalSidesGame } from './manager/equal-sides-game.ts';

/**
 * Measures how much the computer manager is worth: its side against the same 24 cards under a
 * manager who never acts (no runner is sent or steals, no pitcher relieved, no pinch hitter), in
 * turns as visitors and home. `node bench/manager.ts [games]`.
 */
const GAMES = Number(process.argv[2] ?? 20_000);
const GAMES_OF_TEAM = 20;
const SEED = 20_232;
/** Share of the games that the computer manager is to win. */
const TARGET = 0.669;

const dice = new SeededDice(SEED);
const actionCounts: Record<string, number> = {};

/** Plays a game; returns whether the computer's side wins. */
const play = (team: number, computer: Side): boolean => {
  const setup = equalSidesGame(team, computer);
  const live = new LiveGame(setup, newGame(setup), dice, { events: true, automatic: false });
  while (!live.final) {
    if (live.pendingChoice === null) roll(live);
    else choose(live, live.pendingChoice, NO_BASES);
  }
  for (const { kind, managerAction, notes } of live.events ?? []) {
    if (managerAction === null || kind === 'advance' || kind === 'tag') continue;
    const [, entered] = notes;
    const action =
      entered === undefined ? managerAction : entered.player < 19 ? 'reliever' : 'pinch';
    actionCounts[action] = (actionCounts[action] ?? 0) + 1;
  }
  return live[computer].runs > live[otherSide(computer)].runs;
};

let wins = 0;
for (let game = 0; game < GAMES; game++) {
  const team = 1 + Math.floor(game / GAMES_OF_TEAM);
  if (play(team, game % 2 === 0 ? 'visitors' : 'home')) wins += 1;
}

const share = wins / GAMES;
const points = (share - 0.5) * 100;
const error = (100 * Math.sqrt((share * (1 - share)) / GAMES)).toFixed(2);
const perGame = (action: string): string => ((actionCounts[action] ?? 0) / GAMES).toFixed(2);
console.log(`The computer manager against one who never acts, the same cards, ${GAMES} games`);
console.log(`wins ${(share * 100).toFixed(2)}% (standard error ${error})`);
console.log(
  `a game: ${perGame('steal')} steals tried, ${perGame('reliever')} relievers, ${perGame('pinch')} pinch hitters and runners, ${perGame('bb')} intentional walks`,
);
console.log(
  `Target: at least ${(100 * TARGET).toFixed(1)}%: ${share >= TARGET ? 'met' : 'MISSED'}`,
);
console.log(
  JSON.stringify({
    bench: 'manager',
    figures: { games: GAMES, winPct: share, pointsOverEven: Number(points.toFixed(2)) },
  }),
);
