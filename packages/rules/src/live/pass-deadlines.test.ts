import { describe, expect, test } from 'vitest';
import { SIDES } from '../games/lineup-slots.ts';
import { LiveTable, tableOf } from '../testing/live-table.ts';
import { aSide } from '../testing/player-builders.ts';
import { TO_THE_END, halfOf, nextEventNumber } from './live-state.ts';
import { nextDeadlineOf, passDeadlines, postponeDeadlines } from './pass-deadlines.ts';

const ALL = 200_000;

/** Plays on until the half is over. */
function playHalf(table: LiveTable): void {
  const half = halfOf(table.state.game);
  while (halfOf(table.state.game) === half) table.playQuietly();
}

describe('the clocks', () => {
  test('a decision takes 20 seconds, and then of the bank of three minutes', () => {
    const table = tableOf('SO');
    table.now += 20_000;
    table.must(table.decision('home', { kind: 'field', walk: false }));
    expect(table.state.home.bankMs).toBe(180_000);
    table.now += 15_000;
    table.must(table.decision('visitors', { kind: 'bat', steal: null }));
    expect(table.state.visitors.bankMs).toBe(165_000);
    table.revealBoth();
    expect(table.state.visitors.timer?.leftMs).toBe(185_000);
  });

  test('who lets all of it pass decides nothing, and has no bank any more', () => {
    const table = tableOf('SO');
    expect(nextDeadlineOf(table.state)).toBe(table.now + ALL);
    table.must(table.decision('home', { kind: 'field', walk: false }));
    const late = table.decision('visitors', { kind: 'bat', steal: null });
    table.now += ALL;
    expect(table.step(late)).toMatchObject({ ok: false, code: 'decision_late' });
    expect(table.step({ ...late, kind: 'substitute', playerOut: 0, playerIn: 19 })).toMatchObject({
      ok: false,
      code: 'decision_late',
    });
    table.pass(0);
    expect(table.state.phase).toBe('reveal');
    expect(table.step(late)).toMatchObject({ ok: false, code: 'decision_late' });
    table.revealBoth();
    expect(table.steps[0]).toMatchObject({ visitors: { decision: null, seal: null } });
    expect(table.state.visitors).toMatchObject({ missed: 1, bankMs: 0, computerThroughHalf: null });
    expect(table.state.visitors.timer?.leftMs).toBe(20_000);
  });

  test('nothing is due before its moment', () => {
    const table = tableOf('SO');
    const { state } = table;
    expect(passDeadlines(table.context, state, table.now + ALL - 1)).toEqual({ state, played: [] });
  });

  test('runners that nobody sends in time are sent as the computer sends them', () => {
    const table = tableOf('H1');
    while (table.state.phase !== 'choose') table.playQuietly();
    const { eventNumber } = table.state.game;
    table.pass(ALL);
    table.revealBoth();
    expect(table.state.game.eventNumber).toBeGreaterThan(eventNumber);
    expect(table.state.visitors.missed).toBe(1);
  });
});

describe('a link that does not come', () => {
  test('counts as zero after 10 seconds, and the computer manages to the end of the half', () => {
    const table = tableOf('SO').decideQuietly();
    const late = table.reveal('visitors')!;
    table.must(table.reveal('home')!);
    expect(nextDeadlineOf(table.state)).toBe(table.now + 10_000);
    table.now += 10_000;
    expect(table.step(late)).toMatchObject({ ok: false, code: 'reveal_late' });
    table.pass(0);
    expect(table.steps[0]).toMatchObject({
      visitors: { decision: null, seal: expect.any(String), link: null, signature: null },
      home: { link: expect.any(String) },
    });
    expect(table.state.visitors.timer).toBeNull();
    const again = table.decision('visitors', { kind: 'bat', steal: null });
    expect(table.step(again)).toMatchObject({ ok: false, code: 'computer_manages' });
    playHalf(table);
    expect(table.steps.every((step) => step.kind === 'event' && step.visitors.link === null)).toBe(
      true,
    );
    expect(table.state.visitors.timer?.leftMs).toBe(ALL);
  });

  test('starts no clock again: a substitution by the other side leaves the computer its own', () => {
    const table = tableOf('SO').decideQuietly();
    table.must(table.reveal('home')!);
    table.pass(10_000);
    const eventNumber = nextEventNumber(table.state);
    table.must({ kind: 'substitute', side: 'home', eventNumber, playerOut: 8, playerIn: 19 });
    expect(table.state).toMatchObject({ phase: 'decide', visitors: { timer: null } });
    table.playQuietly();
    expect(table.steps.at(-1)).toMatchObject({ kind: 'event', visitors: { link: null } });
  });

  test('of both: the computer plays the half without waiting for anybody', () => {
    const table = tableOf('SO').decideQuietly();
    table.pass(10_000);
    expect(table.steps).toHaveLength(3);
    expect(halfOf(table.state.game)).toBe(1);
    expect(table.state.phase).toBe('decide');
    for (const side of SIDES) expect(table.state[side].timer).not.toBeNull();
  });
});

