import { otherSide, SIDES, type Side } from '@pennant/rules/games/lineup-slots';
import type { LeagueTally } from './league-tally.ts';
import { inningOfEvent, isBatterFaced, type PlayedGame } from './played-game.ts';

const LONG_START = 30;
/** A start went wrong early with so many runs in so many innings. */
const EARLY_RUNS = 6;
const EARLY_INNINGS = 3;

/** Counts the start of one side's pitcher. */
const countStart = (tally: LeagueTally, { setup, events }: PlayedGame, side: Side): void => {
  const { starter } = setup[side];
  let outs = 0;
  let batters = 0;
  let earlyRuns = 0;
  let lastInning = 0;
  let isRelieved = false;
  for (const event of events) {
    isRelieved ||= event.notes.some(
      (note) => note.side === side && note.player === starter && note.change === 'left',
    );
    if (event.batting === side) continue;
    const inning = inningOfEvent(event);
    if (inning <= EARLY_INNINGS) {
      earlyRuns += event.runsScored.filter(({ pitcher }) => pitcher === starter).length;
    }
    if (event.pitcher !== starter) continue;
    outs += event.outs;
    if (!isBatterFaced(event)) continue;
    batters++;
    lastInning = inning;
  }
  tally.observe('completeGame', !isRelieved);
  tally.observe('inningsPerStart', outs / 3);
  tally.observe('thirtyBatters', batters >= LONG_START);
  if (earlyRuns < EARLY_RUNS) return;
  tally.observe('goneByThird', lastInning <= 3);
  tally.observe('goneByFourth', lastInning <= 4);
};

/** Notes the pitcher who faced the most batters. */
const countMostBatters = (tally: LeagueTally, { setup, events }: PlayedGame): void => {
  for (const side of SIDES) {
    const faced = new Map<number, number>();
    for (const event of events) {
      if (event.batting === side || !isBatterFaced(event)) continue;
      const batters = (faced.get(event.pitcher) ?? 0) + 1;
      faced.set(event.pitcher, batters);
      if (batters <= tally.mostBatters.batters) continue;
      const { name, players } = setup[side];
      const runs = events
        .filter(({ batting }) => batting === otherSide(side))
        .flatMap(({ runsScored }) => runsScored)
        .filter(({ pitcher }) => pitcher === event.pitcher).length;
      tally.mostBatters = {
        batters,
        pitcher: `${players[event.pitcher]?.name ?? ''}, ${name}, ${runs} runs`,
      };
    }
  }
};

/** Counts both starts of a game: how long they lasted, and how they ended where they went wrong. */
export const countStarts = (tally: LeagueTally, game: PlayedGame): void => {
  for (const side of SIDES) countStart(tally, game, side);
  countMostBatters(tally, game);
};
