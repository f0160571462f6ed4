import { describe, expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { aBatter, aPitcher } from '../../testing/player-builders.ts';
import { compilePlayer } from '../engine/compile-setup.ts';
import { simulateGame } from '../simulate.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';

const walkThen = (drawn: number) => loadedDice({ 'between batters': drawn });

const fieldersOf = (errorRate: number) =>
  aGame().errorRate(errorRate).batting('BB', { stealAttemptRate: 0 });

describe('a pitch gets away', () => {
  test.each([
    [0.0029, 'passedBall', false],
    [0.0031, 'wildPitch', true],
    [0.019, 'balk', true],
  ])('at %f a %s moves everyone up before the next batter', (drawn, kind, earned) => {
    const { state, events } = play(fieldersOf(0.02).onFirst().onSecond().build(), walkThen(drawn));
    expect(events.map((event) => event.kind)).toEqual(['plateAppearance', kind]);
    expect(state.bases).toEqual([-1, 0, 6]);
    expect(events[1]).toMatchObject({ resultType: null, runs: 1, rbi: 0 });
    expect(events[1]?.runsScored[0]?.earned).toBe(earned);
  });

  test('more often behind a catcher who errs more', () => {
    expect(play(fieldersOf(0).build(), walkThen(0.019)).events).toHaveLength(1);
    expect(play(fieldersOf(0.02).build(), walkThen(0.019)).events).toHaveLength(2);
  });

  test('more often to a batter who strikes out more', () => {
    const next = (result: 'SO' | 'H1') => {
      const { setup, state } = fieldersOf(0).build();
      const { setup: other } = aGame().batting(result).build();
      const players = setup.visitors.players.map((player, index) =>
        index === 1 ? (other.visitors.players[0] ?? player) : player,
      );
      const visitors = { ...setup.visitors, players };
      return play({ setup: { ...setup, visitors }, state }, walkThen(0.1)).events.length;
    };
    expect([next('H1'), next('SO')]).toEqual([1, 2]);
  });

  test('never so seldom that a batter who hardly strikes out sees none', () => {
    const contact = { next: 0.0019, none: 0.0021 };
    const { setup, state } = fieldersOf(0).build();
    const { setup: other } = aGame().batting('H1').build();
    const players = setup.visitors.players.map((player, index) =>
      index === 1 ? (other.visitors.players[0] ?? player) : player,
    );
    const built = { setup: { ...setup, visitors: { ...setup.visitors, players } }, state };
    expect(play(built, walkThen(contact.next)).events).toHaveLength(2);
    expect(play(built, walkThen(contact.none)).events).toHaveLength(1);
  });
});

describe('cards that tell', () => {
  const withCards = (wildPitchChance: number, balkChance: number, passedBallChance?: number) => {
    const { setup, state } = fieldersOf(0.02).onFirst({ stealAttemptRate: 0 }).build();
    const players = setup.home.players.map((player, index) => {
      if (index === 9)
        return compilePlayer(aPitcher({ cardID: player.cardID, wildPitchChance, balkChance }));
      return index === 0 && passedBallChance !== undefined
        ? compilePlayer(aBatter({ cardID: player.cardID, passedBallChance }))
        : player;
    });
    return { setup: { ...setup, home: { ...setup.home, players } }, state };
  };

  test.each([
    [0.019, 'passedBall'],
    [0.021, 'wildPitch'],
    [0.059, 'wildPitch'],
    [0.061, 'balk'],
    [0.069, 'balk'],
    [0.071, undefined],
  ])('go by their own chances: at %f comes %s', (drawn, kind) => {
    const { events } = play(withCards(0.04, 0.01, 0.02), walkThen(drawn));
    expect(events[1]?.kind).toBe(kind);
  });

  test('a catcher without a chance goes by errors, behind a pitcher who has one', () => {
    expect(play(withCards(0, 0), walkThen(0.0029)).events[1]?.kind).toBe('passedBall');
    expect(play(withCards(0, 0), walkThen(0.0031)).events).toHaveLength(1);
  });

  test('more pitches of a wild pitcher get away', () => {
    const countOf = (chance: number): number => {
      const { setup } = withCards(chance, 0);
      const games = Array.from({ length: 60 }, (_, seed) =>
        simulateGame(setup, new SeededDice(seed), { events: true }),
      );
      return games.flatMap(({ events }) => events.filter(({ kind }) => kind === 'wildPitch'))
        .length;
    };
    expect(countOf(0.1)).toBeGreaterThan(countOf(0.01));
  });
});

test('with nobody on it does not come up', () => {
  const { event } = play(aGame().batting('SO').build(), walkThen(0));
  expect(event.draws).toEqual([]);
});
