import type { MANAGER_EVENTS, RollResponse } from '@pennant/contract/game-commands';
import type { GameLineup } from '@pennant/contract/game-lineup';
import type { Game } from '@pennant/contract/games';

import { callApi } from '../../../api/api-client.ts';

/** What the user can do in a game. */
export type PlayCommand =
  | { readonly kind: 'roll' }
  | { readonly kind: 'playOn'; readonly until: 'half' | 'final' }
  | {
      readonly kind: 'manage';
      readonly event: (typeof MANAGER_EVENTS)[number];
      readonly runnersAdvancing: string | null;
    }
  /** A pending choice that the page decides for the user, and what it says of it. */
  | {
      readonly kind: 'decide';
      readonly event: (typeof MANAGER_EVENTS)[number];
      readonly runnersAdvancing: string | null;
      readonly note: string;
    }
  | { readonly kind: 'substitute'; readonly out: GameLineup; readonly into: GameLineup }
  | { readonly kind: 'abandon' };

/** The call of each command. */
export const COMMAND_CALLS = {
  roll: 'POST /games/{id}/roll',
  playOn: 'POST /games/{id}/play',
  manage: 'POST /games/{id}/manageEvent',
  decide: 'POST /games/{id}/manageEvent',
  substitute: 'POST /games/{gameID}/sub',
  abandon: 'POST /games/{id}/abandon',
} as const satisfies Record<PlayCommand['kind'], string>;

/** Sends a command for a game as the page knows it. */
export function sendCommand(
  { gameID, situation: { eventNumber } }: Game,
  command: PlayCommand,
): Promise<RollResponse> {
  const params = { id: gameID };
  switch (command.kind) {
    case 'roll':
      return callApi(COMMAND_CALLS.roll, { params, body: { eventNumber } });
    case 'playOn': {
      const { until } = command;
      return callApi(COMMAND_CALLS.playOn, { params, body: { until, eventNumber } });
    }
    case 'manage':
    case 'decide': {
      const { event, runnersAdvancing } = command;
      const body = { event, runnersAdvancing, eventNumber };
      return callApi(COMMAND_CALLS.manage, { params, body });
    }
    case 'substitute': {
      const { out, into } = command;
      const body = {
        gameID,
        lineupOrder: out.lineupOrder,
        position: out.fieldingPosition,
        removedGameLineupID: out.gameLineupID,
        addedGameLineupID: into.gameLineupID,
        eventNumber,
      };
      return callApi(COMMAND_CALLS.substitute, { params: { gameID }, body });
    }
    case 'abandon':
      break;
  }
  return callApi(COMMAND_CALLS.abandon, { params });
}
