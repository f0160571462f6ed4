import { LIVE_PHRASES } from '@pennant/rules/live/phrases';
import { FEW_MISHAPS, MANY_MISHAPS, randomLiveGame } from '@pennant/rules/testing/random-live-game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DamagedRecord } from '../games/game-record.ts';
import { toStoredEvent } from '../games/stored-event.ts';
import {
  packLiveGame,
  unpackLiveGame,
  withoutNames,
  type FinishedLiveGame,
} from './finished-live-game.ts';
import { toStoredSteps } from './stored-steps.ts';

const OTHER_GAME = '01990000-0000-7000-8000-000000000009';

/** A live game that is over. */
function aFinishedGame(seed: number, mishaps = MANY_MISHAPS) {
  const { context, source, state, steps, events } = randomLiveGame(seed, mishaps);
  const last = steps.length - 1;
  const game: FinishedLiveGame = {
    source: withoutNames(source),
    state,
    played: steps.map((step, index) => ({
      step,
      // How many events a step has differs: here the last one has what is over.
      events: events.slice(index, index === last ? undefined : index + 1).map(toStoredEvent),
    })),
    phrases: LIVE_PHRASES.map((phrase, index) => ({
      side: index % 2 === 0 ? 'home' : 'visitors',
      phrase,
      said_at: new Date(1_790_000_000_000 + index),
    })),
  };
  return { gameID: context.gameID, game };
}

test('a live game comes back from its record as it was played, whatever went wrong in it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 2 ** 31 - 1 }),
      fc.constantFrom(FEW_MISHAPS, MANY_MISHAPS),
      async (seed, mishaps) => {
        const { gameID, game } = aFinishedGame(seed, mishaps);
        const packed = await packLiveGame(gameID, game);
        expect(await unpackLiveGame(gameID, packed)).toEqual(game);
      },
    ),
    { numRuns: 12 },
  );
});

test('of all links of a game the last one of each chain is stored, of seals those never opened', () => {
  const { gameID, game } = aFinishedGame(1954, FEW_MISHAPS);
  const { visitors, home } = game.state;
  const recorded = game.played.map(({ step }) => step);
  const segments = { visitors: visitors.segments, home: home.segments };
  const { steps, signatures } = toStoredSteps({ gameID, segments }, recorded);
  const shares = steps.flatMap((step) => (step[0] === 'substitution' ? [] : [step[2], step[3]]));
  const whole = shares.filter(([, , link]) => link === 1);
  expect(whole.length).toBeGreaterThan(100);
  const links = shares.filter(([, , link]) => typeof link === 'string').length;
  expect(links).toBeGreaterThan(0);
  expect(links).toBeLessThanOrEqual(visitors.segments.length + home.segments.length);
  const unopened = recorded.flatMap((step) =>
    step.kind === 'substitution'
      ? []
      : [step.visitors, step.home].filter(
          ({ decision, link, seal }) => seal !== null && (decision === null || link === null),
        ),
  );
  expect(shares.filter(([, seal]) => typeof seal === 'string')).toHaveLength(unopened.length);
  expect(signatures).toHaveLength(86 * (whole.length + links));
});

test('the record of another live game is damaged, as is one of a later format', async () => {
  const { gameID, game } = aFinishedGame(1954);
  const packed = await packLiveGame(gameID, game);
  for (const reading of [
    unpackLiveGame(OTHER_GAME, packed),
    unpackLiveGame(gameID, { ...packed, format: 2 }),
    unpackLiveGame(gameID, { ...packed, events: packed.events + 1 }),
    unpackLiveGame(gameID, { ...packed, record: packed.record.subarray(1) }),
  ])
    await expect(reading).rejects.toBeInstanceOf(DamagedRecord);
});