describe('a side that is not connected', () => {
  test('has its time rest, for a minute of a half-inning in all', () => {
    const table = tableOf('SO');
    table.must(table.decision('home', { kind: 'field', walk: false }));
    table.now += 5000;
    table.must({ kind: 'disconnect', side: 'visitors' });
    table.must({ kind: 'disconnect', side: 'visitors' });
    expect(nextDeadlineOf(table.state)).toBe(table.now + 60_000);
    table.now += 40_000;
    table.must({ kind: 'connect', side: 'visitors' });
    expect(table.state.visitors).toMatchObject({
      graceLeftMs: 20_000,
      timer: { leftMs: 195_000, runningSince: table.now },
    });
    table.must({ kind: 'disconnect', side: 'visitors' });
    expect(nextDeadlineOf(table.state)).toBe(table.now + 20_000);
    table.must({ kind: 'connect', side: 'visitors' });
    playHalf(table);
    expect(table.state.visitors.graceLeftMs).toBe(60_000);
  });

  test('has its minute from the beginning of the game, if it is away then', () => {
    const table = new LiveTable(1, { visitors: aSide('V'), home: aSide('H') });
    table.must({ kind: 'disconnect', side: 'visitors' });
    table.now += 40_000;
    table.begin();
    expect(nextDeadlineOf(table.state)).toBe(table.now + 60_000);
  });

  test('has no other minute for a half-inning that begins without it', () => {
    const table = tableOf('SO');
    table.must({ kind: 'disconnect', side: 'visitors' });
    table.now += 40_000;
    table.must({ kind: 'connect', side: 'visitors' });
    // Its link does not come, so that the half goes on without it.
    table.decideQuietly();
    table.must(table.reveal('home')!);
    table.pass(10_000);
    table.must({ kind: 'disconnect', side: 'visitors' });
    const endOfGrace = table.now + 20_000;
    playHalf(table);
    expect(halfOf(table.state.game)).toBe(1);
    expect(nextDeadlineOf(table.state)).toBe(endOfGrace);
  });

  test('rests with its link as well', () => {
    const table = tableOf('SO').decideQuietly();
    table.must(table.reveal('home')!);
    table.now += 4000;
    table.must({ kind: 'disconnect', side: 'visitors' });
    table.pass(59_000);
    expect(table.steps).toEqual([]);
    table.must({ kind: 'connect', side: 'visitors' });
    table.pass(5999);
    table.must(table.reveal('visitors')!);
    expect(table.steps).toHaveLength(1);
  });

  test('leaves the other side the win, or the computer; who is back plays on', () => {
    const table = tableOf('SO');
    table.must({ kind: 'disconnect', side: 'visitors' });
    expect(table.step({ kind: 'takeWin', side: 'home' })).toMatchObject({
      code: 'nothing_offered',
    });
    table.pass(60_000);
    expect(table.state.offer).toEqual({ to: 'home', since: table.now });
    expect(table.step({ kind: 'takeWin', side: 'visitors' }).ok).toBe(false);
    const offered = table.state;
    table.must({ kind: 'connect', side: 'visitors' });
    expect(table.state).toMatchObject({ offer: null, visitors: { isGone: false } });

    table.state = offered;
    table.must({ kind: 'takeWin', side: 'home' });
    expect(table.state.result).toMatchObject({ how: 'left', winner: 'home' });
    table.must({ kind: 'takeWin', side: 'home' });

    table.state = offered;
    table.must({ kind: 'playOn', side: 'home' });
    table.must({ kind: 'playOn', side: 'home' });
    expect(table.state.visitors.computerThroughHalf).toBe(TO_THE_END);
    playHalf(table);
    playHalf(table);
    expect(table.state.visitors.timer).toBeNull();
    expect(table.state.home.timer).not.toBeNull();
  });

  test('may be gone for a moment while the win is offered to it', () => {
    const table = tableOf('SO');
    table.must({ kind: 'disconnect', side: 'visitors' });
    table.pass(60_000);
    table.must({ kind: 'disconnect', side: 'home' });
    table.now += 1000;
    table.must({ kind: 'connect', side: 'home' });
    table.must({ kind: 'takeWin', side: 'home' });
    expect(table.state.result).toMatchObject({ how: 'left', winner: 'home' });
  });

  test('is played for by the computer if the other does not choose within a minute', () => {
    const table = tableOf('SO');
    table.must({ kind: 'disconnect', side: 'visitors' });
    table.pass(60_000);
    table.must(table.decision('home', { kind: 'field', walk: false }));
    expect(nextDeadlineOf(table.state)).toBe(table.now + 60_000);
    table.pass(60_000);
    expect(table.state).toMatchObject({ phase: 'reveal', offer: null });
    table.revealBoth();
    expect(table.steps[0]).toMatchObject({ visitors: { link: null } });
  });

  test('and the other neither: the computer plays the game out', () => {
    const table = tableOf('OO');
    for (const side of SIDES) table.must({ kind: 'disconnect', side });
    // Nobody scores where everybody is out: somebody has to be ahead.
    table.state = {
      ...table.state,
      game: { ...table.state.game, home: { ...table.state.game.home, runs: 1 } },
    };
    table.pass(60_000);
    expect(table.state).toMatchObject({ phase: 'over', result: { how: 'played', winner: 'home' } });
    expect(table.steps).toMatchObject([
      { kind: 'playOut', visitors: { link: null }, home: { link: null } },
    ]);
  });
});

