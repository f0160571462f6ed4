import type { RolledEventDto } from '@pennant/contract/game-event';
import type { Game } from '@pennant/contract/games';
import { describe, expect, test } from 'vitest';

import {
  aGameDto,
  anEvent,
  anEventWithoutDice,
  aRollResponse,
  visitor,
} from '../testing/a-game-dto.ts';
import { mergeRollResponse } from './merge-roll-response.ts';
import type { PlayCommand } from './play-command.ts';
import {
  createPlayState,
  isBusy,
  isRollingDice,
  playReducer,
  type PlayAction,
  type PlayState,
} from './play-state.ts';

const NORMAL = 1;
const INSTANT = 0;

const before = aGameDto();
const single = anEvent(1, {
  ipOuts: 0,
  resultType: 'H1',
  firstBaseRunnerLineupID: visitor(0),
  moves: [{ gameLineupID: visitor(0), from: 0, to: 1, out: false }],
});
const secondOut = anEvent(2);
const thirdOut = anEvent(3, { ipOuts: 3 });
const CHOICE = {
  kind: 'advance',
  options: [{ label: 'Advance Nobody', runnersAdvancing: null }],
} as unknown as NonNullable<Game['pendingChoice']>;

type Response = Extract<PlayAction, { kind: 'responded' }>;

/** Returns the response to a command that has led to these events. */
const response = (
  events: readonly RolledEventDto[],
  { factor = NORMAL, ...over }: { factor?: number } & Parameters<typeof aRollResponse>[1] = {},
): Response => ({
  kind: 'responded',
  game: mergeRollResponse(before, aRollResponse(events, over))!,
  events,
  factor,
});
const requested = (command: PlayCommand['kind']): PlayAction => ({ kind: 'requested', command });
const failure = (command: PlayCommand['kind'], message = 'No.'): PlayAction => ({
  kind: 'failed',
  problem: { command, message },
});
const play = (state: PlayState, ...actions: readonly PlayAction[]): PlayState =>
  actions.reduce(playReducer, state);

const idle = createPlayState(before);
const requesting = play(idle, requested('roll'));
const requestingRest = play(idle, requested('playOn'));
const animating = play(requesting, response([single]));
const HALF_INNING = [single, secondOut, thirdOut];
const fastForwarding = play(requestingRest, response(HALF_INNING));
const choosing = createPlayState({ ...before, pendingChoice: CHOICE });
const final = createPlayState({ ...before, isFinal: true });

/** Returns the names of the cues from a state to the end of its animation. */
function cuesOf(state: PlayState): string[] {
  const names: string[] = [];
  let current = state;
  while (current.kind === 'animating') {
    const { cue } = current;
    names.push(cue.kind === 'play' ? `play ${cue.play}` : cue.kind);
    current = play(current, { kind: 'advanced' });
  }
  return [...names, current.kind];
}

describe('a game that is opened', () => {
  test('waits for a command, for a choice, or for nothing once it is final', () => {
    expect([idle, choosing, final].map(({ kind }) => kind)).toEqual(['idle', 'choosing', 'final']);
    expect([idle, choosing, final].map(isBusy)).toEqual([false, false, false]);
    expect(idle).toMatchObject({ step: null, fastForward: null, problem: null });
  });
});

