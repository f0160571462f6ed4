import type { GameReplay } from '@pennant/contract/game-summary';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { TEST_VECTORS } from '@pennant/rules/fairness/test-vectors';
import { applyCommand } from '@pennant/rules/games/apply-command';
import type { Command } from '@pennant/rules/games/command';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { RULES_VERSION } from '@pennant/rules/games/rules-version';
import { randomGameSource } from '@pennant/rules/testing/random-game';

const { id, serverSeed, clientSeed } = TEST_VECTORS[0]!;

/** Returns what a review needs of the replay of a whole game of a user who sends nobody. */
export const aReplayToReview = (over: Partial<GameReplay> = {}): GameReplay => {
  const source = randomGameSource(3);
  const setup = { ...source, rates: 'designed', home: { ...source.home, manager: 'player' } };
  const compiled = compileSetup(setup as Parameters<typeof compileSetup>[0]);
  const dice = committedDice({ id, serverSeed, clientSeed });
  const commands: GameReplay['commands'] = [];
  let state = newGame(compiled);
  while (!state.final) {
    const command: Command =
      state.pendingChoice === null ? { kind: 'roll' } : { kind: 'choose', runnersAdvancing: null };
    commands.push({ eventNumber: state.eventNumber, command });
    const turn = applyCommand(compiled, state, command, dice);
    if (!turn.ok) throw new Error(turn.code);
    state = turn.state;
  }
  return {
    gameID: id,
    created: '2026-11-22T13:00:00.000Z',
    isAbandoned: false,
    isFinal: true,
    rulesVersion: RULES_VERSION,
    fairness: { id, seed: serverSeed, clientSeed, commitment: '', serverChoseClientSeed: false },
    setup,
    commands,
    ...over,
  } as GameReplay;
};
