import type { RolledEventDto } from '@pennant/contract/game-event';
import type { ScoreboardData } from '@pennant/contract/game-situation';

import {
  battedBall,
  fielderOf,
  occupiedBases,
  runnerMoves,
  runnersOnBase,
} from '../play/ball-field-props.ts';
import { scoreboardAfterEvent } from '../play/scoreboard-after-event.ts';
import type { PlayViewModel } from '../play/view-model.ts';

/** What a public game's page shows of one event. */
export type EventView = Omit<PlayViewModel, 'arms'>;

/** The events of a game; without a final scoreboard one that is under way. */
interface EventsOfGame {
  readonly events: readonly RolledEventDto[];
  readonly scoreboardData: ScoreboardData | null;
}

export const BEFORE_THE_FIRST_PITCH: ScoreboardData = {
  inningScores: [0],
  visitorScore: 0,
  visitorHits: 0,
  visitorErrors: 0,
  homeScore: 0,
  homeHits: 0,
  homeErrors: 0,
};

/** Returns the scoreboard after an event of a game, numbered from 1. */
export function scoreboardAt(
  { events, scoreboardData }: EventsOfGame,
  eventNumber: number,
): ScoreboardData {
  if (scoreboardData !== null && eventNumber >= events.length) return scoreboardData;
  let scores = BEFORE_THE_FIRST_PITCH;
  let outsBefore = 0;
  for (const event of events.slice(0, eventNumber)) {
    scores = scoreboardAfterEvent(scores, event, outsBefore);
    outsBefore = event.ipOuts;
  }
  return scores;
}

/**
 * Returns the event whose dice are shown with an event: its own, or of a manager's decision those
 * of the roll that it follows. Null where no dice belong to it.
 */
function thrownWith(
  events: readonly RolledEventDto[],
  event: RolledEventDto,
): RolledEventDto | null {
  if (event.dice.batter !== null) return event;
  if (event.kind !== 'advance' && event.kind !== 'tag') return null;
  return (
    events.findLast(
      ({ eventNumber, dice }) => eventNumber < event.eventNumber && dice.batter !== null,
    ) ?? null
  );
}

/**
 * Returns what is shown of an event: the board and the bases after it, its dice, its ball.
 *
 * @param isPlayed whether the runners and the ball go, rather than stand where they came to.
 */
export function viewOfEvent(
  game: EventsOfGame,
  event: RolledEventDto,
  isPlayed: boolean,
): EventView {
  const { eventNumber } = event;
  const outsBefore = game.events[eventNumber - 2]?.ipOuts ?? 0;
  const half = Math.floor(outsBefore / 3);
  const thrown = thrownWith(game.events, event);
  return {
    scores: scoreboardAt(game, eventNumber),
    atBat:
      game.scoreboardData !== null && eventNumber === game.events.length
        ? null
        : {
            inning: Math.floor(half / 2) + 1,
            half: half % 2 === 0 ? 'top' : 'bottom',
            outs: event.ipOuts - half * 3,
          },
    batterID: event.batterLineupID,
    pitcherID: event.pitcherLineupID,
    runnerIDs: runnersOnBase(event),
    event,
    isTold: true,
    nextHalf: null,
    thrown,
    dice: thrown?.dice ?? { batter: null, extra: null, pitcher: null },
    throwKey: null,
    field: {
      runners: occupiedBases(event),
      moves: runnerMoves(event),
      ball: battedBall(event),
      fielder: fielderOf(event),
      playKey: isPlayed ? eventNumber : null,
    },
  };
}