describe('a roll', () => {
  test('is requested, and nothing else is until it has been shown', () => {
    expect(requesting).toMatchObject({ kind: 'requesting', game: before });
    for (const busy of [requesting, animating, fastForwarding, final])
      expect(play(busy, requested('roll'))).toBe(busy);
    expect([requesting, animating, fastForwarding].map(isBusy)).toEqual([true, true, true]);
  });

  test('is shown cue by cue; then the next one may come', () => {
    expect(animating).toMatchObject({ step: { before, plays: [single] }, fastForward: null });
    expect(cuesOf(animating)).toEqual(['batterDice', 'pitcherDice', 'result', 'play 0', 'idle']);
  });

  test('with a steal that follows shows both plays', () => {
    const steal = anEventWithoutDice(2, 'steal', { ipOuts: 0 });
    const shown = play(requesting, response([single, steal]));
    expect(cuesOf(shown).slice(-3)).toEqual(['play 0', 'play 1', 'idle']);
  });

  test('that leads to a choice asks for it once it has been shown', () => {
    const shown = play(requesting, response([single], { pendingChoice: CHOICE }));
    expect(cuesOf(shown).at(-1)).toBe('choosing');
  });

  test('that ends the game shows its last play first', () => {
    const last = play(requesting, response([single], { isFinal: true }));
    expect(last.kind).toBe('animating');
    expect(cuesOf(last).at(-1)).toBe('final');
  });

  test.each([
    ['idle', {}],
    ['choosing', { pendingChoice: CHOICE }],
    ['final', { isFinal: true }],
  ])('at Instant speed is %s at once', (kind, over) => {
    const shown = play(requesting, response([single], { factor: INSTANT, ...over }));
    expect(shown).toMatchObject({ kind, step: { plays: [single] } });
  });

  test('ends at once when reduced motion is turned on meanwhile', () => {
    const ended = play(animating, { kind: 'skipped' });
    expect(ended).toMatchObject({ kind: 'idle', game: animating.game, step: animating.step });
  });

  test('that was repeated and brings no event shows nothing', () => {
    const repeated = play(requesting, response([]));
    expect(repeated).toMatchObject({ kind: 'idle', step: null, fastForward: null });
  });
});

describe('a choice', () => {
  test('stays while its request is under way; the runners go without dice', () => {
    const sending = play(choosing, requested('manage'));
    expect(sending).toMatchObject({ kind: 'requesting', game: { pendingChoice: CHOICE } });
    const sent = play(sending, response([anEventWithoutDice(1, 'advance', { ipOuts: 0 })]));
    expect(cuesOf(sent)).toEqual(['result', 'play 0', 'idle']);
  });

  test('that is refused is asked again', () => {
    const refused = play(choosing, requested('manage'), failure('manage'));
    expect(refused).toMatchObject({ kind: 'choosing', problem: { command: 'manage' } });
  });
});

describe('a half-inning played at once', () => {
  test('is fast-forwarded event by event', () => {
    expect(fastForwarding).toMatchObject({ kind: 'fastForwarding', index: 0, eventMs: 800 });
    const second = play(fastForwarding, { kind: 'advanced' });
    expect(second).toMatchObject({ kind: 'fastForwarding', index: 1 });
    const end = play(second, { kind: 'advanced' }, { kind: 'advanced' });
    expect(end).toMatchObject({ kind: 'idle', step: null, isElsewhere: false });
    expect(play(end, { kind: 'advanced' }), 'nothing moves any more').toBe(end);
  });

  test('can be skipped, and a game that is over is final then', () => {
    expect(play(fastForwarding, { kind: 'skipped' }).kind).toBe('idle');
    const toEnd = play(requestingRest, response(HALF_INNING, { isFinal: true }));
    expect(play(toEnd, { kind: 'skipped' }).kind).toBe('final');
  });

  test('at Instant speed, or with reduced motion, is over at once', () => {
    const shown = play(requestingRest, response(HALF_INNING, { factor: INSTANT }));
    expect(shown).toMatchObject({ kind: 'idle', fastForward: { events: HALF_INNING } });
  });

  test('of one event is shown as a roll', () => {
    expect(play(requestingRest, response([single])).kind).toBe('animating');
  });
});

test('a substitution is shown for a moment, though nothing moves on the field', () => {
  const change = anEventWithoutDice(1, 'substitution');
  const shown = play(idle, requested('substitute'), response([change]));
  expect(shown).toMatchObject({ kind: 'fastForwarding', isElsewhere: false });
  expect(play(shown, { kind: 'advanced' }).kind).toBe('idle');
});

test('dice roll for a roll and for a half-inning, not for what the manager orders', () => {
  const steal = anEventWithoutDice(1, 'steal', { ipOuts: 0 });
  const stealing = play(idle, requested('manage'));
  const changing = play(idle, requested('substitute'));
  for (const rolling of [requesting, animating, requestingRest, fastForwarding])
    expect(isRollingDice(rolling)).toBe(true);
  const ordered = [
    stealing,
    play(stealing, response([steal])),
    changing,
    play(changing, response([anEventWithoutDice(1, 'substitution')])),
    play(idle, requested('abandon')),
  ];
  for (const state of ordered) {
    expect(isBusy(state)).toBe(true);
    expect(isRollingDice(state)).toBe(false);
  }
  expect(isRollingDice(play(animating, { kind: 'skipped' }))).toBe(false);
});

