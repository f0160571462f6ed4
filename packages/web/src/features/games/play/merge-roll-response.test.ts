import { describe, expect, test } from 'vitest';

import {
  aRollResponse,
  anEvent,
  anEventWithoutDice,
  aGameDto,
  home,
  visitor,
} from '../testing/a-game-dto.ts';
import { mergeRollResponse, newEventsIn } from './merge-roll-response.ts';

const afterOneOut = mergeRollResponse(aGameDto(), aRollResponse([anEvent(1)]))!;

describe('a roll joins the game', () => {
  test('its events come first, with the names of who was in them', () => {
    const game = mergeRollResponse(
      afterOneOut,
      aRollResponse([anEvent(2, { batterLineupID: visitor(1), ipOuts: 2 })]),
    )!;
    expect(game.GameEvents.map(({ eventNumber }) => eventNumber)).toEqual([2, 1]);
    expect(game.GameEvents[0]).toMatchObject({
      batterLineup: { gameLineupID: visitor(1), name: 'Visitor%20N1' },
      firstBaseRunnerLineup: null,
    });
    expect(game.situation).toMatchObject({ eventNumber: 2, outs: 2 });
  });

  test('several events of one roll keep their order', () => {
    const game = mergeRollResponse(
      aGameDto(),
      aRollResponse([anEvent(1), anEventWithoutDice(2, 'steal')]),
    )!;
    expect(game.GameEvents.map(({ kind }) => kind)).toEqual(['steal', 'plateAppearance']);
  });

  test('a repeated answer changes nothing', () => {
    const again = mergeRollResponse(afterOneOut, aRollResponse([anEvent(1)]))!;
    expect(again.GameEvents).toEqual(afterOneOut.GameEvents);
    expect(newEventsIn(afterOneOut, aRollResponse([anEvent(1)]))).toEqual([]);
  });

  test('whoever comes in is in, and keeps when they came after they have gone', () => {
    const change = (gameLineupID: string, over: object) => ({
      gameLineupID,
      lineupOrder: null,
      fieldingPosition: 'RP',
      gameEventIDEntered: null,
      gameEventIDExited: null,
      isIn: false,
      ...over,
    });
    const relieved = mergeRollResponse(
      afterOneOut,
      aRollResponse([anEventWithoutDice(2, 'substitution')], {
        changedLineups: [
          change(home(14), { isIn: true, gameEventIDEntered: 'e2' }),
          change(home(9), { fieldingPosition: 'SP', gameEventIDExited: 'e2' }),
        ],
      }),
    )!;
    const gone = mergeRollResponse(
      relieved,
      aRollResponse([anEventWithoutDice(3, 'substitution')], {
        changedLineups: [change(home(14), { gameEventIDExited: 'e3' })],
      }),
    )!;
    const [participant] = gone.GameParticipants;
    expect(participant!.GameLineups[14]).toMatchObject({
      isIn: false,
      gameEventIDEntered: 'e2',
      gameEventIDExited: 'e3',
    });
    expect(participant!.GameLineups[9]).toMatchObject({ isIn: false, gameEventIDExited: 'e2' });
  });
});

describe('an answer that does not join asks for the game again', () => {
  test('where an event is missing between', () => {
    expect(mergeRollResponse(afterOneOut, aRollResponse([anEvent(3)]))).toBeNull();
  });

  test('where the game has gone on in another tab', () => {
    const ahead = aRollResponse([anEvent(2)], { situation: { eventNumber: 5 } });
    expect(mergeRollResponse(afterOneOut, ahead)).toBeNull();
  });

  test('where it is behind the page', () => {
    const behind = aRollResponse([], { situation: { eventNumber: 0 } });
    expect(mergeRollResponse(afterOneOut, behind)).toBeNull();
  });

  test('where it is another game', () => {
    expect(
      mergeRollResponse(afterOneOut, aRollResponse([anEvent(2)], { gameID: 'another' })),
    ).toBeNull();
  });
});
