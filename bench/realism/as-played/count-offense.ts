import type { GameEvent } from '@pennant/rules/games/event';
import { SIDES, type Side } from '@pennant/rules/games/lineup-slots';
import type { LeagueTally } from './league-tally.ts';
import { inningOfEvent, leadBefore, type PlayedGame } from './played-game.ts';

/** No sense in stealing with so large a lead: at any time, and after the sixth inning. */
const LEAD_OF_ROUT = 7;
const LATE_LEAD = 6;
const SIXTH = 6;

const countSteals = (tally: LeagueTally, events: readonly GameEvent[], side: Side): void => {
  let [stolen, caught, double, bigLead] = [0, 0, 0, 0];
  for (const event of events) {
    if (event.batting !== side || event.sb + event.cs === 0) continue;
    const attempts = event.sb + event.cs;
    const lead = leadBefore(event, side);
    stolen += event.sb;
    caught += event.cs;
    if (attempts > 1) double++;
    if (lead >= LATE_LEAD && inningOfEvent(event) > SIXTH) bigLead += attempts;
    for (let attempt = 0; attempt < attempts; attempt++) {
      tally.observe('stealSevenAhead', lead >= LEAD_OF_ROUT);
    }
  }
  tally.observe('stolenBases', stolen);
  tally.observe('caughtStealing', caught);
  tally.observe('doubleSteals', double);
  tally.observe('bigLeadSteals', bigLead);
};

/** Counts the runs, steals, flies and double plays of both sides of a game. */
export const countOffense = (tally: LeagueTally, { state, events }: PlayedGame): void => {
  for (const side of SIDES) {
    const own = events.filter(({ batting }) => batting === side);
    const count = (is: (event: GameEvent) => boolean): number => own.filter(is).length;
    tally.observe('runs', state[side].runs);
    tally.observe(
      'sacrificeFlies',
      count(({ play }) => play === 'sacrificeFly'),
    );
    tally.observe(
      'doublePlays',
      count(({ play }) => play === 'doublePlay'),
    );
    countSteals(tally, own, side);
  }
};