test('three decisions in a row that pass leave the other side the win, until one is made', () => {
  const table = tableOf('SO');
  const missOne = () => {
    table.must(table.decision('home', { kind: 'field', walk: false }));
    table.pass(ALL);
    table.revealBoth();
  };
  missOne();
  missOne();
  expect(table.state.offer).toBeNull();
  table.must(table.decision('home', { kind: 'field', walk: false }));
  table.pass(ALL);
  expect(table.state.offer?.to).toBe('home');
  table.revealBoth().decideQuietly();
  expect(table.state).toMatchObject({ offer: null, visitors: { missedInRow: 0 } });
});

test('who comes back may let two decisions pass again', () => {
  const table = tableOf('SO');
  const missOne = () => {
    table.must(table.decision('home', { kind: 'field', walk: false }));
    table.pass(ALL);
    table.revealBoth();
  };
  missOne();
  missOne();
  table.must({ kind: 'disconnect', side: 'visitors' });
  table.must({ kind: 'connect', side: 'visitors' });
  table.must(table.decision('home', { kind: 'field', walk: false }));
  table.pass(ALL);
  expect(table.state).toMatchObject({ offer: null, visitors: { missed: 3 } });
});

test('an outage of the server takes no time from anybody', () => {
  const table = tableOf('SO');
  table.must({ kind: 'disconnect', side: 'visitors' });
  table.pass(60_000);
  table.must({ kind: 'disconnect', side: 'home' });
  const deadline = nextDeadlineOf(table.state)!;
  const later = postponeDeadlines(table.state, 1_000_000, table.now + 1_000_000);
  expect(nextDeadlineOf(later)).toBe(deadline + 1_000_000);
  const { state } = passDeadlines(table.context, later, table.now + 1_000_000);
  expect(state).toBe(later);
  const running = postponeDeadlines(tableOf('SO').state, 500, 1_000_500);
  expect(nextDeadlineOf(running)).toBe(1_000_000 + ALL + 500);
});

test('what began since an outage gets no more time than it would have had', () => {
  const { state, now } = tableOf('SO');
  expect(nextDeadlineOf(postponeDeadlines(state, 600_000, now + 2_000))).toBe(now + 2_000 + ALL);
});
