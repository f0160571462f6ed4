import type { GameEvent, RolledEvent } from '@pennant/contract/game-event';
import type { GameLineup } from '@pennant/contract/game-lineup';
import type { Game } from '@pennant/contract/games';
import type { RollAnswer } from '@pennant/contract/manage-game';

/** The players of both sides, by lineup id. */
export const lineupsOf = (game: Game): ReadonlyMap<string, GameLineup> =>
  new Map(
    game.GameParticipants.flatMap(({ GameLineups }) => GameLineups).map((lineup) => [
      lineup.gameLineupID,
      lineup,
    ]),
  );

/** An event that a roll answered, as the whole game carries it: with the names of who was in it. */
function namedEvent(lineups: ReadonlyMap<string, GameLineup>, event: RolledEvent): GameEvent {
  const referenceTo = (gameLineupID: string | null) => {
    const lineup = gameLineupID === null ? undefined : lineups.get(gameLineupID);
    return lineup === undefined
      ? null
      : { gameLineupID: lineup.gameLineupID, cardID: lineup.cardID, name: lineup.Card.name };
  };
  return {
    ...event,
    batterLineup: referenceTo(event.batterLineupID),
    pitcherLineup: referenceTo(event.pitcherLineupID),
    nextBatterLineup: referenceTo(event.nextBatterLineupID),
    nextPitcherLineup: referenceTo(event.nextPitcherLineupID),
    firstBaseRunnerLineup: referenceTo(event.firstBaseRunnerLineupID),
    secondBaseRunnerLineup: referenceTo(event.secondBaseRunnerLineupID),
    thirdBaseRunnerLineup: referenceTo(event.thirdBaseRunnerLineupID),
  };
}

/** The number of the newest event that the page knows. */
const newest = (game: Pick<Game, 'GameEvents'>): number => game.GameEvents[0]?.eventNumber ?? 0;

/** Events of an answer that the game does not hold yet, oldest first. */
export const newEventsOf = (game: Game, answer: RollAnswer): RolledEvent[] =>
  answer.GameEvents.filter(({ eventNumber }) => eventNumber > newest(game)).toSorted(
    (a, b) => a.eventNumber - b.eventNumber,
  );

function changed(
  participants: Game['GameParticipants'],
  changes: RollAnswer['changedLineups'],
): Game['GameParticipants'] {
  if (changes.length === 0) return participants;
  const byID = new Map(changes.map((change) => [change.gameLineupID, change]));
  return participants.map((participant) => ({
    ...participant,
    GameLineups: participant.GameLineups.map((lineup) => {
      const change = byID.get(lineup.gameLineupID);
      if (change === undefined) return lineup;
      return {
        ...lineup,
        ...change,
        // An answer knows its own events only: when he came in earlier, it does not say so.
        gameEventIDEntered: change.gameEventIDEntered ?? lineup.gameEventIDEntered,
        gameEventIDExited: change.gameEventIDExited ?? lineup.gameEventIDExited,
      };
    }),
  }));
}

/**
 * The game after what a roll answered. Null where the answer does not join on to the game (another tab has played, an event
 * is missing, it is behind): then the game is asked for again.
 */
export function mergeTurn(game: Game, answer: RollAnswer): Game | null {
  if (answer.gameID !== game.gameID) return null;
  const events = newEventsOf(game, answer);
  const joins = events.every(({ eventNumber }, at) => eventNumber === newest(game) + 1 + at);
  if (!joins || answer.situation.eventNumber !== newest(game) + events.length) return null;
  const lineups = lineupsOf(game);
  const { changedLineups, GameEvents: _, ...frame } = answer;
  return {
    ...game,
    ...frame,
    GameParticipants: changed(game.GameParticipants, changedLineups),
    GameEvents: [
      ...events.toReversed().map((event) => namedEvent(lineups, event)),
      ...game.GameEvents,
    ],
  };
}
