import type { DailyDecisionDto, DailyRunDto } from '@pennant/contract/daily';
import { formatOption } from '@pennant/rules/daily/daily-option';
import type { DailyDecision, DailyRun } from '@pennant/rules/daily/daily-run';
import { toRolledEventDto } from '../games/event-dto.ts';
import type { DailyEntry } from './daily-games.ts';

/** Returns a decision as it is sent. */
export const toDecisionDto = ({ number, kind, options }: DailyDecision): DailyDecisionDto => ({
  number,
  kind,
  options: options.map(formatOption),
});

/** Returns a run as it is sent, with the events after number `known`. */
export function toRunDto(
  { game_id: gameID, game }: DailyEntry,
  run: DailyRun,
  known: number,
): DailyRunDto {
  return {
    choices: run.made.map(({ chosen }) => formatOption(chosen)),
    events: run.events
      .filter(({ eventNumber }) => eventNumber > known)
      .map((event) => toRolledEventDto(gameID, game.setup, event)),
    state: run.state,
    next: run.next && toDecisionDto(run.next),
  };
}
