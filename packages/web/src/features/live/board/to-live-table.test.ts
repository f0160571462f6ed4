import { describe, expect, test } from 'vitest';

import { anEvent } from '../../games/testing/a-game-dto.ts';
import { LiveGameOfTests } from '../testing/a-live-game.ts';
import { toLiveTable } from './to-live-table.ts';

const live = new LiveGameOfTests(2, 'visitors');
const { head, view } = { head: live.game().game, view: live.view() };

describe('the table of a live game', () => {
  test('has both lineups, the batting order and who pitches', () => {
    const { GameParticipants, situation } = toLiveTable({ head, events: [], view });
    const [home, visitors] = GameParticipants;
    expect(home).toMatchObject({ role: 'home', UserTeam: { name: 'Mudville Nine' } });
    expect(home!.GameLineups.filter(({ isIn }) => isIn)).toHaveLength(10);
    const leadOff = visitors!.GameLineups.find(({ lineupOrder }) => lineupOrder === 1);
    expect(leadOff?.gameLineupID).toBe(situation.nextBatterLineupID);
    const pitcher = home!.GameLineups.find(
      ({ gameLineupID }) => gameLineupID === situation.nextPitcherLineupID,
    );
    expect(pitcher?.fieldingPosition).toBe('SP');
  });

  test('knows whether its side bats, and the chances of its runners to steal', () => {
    const table = toLiveTable({ head, events: [], view });
    expect(table.situation).toMatchObject({ userBats: true, half: 'top', inning: 1, outs: 0 });
    expect(
      toLiveTable({ head, events: [], view: { ...view, side: 'home' } }).situation.userBats,
    ).toBe(false);
    const [batter] = table.GameParticipants[1]!.GameLineups;
    expect(batter?.stealChances).toHaveLength(3);
    const pitcher = table.GameParticipants[1]!.GameLineups[9];
    expect(pitcher?.stealChances).toBeNull();
  });

  test('shows who came in and who left', () => {
    const [out, into] = ['v00', 'v19'].map((player) => `${live.gameID}.${player}`);
    const places = view.game.visitors.places.map((index) => (index === 0 ? 19 : index));
    const order = view.game.visitors.order.map((index) => (index === 0 ? 19 : index));
    const game = { ...view.game, visitors: { ...view.game.visitors, places, order } };
    const event = anEvent(1, { kind: 'substitution', entered: [into!], exited: [out!] });
    const table = toLiveTable({ head, events: [event], view: { ...view, game } });
    const find = (id: string | undefined) =>
      table.GameParticipants[1]!.GameLineups.find(({ gameLineupID }) => gameLineupID === id);
    expect(find(into)).toMatchObject({ isIn: true, gameEventIDEntered: event.gameEventID });
    expect(find(out)).toMatchObject({ isIn: false, gameEventIDExited: event.gameEventID });
  });

  test('is over with the result', () => {
    const result = { how: 'quit', winner: 'home', isBeforeFourthOut: true } as const;
    const table = toLiveTable({ head, events: [], view: { ...view, result } });
    expect(table).toMatchObject({ isFinal: true, isAbandoned: true });
  });
});
