import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { simulateGame } from '@pennant/rules/games/simulate';
import { randomGameSetup } from '@pennant/rules/testing/random-game';
import { toStoredEvent } from '@pennant/server/games/stored-event';

/** Returns the events of a game as rows of games under way hold them. */
export function storedEvents(): string[] {
  const dice = committedDice({
    id: '01900000-0000-7000-8000-000000000000',
    serverSeed: '19'.repeat(32),
    clientSeed: '54'.repeat(16),
  });
  return simulateGame(randomGameSetup(1954), dice, { events: true }).events.map(toStoredEvent);
}
