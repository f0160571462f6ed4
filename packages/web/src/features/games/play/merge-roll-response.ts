import type { EventDto, RolledEventDto } from '@pennant/contract/game-event';
import type { GameLineup } from '@pennant/contract/game-lineup';
import type { Game } from '@pennant/contract/games';
import type { RollResponse } from '@pennant/contract/game-commands';

/** Returns the players of both sides by lineup id. */
export const lineupsByID = (game: Game): ReadonlyMap<string, GameLineup> =>
  new Map(
    game.GameParticipants.flatMap(({ GameLineups }) => GameLineups).map((lineup) => [
      lineup.gameLineupID,
      lineup,
    ]),
  );

/** Returns an event of a roll as the whole game holds it: with the names of the players in it. */
export function addNames(
  lineups: ReadonlyMap<string, GameLineup>,
  event: RolledEventDto,
): EventDto {
  const toReference = (gameLineupID: string | null) => {
    const lineup = gameLineupID === null ? undefined : lineups.get(gameLineupID);
    return lineup === undefined
      ? null
      : { gameLineupID: lineup.gameLineupID, cardID: lineup.cardID, name: lineup.Card.name };
  };
  return {
    ...event,
    batterLineup: toReference(event.batterLineupID),
    pitcherLineup: toReference(event.pitcherLineupID),
    nextBatterLineup: toReference(event.nextBatterLineupID),
    nextPitcherLineup: toReference(event.nextPitcherLineupID),
    firstBaseRunnerLineup: toReference(event.firstBaseRunnerLineupID),
    secondBaseRunnerLineup: toReference(event.secondBaseRunnerLineupID),
    thirdBaseRunnerLineup: toReference(event.thirdBaseRunnerLineupID),
  };
}

/** Returns the number of the newest event that the page has; 0 before the first. */
const newestEventNumber = (game: Pick<Game, 'GameEvents'>): number =>
  game.GameEvents[0]?.eventNumber ?? 0;

/** Returns the events of a response that the game does not have yet, oldest first. */
export const newEventsIn = (game: Game, response: RollResponse): RolledEventDto[] =>
  response.GameEvents.filter(({ eventNumber }) => eventNumber > newestEventNumber(game)).toSorted(
    (a, b) => a.eventNumber - b.eventNumber,
  );

function applyLineupChanges(
  participants: Game['GameParticipants'],
  changes: RollResponse['changedLineups'],
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
        // A response covers its own events only: an earlier entry or exit is kept.
        gameEventIDEntered: change.gameEventIDEntered ?? lineup.gameEventIDEntered,
        gameEventIDExited: change.gameEventIDExited ?? lineup.gameEventIDExited,
      };
    }),
  }));
}

/**
 * Returns the game after the response to a roll. Null if the response does not follow on from the
 * game (another tab has played, an event is missing, it is older): the caller then refetches.
 */
export function mergeRollResponse(game: Game, response: RollResponse): Game | null {
  if (response.gameID !== game.gameID) return null;
  const events = newEventsIn(game, response);
  const isContiguous = events.every(
    ({ eventNumber }, index) => eventNumber === newestEventNumber(game) + 1 + index,
  );
  if (!isContiguous || response.situation.eventNumber !== newestEventNumber(game) + events.length)
    return null;
  const lineups = lineupsByID(game);
  const { changedLineups, GameEvents: _, ...frame } = response;
  return {
    ...game,
    ...frame,
    GameParticipants: applyLineupChanges(game.GameParticipants, changedLineups),
    GameEvents: [
      ...events.toReversed().map((event) => addNames(lineups, event)),
      ...game.GameEvents,
    ],
  };
}
