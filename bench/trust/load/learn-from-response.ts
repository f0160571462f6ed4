import type { LoggedRequest } from '../checker/request-log.ts';
import type { PlayerState } from './player-state.ts';

interface Body {
  readonly userTeamID: string;
  readonly gameID: string;
  readonly userCampaignContestID: string;
  readonly isFinal: boolean;
  readonly code: string;
  readonly pendingChoice: object | null;
  readonly situation: { readonly eventNumber: number };
  readonly Team: { readonly userTeamID: string };
}

/** Takes down what a response tells of the user's teams, games and contests. */
export function learnFromResponse(
  state: PlayerState,
  { call, params, body, status, response }: LoggedRequest,
): void {
  const told = (response ?? {}) as Partial<Body>;
  const game = params['id'] === undefined ? undefined : state.games.get(params['id']);
  if (game !== undefined && status === 409) {
    if (told.code === 'game_final') state.games.delete(params['id']!);
    game.mustChoose = told.code === 'choice_pending';
  }
  if (status !== 200) return;
  if (call === 'POST /teams' && told.userTeamID !== undefined) state.teamIDs.push(told.userTeamID);
  if (call === 'POST /teams/delete') {
    const index = state.teamIDs.indexOf((body as { userTeamID: string }).userTeamID);
    if (index > 0) state.teamIDs.splice(index, 1);
  }
  if (/^POST \/games(\/campaign)?$/.test(call) && told.gameID !== undefined)
    state.games.set(told.gameID, { eventNumber: 0, mustChoose: false });
  if (game !== undefined && told.situation !== undefined) {
    if (told.isFinal === true) state.games.delete(params['id']!);
    game.eventNumber = told.situation.eventNumber;
    game.mustChoose = told.pendingChoice !== null && told.pendingChoice !== undefined;
  }
}
