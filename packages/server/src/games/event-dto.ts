import type { EventDto, RolledEventDto } from '@pennant/contract/game-event';
import { describeEvent } from '@pennant/rules/games/narration/describe-event';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameSetup } from '@pennant/rules/games/setup';
import { otherSide, type Side } from '@pennant/rules/games/lineup-slots';
import { formatGameEventID, formatGameLineupID } from './game-ids.ts';

/** Returns an event as the response to a roll holds it: players by lineup id only. */
export function toRolledEventDto(
  gameID: string,
  setup: GameSetup,
  event: GameEvent,
): RolledEventDto {
  const fielding = otherSide(event.batting);
  const lineupIDOf = (side: Side | null, index: number | null) =>
    side === null || index === null ? null : formatGameLineupID(gameID, side, index);
  const lineupIDsThat = (change: 'entered' | 'left') =>
    event.notes
      .filter((note) => note.change === change)
      .map((note) => formatGameLineupID(gameID, note.side, note.player));
  return {
    gameEventID: formatGameEventID(gameID, event.eventNumber),
    eventNumber: event.eventNumber,
    gameID,
    kind: event.kind,
    ipOuts: event.ipOuts,
    resultType: event.resultType,
    origResultType: event.origResultType,
    pitchResultType: event.pitchResultType,
    resultDescription: describeEvent(setup, event),
    diceResultH: event.diceResultH,
    diceResultX: event.diceResultX,
    diceResultP: event.diceResultP,
    dice: {
      batter: toFaces(event.batterDice),
      extra: toFaces(event.extraDice),
      pitcher: toFaces(event.pitcherDice),
    },
    homeScore: event.homeScore,
    visitingScore: event.visitingScore,
    rbi: event.rbi,
    runs: event.runs,
    sb: event.sb,
    cs: event.cs,
    managerAction: event.managerAction,
    outKind: event.outKind,
    location:
      event.ballAngle === null || event.ballDistance === null
        ? null
        : { angle: event.ballAngle, distance: event.ballDistance },
    fielder: event.fielder,
    play: event.play,
    batterLineupID: lineupIDOf(event.batting, event.batter),
    pitcherLineupID: lineupIDOf(fielding, event.pitcher),
    nextBatterLineupID: lineupIDOf(event.nextBatting, event.nextBatter),
    nextPitcherLineupID: lineupIDOf(
      event.nextBatting === null ? null : otherSide(event.nextBatting),
      event.nextPitcher,
    ),
    firstBaseRunnerLineupID: lineupIDOf(event.batting, event.first),
    secondBaseRunnerLineupID: lineupIDOf(event.batting, event.second),
    thirdBaseRunnerLineupID: lineupIDOf(event.batting, event.third),
    moves: event.moves.map(({ runner, from, to, out }) => ({
      gameLineupID: formatGameLineupID(gameID, event.batting, runner),
      from,
      to,
      out,
    })),
    ...(event.error && {
      error: {
        gameLineupID: formatGameLineupID(gameID, fielding, event.error.player),
        fielder: event.error.fielder,
        kind: event.error.kind,
      },
    }),
    ...(event.earnedAfterAll && {
      earnedAfterAll: event.earnedAfterAll.map(({ runner, pitcher }) => ({
        gameLineupID: formatGameLineupID(gameID, event.batting, runner),
        pitcherLineupID: formatGameLineupID(gameID, fielding, pitcher),
      })),
    }),
    entered: lineupIDsThat('entered'),
    exited: lineupIDsThat('left'),
  };
}

/** Returns an event as a whole game holds it: lineup ids, and the card and name of each player. */
export function toEventDto(gameID: string, setup: GameSetup, event: GameEvent): EventDto {
  const rolled = toRolledEventDto(gameID, setup, event);
  const fielding = otherSide(event.batting);
  const nextFielding = event.nextBatting === null ? null : otherSide(event.nextBatting);
  const referenceTo = (side: Side | null, index: number | null) => {
    if (side === null || index === null) return null;
    const player = setup[side].players[index];
    return player === undefined
      ? null
      : {
          gameLineupID: formatGameLineupID(gameID, side, index),
          cardID: player.cardID,
          name: encodeURIComponent(player.name),
        };
  };
  return {
    ...rolled,
    batterLineup: referenceTo(event.batting, event.batter),
    pitcherLineup: referenceTo(fielding, event.pitcher),
    nextBatterLineup: referenceTo(event.nextBatting, event.nextBatter),
    nextPitcherLineup: referenceTo(nextFielding, event.nextPitcher),
    firstBaseRunnerLineup: referenceTo(event.batting, event.first),
    secondBaseRunnerLineup: referenceTo(event.batting, event.second),
    thirdBaseRunnerLineup: referenceTo(event.batting, event.third),
  };
}

const toFaces = (dice: readonly [number, number] | null): [number, number] | null =>
  dice === null ? null : [dice[0], dice[1]];
