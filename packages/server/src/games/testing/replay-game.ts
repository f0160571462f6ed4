import type { ResponseOf } from '@pennant/contract/call';
import type { RolledEventDto } from '@pennant/contract/game-event';
import type { gameCalls } from '@pennant/contract/games';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { verifyCommitment } from '@pennant/rules/fairness/commitment';
import { loadRules } from '@pennant/rules/games/rules-of-version';
import type { GameSource } from '@pennant/rules/games/setup';
import { toRolledEventDto } from '../event-dto.ts';
import type { TurnRecord } from '../turn-store.ts';

/**
 * Plays a final game again, by the rules of its version alone, from its setup, its commands and its
 * revealed seed. Returns its events; throws if it does not get to the end.
 */
export async function replayGame(
  gameID: string,
  replay: ResponseOf<typeof gameCalls.gameReplay>,
): Promise<RolledEventDto[]> {
  const { id, seed, commitment, clientSeed } = replay.fairness;
  if (seed === null || !verifyCommitment({ id, serverSeed: seed, commitment })) {
    throw new Error('the game was not committed to the seed that it revealed');
  }
  const rules = await loadRules(replay.rulesVersion);
  if (rules === null) throw new Error(`there are no rules of version ${replay.rulesVersion}`);
  const dice = committedDice({ id, serverSeed: seed, clientSeed });
  const setup = rules.compileSetup(replay.setup as GameSource);
  let state = rules.newGame(setup);
  const events = [];
  for (const { eventNumber, command: stored } of replay.commands) {
    if (state.eventNumber !== eventNumber) throw new Error(`event ${eventNumber} does not follow`);
    const command = stored as TurnRecord['command'];
    const turn =
      command.kind === 'playOn'
        ? rules.playUntil(setup, state, command.until, dice)
        : rules.applyCommand(setup, state, command, dice);
    if ('code' in turn) throw new Error(turn.code);
    state = turn.state;
    events.push(...turn.events);
  }
  if (!state.final) throw new Error('the game did not end');
  return events.map((event) => toRolledEventDto(gameID, setup, event));
}