test('abandoning a game makes it final, with no event', () => {
  expect(play(requesting, response([], { isFinal: true })).kind).toBe('final');
});

describe('a command that fails', () => {
  const failed = play(animating, { kind: 'skipped' }, requested('roll'), failure('roll'));

  test('says why, and leaves the last roll in sight', () => {
    expect(failed).toMatchObject({
      kind: 'idle',
      problem: { command: 'roll', message: 'No.' },
      step: animating.step,
    });
  });

  test('can be repeated: the message goes as soon as the retry is sent', () => {
    const retried = play(failed, requested('roll'));
    expect(retried).toMatchObject({ kind: 'requesting', problem: null });
    expect(play(retried, response([single]))).toMatchObject({ kind: 'animating', problem: null });
  });

  test('with a 409 shows the game as it is elsewhere, once that has come', () => {
    const refused = play(failed, requested('roll'), failure('roll'), { kind: 'outdated' });
    expect(refused).toMatchObject({ kind: 'idle', step: null, problem: { message: 'No.' } });
    const { game } = response(HALF_INNING);
    const current = play(refused, { kind: 'refetched', game });
    expect(current).toMatchObject({ kind: 'idle', game, step: null, isElsewhere: false });
    const over = play(refused, { kind: 'refetched', game: { ...game, isFinal: true } });
    expect(over.kind).toBe('final');
  });

  test('with a response that does not follow on shows nothing of it', () => {
    expect(play(requesting, { kind: 'outdated' })).toEqual(idle);
  });
});

describe('a game that goes on in another tab', () => {
  test('is fast-forwarded with a notice when a roll brings more than one', () => {
    const shown = play(requesting, response(HALF_INNING));
    expect(shown).toMatchObject({ kind: 'fastForwarding', isElsewhere: true });
    expect(play(shown, { kind: 'skipped' })).toMatchObject({ kind: 'idle', isElsewhere: true });
  });

  test('is seen when the user returns: the last roll is outdated', () => {
    const rested = play(animating, { kind: 'skipped' });
    const { game } = response(HALF_INNING, { pendingChoice: CHOICE });
    const current = play(
      rested,
      { kind: 'returned' },
      { kind: 'refetched', game },
      { kind: 'checked', isElsewhere: true },
    );
    expect(current).toMatchObject({ kind: 'choosing', game, step: null, isElsewhere: true });
  });

  test('leaves the last roll where it has not; notice and message go', () => {
    const shown = play(requesting, response(HALF_INNING), { kind: 'skipped' }, failure('roll'));
    const returned = play(shown, { kind: 'returned' });
    expect(returned).toMatchObject({ problem: null, isElsewhere: true });
    expect(play(returned, { kind: 'checked', isElsewhere: false })).toMatchObject({
      kind: 'idle',
      fastForward: shown.fastForward,
      isElsewhere: false,
    });
  });

  test('and a refetch that comes late do not cut what is under way', () => {
    const { game } = response([single, secondOut]);
    for (const busy of [requesting, animating, fastForwarding])
      expect(play(busy, { kind: 'refetched', game })).toEqual({ ...busy, game });
    expect(play(requesting, { kind: 'checked', isElsewhere: true })).toMatchObject({
      kind: 'requesting',
      isElsewhere: true,
    });
    expect(play(animating, { kind: 'checked', isElsewhere: true })).toMatchObject({
      kind: 'idle',
      step: null,
    });
  });
});

test('the same game from the cache, late timers and a skip of nothing change nothing', () => {
  for (const state of [idle, requesting, choosing, final]) {
    expect(play(state, { kind: 'refetched', game: state.game })).toBe(state);
    expect(play(state, { kind: 'advanced' })).toBe(state);
    expect(play(state, { kind: 'skipped' })).toBe(state);
  }
});
