import type { RolledEventDto } from '@pennant/contract/game-event';
import { commitmentOf } from '@pennant/rules/fairness/commitment';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { TEST_VECTORS } from '@pennant/rules/fairness/test-vectors';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameEvent } from '@pennant/rules/games/event';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { playUntil } from '@pennant/rules/games/engine/play-until';
import type { GameSetup } from '@pennant/rules/games/setup';
import { describeEvent } from '@pennant/rules/games/narration/describe-event';
import { applyCommand } from '@pennant/rules/games/apply-command';
import { aSide } from '@pennant/rules/testing/player-builders';
import { describe, expect, test } from 'vitest';

import { anEvent } from '../testing/a-game-dto.ts';
import { verifyGame, type Replay } from './verify-game.ts';

const { id, serverSeed, clientSeed } = TEST_VECTORS[0]!;

const onTheWire = (setup: GameSetup, event: GameEvent): RolledEventDto => ({
  ...anEvent(event.eventNumber),
  ...(event as unknown as Partial<RolledEventDto>),
  dice: {
    batter: event.batterDice as [number, number] | null,
    extra: event.extraDice as [number, number] | null,
    pitcher: event.pitcherDice as [number, number] | null,
  },
  location:
    event.ballAngle === null || event.ballDistance === null
      ? null
      : { angle: event.ballAngle, distance: event.ballDistance },
  moves: event.moves.map(({ runner, ...way }) => ({ ...way, gameLineupID: `${runner}` })),
  resultDescription: describeEvent(setup, event),
});

/** A whole game played with committed dice: two single rolls, then to the end. */
const aReplay = (): Replay => {
  const source = { visitors: aSide('Vince V'), home: aSide('Hal H'), rates: 'designed' } as const;
  const setup = compileSetup(source);
  const dice = committedDice({ id, serverSeed, clientSeed });
  const commands: Replay['commands'] = [];
  const events: GameEvent[] = [];
  let state = newGame(setup);
  for (const command of [
    { kind: 'roll' },
    { kind: 'roll' },
    { kind: 'playOn', until: 'final' },
  ] as const) {
    commands.push({ eventNumber: state.eventNumber, command });
    const played =
      command.kind === 'roll'
        ? applyCommand(setup, state, command, dice)
        : playUntil(setup, state, command.until, dice);
    if ('code' in played) throw new Error(played.code);
    state = played.state;
    events.push(...played.events);
  }
  return {
    fairness: {
      id,
      seed: serverSeed,
      clientSeed,
      commitment: commitmentOf({ id, serverSeed }),
      serverChoseClientSeed: false,
    },
    setup: JSON.parse(JSON.stringify(source)),
    commands,
    events: events.map((event) => onTheWire(setup, event)),
  };
};

const replay = aReplay();

test('an honest game replays to the same events', () => {
  expect(verifyGame(id, replay)).toMatchObject({ ok: true, events: replay.events.length });
});

describe('a game that is not what it says', () => {
  const faults = (changed: Partial<Replay>, gameID = id) =>
    verifyGame(gameID, { ...replay, ...changed });
  const event = (number: number, over: Partial<RolledEventDto>): RolledEventDto[] =>
    replay.events.map((each) => (each.eventNumber === number ? { ...each, ...over } : each));

  test('under another seed than the sealed one', () => {
    const fairness = { ...replay.fairness, seed: 'ab'.repeat(32) };
    expect(faults({ fairness })).toMatchObject({ code: 'commitment_differs' });
  });

  test('with another client seed: the first dice differ', () => {
    const fairness = { ...replay.fairness, clientSeed: '00'.repeat(16) };
    expect(faults({ fairness })).toMatchObject({ ok: false });
  });

  test('with one die turned', () => {
    const [, , third] = replay.events;
    const batter: [number, number] = third!.dice.batter![0] === 6 ? [1, 1] : [6, 6];
    const events = event(3, { dice: { ...third!.dice, batter } });
    expect(faults({ events })).toEqual({ ok: false, code: 'event_differs', eventNumber: 3 });
  });

  test('with a run that nobody scored', () => {
    const events = event(5, { homeScore: 99 });
    expect(faults({ events })).toMatchObject({ code: 'event_differs', eventNumber: 5 });
  });

  test('with its last event left out', () => {
    expect(faults({ events: replay.events.slice(0, -1) })).toMatchObject({
      code: 'events_missing',
    });
  });

  test('with a command left out', () => {
    expect(faults({ commands: replay.commands.slice(1) })).toMatchObject({
      code: 'events_missing',
      eventNumber: 1,
    });
  });

  test('with other lineups, with none, before its end, and as another game', () => {
    expect(faults({ setup: {} })).toMatchObject({ code: 'setup_unreadable' });
    expect(faults({ fairness: { ...replay.fairness, seed: null } })).toMatchObject({
      code: 'seed_not_revealed',
    });
    expect(faults({}, 'another')).toMatchObject({ code: 'another_game' });
  });
});
