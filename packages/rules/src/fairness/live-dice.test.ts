import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCommand } from '../games/apply-command.ts';
import { newGame } from '../games/engine/new-game.ts';
import { randomGameSetup } from '../testing/random-game.ts';
import { toHex } from './bytes-and-hex.ts';
import { deriveLiveKey, liveDice, type LiveDraw } from './live-dice.ts';

const hex32 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => toHex(bytes));
const draws: fc.Arbitrary<LiveDraw> = fc.record({
  gameID: fc.uuid(),
  serverSeed: hex32,
  eventNumber: fc.integer({ min: 1, max: 400 }),
  links: fc.record({
    visitors: fc.option(hex32),
    home: fc.option(hex32),
  }),
});

/** The same construction implemented independently, with Node's own hashes. */
function referenceKey({ gameID, serverSeed, eventNumber, links }: LiveDraw): Buffer {
  const message = Buffer.concat([
    Buffer.from(`live-v1\0${gameID}\0${eventNumber}\0`),
    Buffer.from(links.visitors ?? '00'.repeat(32), 'hex'),
    Buffer.from([0]),
    Buffer.from(links.home ?? '00'.repeat(32), 'hex'),
  ]);
  return createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(message).digest();
}

test('the key of an event is what the description says, a missing share being zero', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const key = referenceKey(draw);
      expect(toHex(deriveLiveKey(draw))).toBe(key.toString('hex'));
      const block = createHmac('sha256', key)
        .update(`roll-v1\0${draw.eventNumber}\0batter\x000`)
        .digest();
      const faces = [...block].filter((byte) => byte < 252).map((byte) => 1 + (byte % 6));
      const dice = liveDice(draw).event(draw.eventNumber);
      expect(faces.map(() => dice.die('batter'))).toEqual(faces);
    }),
  );
});

test('each of the three changes the dice, and so does the event', () => {
  const draw: LiveDraw = {
    gameID: '01990000-0000-7000-8000-000000000001',
    serverSeed: '11'.repeat(32),
    eventNumber: 5,
    links: { visitors: '22'.repeat(32), home: '33'.repeat(32) },
  };
  const { visitors, home } = draw.links;
  const others: LiveDraw[] = [
    { ...draw, serverSeed: '12'.repeat(32) },
    { ...draw, eventNumber: 6 },
    { ...draw, links: { visitors: null, home } },
    { ...draw, links: { visitors, home: null } },
    { ...draw, links: { visitors: home, home: visitors } },
    { ...draw, gameID: '01990000-0000-7000-8000-000000000002' },
  ];
  const keys = [draw, ...others].map((each) => toHex(deriveLiveKey(each)));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a command is played on them as it is, from the event of the links on', () => {
  const setup = randomGameSetup(3);
  const draw = {
    gameID: '01990000-0000-7000-8000-000000000001',
    serverSeed: '11'.repeat(32),
    links: { visitors: '22'.repeat(32), home: null },
  };
  let state = newGame(setup);
  let turns = 0;
  while (!state.final) {
    const dice = liveDice({ ...draw, eventNumber: state.eventNumber + 1 });
    const turn = applyCommand(setup, state, { kind: 'roll' }, dice);
    if (!turn.ok) throw new Error(turn.code);
    ({ state } = turn);
    turns += 1;
  }
  expect(turns).toBeGreaterThan(50);
  expect(() => liveDice({ ...draw, eventNumber: 8 }).event(7)).toThrow('event 7');
});

test('a malformed seed or link is a bug where dice are made', () => {
  const draw = { gameID: 'x', eventNumber: 1, links: { visitors: null, home: null } };
  expect(() => liveDice({ ...draw, serverSeed: 'ab' })).toThrow('server seed');
  const links = { visitors: 'ab', home: null };
  expect(() => liveDice({ ...draw, serverSeed: '00'.repeat(32), links })).toThrow('link');
});
