import type { GameLineup } from '@pennant/contract/game-lineup';
import { describe, expect, test } from 'vitest';

import { aGameDto, home } from '../testing/a-game-dto.ts';
import {
  choosePlayer,
  canReplace,
  pitcherToStay,
  substitutionLists,
} from './substitution-lists.ts';

/** The home side: nine batters, five starters (one pitches), one reliever, and a bench of two. */
function aSide(): GameLineup[] {
  const [side] = aGameDto().GameParticipants;
  const [batter] = side!.GameLineups;
  const bench = (index: number, positions: string): GameLineup => ({
    ...batter!,
    gameLineupID: home(index),
    lineupOrder: null,
    fieldingPosition: 'Bench',
    isIn: false,
    Card: { ...batter!.Card, positions },
  });
  const pitching = side!.GameLineups.map((one) =>
    ['SP', 'RP'].includes(one.fieldingPosition)
      ? { ...one, Card: { ...one.Card, type: 'Pitcher' as const, positions: one.fieldingPosition } }
      : one,
  );
  return [...pitching, bench(19, 'SS,2B'), bench(20, 'OF')];
}
const players = aSide();
const sheet = substitutionLists({ GameLineups: players });
const of = (index: number) => players.find(({ gameLineupID }) => gameLineupID === home(index))!;

describe('the lists of a substitution', () => {
  test('are who is in by the batting order, then the pitcher; who may come; who has left', () => {
    expect(sheet.lineup.map(({ fieldingPosition }) => fieldingPosition)).toEqual(
      'C 1B 2B 3B SS LF CF RF DH SP'.split(' '),
    );
    expect(sheet.bench.map(({ gameLineupID }) => gameLineupID)).toEqual(
      [19, 20, 10, 11, 12, 13, 14].map(home),
    );
    expect(sheet.outOfGame).toEqual([]);
  });

  test('move who has left out of the game, for good', () => {
    const left = players.map((one) =>
      one === of(2) ? { ...one, isIn: false, lineupOrder: null, gameEventIDExited: 'e1' } : one,
    );
    const after = substitutionLists({ GameLineups: left });
    expect(after.outOfGame.map(({ gameLineupID }) => gameLineupID)).toEqual([home(2)]);
    expect(after.bench).toHaveLength(7);
  });
});

test('a batter needs the position, a pitcher is relieved by any pitcher', () => {
  const fits = (out: number, into: number) => canReplace(of(out), of(into));
  expect([fits(2, 19), fits(4, 19), fits(3, 19)]).toEqual([true, true, false]);
  expect([fits(5, 20), fits(8, 20), fits(1, 20)]).toEqual([true, true, false]);
  expect([fits(9, 10), fits(9, 14), fits(9, 19), fits(2, 14)]).toEqual([true, true, false, false]);
});

test('choosing one side clears the other where they do not fit', () => {
  const start = { out: home(2), into: home(19) };
  expect(choosePlayer(sheet, start, { out: home(4) })).toEqual({ out: home(4), into: home(19) });
  expect(choosePlayer(sheet, start, { out: home(0) })).toEqual({ out: home(0), into: null });
  expect(choosePlayer(sheet, start, { into: home(20) })).toEqual({ out: null, into: home(20) });
});

test('the pitcher stays until one batter was faced; in games of version 1 not', () => {
  const pitcherAfter = (battersFaced: number, rulesVersion?: number) => {
    const { situation } = aGameDto();
    const home = { ...situation.tiredness.home, battersFaced };
    return pitcherToStay(
      {
        situation: {
          ...situation,
          ...(rulesVersion === undefined ? {} : { rulesVersion }),
          tiredness: { ...situation.tiredness, home },
        },
      },
      sheet,
    );
  };
  expect(pitcherAfter(0)).toBe(of(9));
  expect(pitcherAfter(1)).toBeUndefined();
  expect(pitcherAfter(0, 1)).toBeUndefined();
});
