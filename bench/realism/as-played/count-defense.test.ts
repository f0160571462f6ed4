import { expect, test } from 'vitest';
import { countDefense } from './count-defense.ts';
import { LeagueTally } from './league-tally.ts';
import { anEvent, aPlayedGame } from './testing/a-played-game.ts';

test('loose pitches, walks on purpose and errors are of the side in the field', () => {
  const tally = new LeagueTally();
  const loose = (['wildPitch', 'passedBall', 'balk'] as const).map((kind) =>
    anEvent({ kind, outs: 0 }),
  );
  const walks = [anEvent({ kind: 'walk', batting: 'home' }), anEvent({ resultType: 'BB' })];
  const game = aPlayedGame([...loose, ...walks]);
  const state = { ...game.state, home: { ...game.state.home, errors: 2 } };
  countDefense(tally, { ...game, state });
  expect(tally.means.loosePitches).toMatchObject({ count: 2, value: 1.5 });
  expect(tally.means.intentionalWalks.value).toBe(0.5);
  expect(tally.means.errors.value).toBe(1);
});
