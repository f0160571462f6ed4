import { describe, expect, test } from 'vitest';

import { anAnswer, anEvent, aSideEvent, aWireGame, home, visitor } from '../testing/a-wire-game.ts';
import { mergeTurn, newEventsOf } from './merge-turn.ts';

const afterOneOut = mergeTurn(aWireGame(), anAnswer([anEvent(1)]))!;

describe('a roll joins the game', () => {
  test('its events come first, with the names of who was in them', () => {
    const game = mergeTurn(
      afterOneOut,
      anAnswer([anEvent(2, { batterLineupID: visitor(1), ipOuts: 2 })]),
    )!;
    expect(game.GameEvents.map(({ eventNumber }) => eventNumber)).toEqual([2, 1]);
    expect(game.GameEvents[0]).toMatchObject({
      batterLineup: { gameLineupID: visitor(1), name: 'Visitor%20N1' },
      firstBaseRunnerLineup: null,
    });
    expect(game.situation).toMatchObject({ eventNumber: 2, outs: 2 });
  });

  test('several events of one turn keep their order', () => {
    const game = mergeTurn(aWireGame(), anAnswer([anEvent(1), aSideEvent(2, 'steal')]))!;
    expect(game.GameEvents.map(({ kind }) => kind)).toEqual(['steal', 'plateAppearance']);
  });

  test('a repeated answer changes nothing', () => {
    const again = mergeTurn(afterOneOut, anAnswer([anEvent(1)]))!;
    expect(again.GameEvents).toEqual(afterOneOut.GameEvents);
    expect(newEventsOf(afterOneOut, anAnswer([anEvent(1)]))).toEqual([]);
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
    const relieved = mergeTurn(
      afterOneOut,
      anAnswer([aSideEvent(2, 'substitution')], {
        changedLineups: [
          change(home(14), { isIn: true, gameEventIDEntered: 'e2' }),
          change(home(9), { fieldingPosition: 'SP', gameEventIDExited: 'e2' }),
        ],
      }),
    )!;
    const gone = mergeTurn(
      relieved,
      anAnswer([aSideEvent(3, 'substitution')], {
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
    expect(mergeTurn(afterOneOut, anAnswer([anEvent(3)]))).toBeNull();
  });

  test('where the game has gone on in another tab', () => {
    const ahead = anAnswer([anEvent(2)], { situation: { eventNumber: 5 } });
    expect(mergeTurn(afterOneOut, ahead)).toBeNull();
  });

  test('where it is behind the page', () => {
    const behind = anAnswer([], { situation: { eventNumber: 0 } });
    expect(mergeTurn(afterOneOut, behind)).toBeNull();
  });

  test('where it is another game', () => {
    expect(mergeTurn(afterOneOut, anAnswer([anEvent(2)], { gameID: 'another' }))).toBeNull();
  });
});
