import type { LoggedRequest } from '../checker/request-log.ts';
import type { PlayerState } from './player-state.ts';

interface BoxTier {
  readonly extra: readonly { readonly cardID: number; readonly copies: number }[];
  readonly missing: readonly { readonly cardID: number }[];
}

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

/** Takes down what a response tells of the user's teams, games, contests and swaps. */
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
  if (call === 'POST /packInventory/open')
    state.openedSeries.push((body as { seriesID: number }).seriesID);
  if (call === 'GET /swapBox/{seriesID}')
    state.swaps.splice(
      0,
      Infinity,
      ...(response as readonly BoxTier[]).flatMap(({ extra, missing }) => {
        const given = extra.flatMap(({ cardID, copies }) =>
          Array.from({ length: Math.min(3, copies) }, () => cardID),
        );
        const [wanted] = missing;
        if (wanted === undefined || given.length < 3) return [];
        const seriesID = Number(params['seriesID']);
        return [{ seriesID, wanted: wanted.cardID, given: given.slice(0, 3) }];
      }),
    );
  if (/^POST \/games(\/campaign)?$/.test(call) && told.gameID !== undefined)
    state.games.set(told.gameID, { eventNumber: 0, mustChoose: false });
  if (game !== undefined && told.situation !== undefined) {
    if (told.isFinal === true) state.games.delete(params['id']!);
    game.eventNumber = told.situation.eventNumber;
    game.mustChoose = told.pendingChoice !== null && told.pendingChoice !== undefined;
  }
}
