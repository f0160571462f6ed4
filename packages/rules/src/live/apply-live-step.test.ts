import { expect, test } from 'vitest';
import { liveDice } from '../fairness/live-dice.ts';
import { applyCommand } from '../games/apply-command.ts';
import { LiveTable, tableOf } from '../testing/live-table.ts';
import { aSide } from '../testing/player-builders.ts';
import { applyLiveStep } from './apply-live-step.ts';
import type { LiveStep } from './live-step.ts';

const ANCHOR = 'ab'.repeat(32);

/** Returns the code of a refusal, and makes sure that nothing moved. */
function codeOf(table: LiveTable, step: LiveStep): string | null {
  const before = JSON.stringify(table.state);
  const result = table.step(step);
  if (result.ok) return null;
  expect(JSON.stringify(table.state)).toBe(before);
  expect(result.message.length).toBeGreaterThan(10);
  return result.code;
}

const atReveal = () => tableOf('SO').decideQuietly();

/** Returns a game whose side at bat has runners to send. */
function atChoice(): LiveTable {
  const table = tableOf('H1');
  while (table.state.phase !== 'choose') table.playQuietly();
  return table;
}

test('the game begins once both sides are ready, each with a chain of its own', () => {
  const table = new LiveTable(1, { visitors: aSide('V'), home: aSide('H') });
  const { chain, publicKey } = table.addDevice('home');
  const ready = { kind: 'ready', side: 'home', anchor: chain.anchor, publicKey } as const;
  expect(codeOf(table, { ...ready, kind: 'renewChain' })).toBe('not_begun');
  expect(codeOf(table, { ...ready, anchor: 'no anchor' })).toBe('anchor_malformed');
  expect(codeOf(table, { ...ready, publicKey: 'no key' })).toBe('anchor_malformed');
  table.must(ready);
  const waiting = table.state;
  expect(waiting.phase).toBe('ready');
  table.must(ready);
  expect(table.state).toBe(waiting);
  expect(codeOf(table, { ...ready, anchor: ANCHOR })).toBe('already_ready');
  expect(codeOf(table, { ...ready, side: 'visitors' })).toBe('anchor_in_use');
  table.must({ ...ready, side: 'visitors', anchor: ANCHOR });
  expect(table.state.phase).toBe('decide');
  expect(table.state.visitors.timer).toEqual({ leftMs: 200_000, runningSince: table.now });
});

test('the dice fall once both have decided and both links are there', () => {
  const table = tableOf('SO');
  const { context } = table;
  const before = table.state.game;
  table.must(table.decision('home', { kind: 'field', walk: false }));
  expect(codeOf(table, { ...table.decision('home', { kind: 'field', walk: true }) })).toBe(
    'decision_locked',
  );
  expect(table.state.phase).toBe('decide');
  table.must(table.decision('visitors', { kind: 'bat', steal: null }));
  expect(table.state.phase).toBe('reveal');
  const links = { visitors: table.linkOf('visitors'), home: table.linkOf('home') };
  table.must(table.reveal('home')!);
  expect(table.events).toEqual([]);
  table.must(table.reveal('visitors')!);
  const dice = liveDice({ ...context, eventNumber: 1, links });
  const turn = applyCommand(context.setup, before, { kind: 'roll' }, dice);
  expect(turn).toMatchObject({ ok: true, events: table.events });
  expect(table.state.phase).toBe('decide');
});

test('a step that is sent again changes nothing and plays nothing', () => {
  const table = tableOf('SO');
  const again = (step: LiveStep) => {
    table.must(step);
    const { state } = table;
    expect(applyLiveStep(table.context, state, step, table.now + 5000)).toEqual({
      ok: true,
      state,
      played: [],
    });
  };
  again(table.decision('home', { kind: 'field', walk: true }));
  table.must(table.decision('visitors', { kind: 'bat', steal: null }));
  again(table.reveal('home')!);
  again({ kind: 'quit', side: 'home' });
  expect(table.state.result?.winner).toBe('visitors');
});

test.each<[string, string, (table: LiveTable) => LiveStep]>([
  [
    'a steal by the side in the field',
    'not_your_decision',
    (table) => table.decision('home', { kind: 'bat', steal: null }),
  ],
  [
    'a walk by the side at bat',
    'not_your_decision',
    (table) => table.decision('visitors', { kind: 'field', walk: true }),
  ],
  [
    'a choice where none is pending',
    'not_your_decision',
    (table) => table.decision('visitors', { kind: 'choose', runnersAdvancing: null }),
  ],
  [
    'a steal by nobody on base',
    'steal_not_possible',
    (table) => table.decision('visitors', { kind: 'bat', steal: '1' }),
  ],
  [
    'a steal from a base that is none',
    'steal_not_possible',
    (table) => table.decision('visitors', { kind: 'bat', steal: 'x' }),
  ],
  [
    'a decision for an event that is over',
    'decision_of_earlier_event',
    (table) => ({ ...table.decision('home', { kind: 'field', walk: false }), eventNumber: 0 }),
  ],
  [
    'a decision for an event to come',
    'decision_of_later_event',
    (table) => ({ ...table.decision('home', { kind: 'field', walk: false }), eventNumber: 2 }),
  ],
  [
    'a seal that is none',
    'seal_malformed',
    (table) => ({ ...table.decision('home', { kind: 'field', walk: false }), seal: 'ab' }),
  ],
  ['a link before both decided', 'links_not_due', (table) => table.reveal('home')!],
  [
    'a substitution for an event that is over',
    'decision_of_earlier_event',
    () => ({ kind: 'substitute', side: 'home', eventNumber: 0, playerOut: 0, playerIn: 19 }),
  ],
  [
    'a substitution that the rules refuse',
    'player_not_in_game',
    () => ({ kind: 'substitute', side: 'home', eventNumber: 1, playerOut: 20, playerIn: 19 }),
  ],
  [
    'a new chain while the old one is long',
    'anchor_not_due',
    (table) => ({ ...table.state.home.segments[0]!, kind: 'renewChain', side: 'home' }),
  ],
  ['a win that nobody offered', 'nothing_offered', () => ({ kind: 'takeWin', side: 'home' })],
  ['a computer that nobody offered', 'nothing_offered', () => ({ kind: 'playOn', side: 'home' })],
])('%s is refused: %s', (_what, code, stepOf) => {
  const table = tableOf('SO');
  expect(codeOf(table, stepOf(table))).toBe(code);
});

test.each<[string, string, (table: LiveTable) => LiveStep]>([
  [
    'another decision',
    'decision_locked',
    (table) => table.decision('home', { kind: 'field', walk: true }),
  ],
  [
    'a substitution',
    'decision_locked',
    () => ({ kind: 'substitute', side: 'home', eventNumber: 1, playerOut: 0, playerIn: 19 }),
  ],
  [
    'a link that does not hash to the one before',
    'link_does_not_follow',
    (table) => ({ ...table.reveal('home')!, link: ANCHOR }),
  ],
  [
    'the link of the other side',
    'link_does_not_follow',
    (table) => ({ ...table.reveal('home')!, link: table.linkOf('visitors')! }),
  ],
  [
    'the link of an event that is over',
    'reveal_of_earlier_event',
    (table) => ({ ...table.reveal('home')!, eventNumber: 0 }),
  ],
  [
    'the link of an event to come',
    'reveal_of_later_event',
    (table) => ({ ...table.reveal('home')!, eventNumber: 2 }),
  ],
])('once both have decided, %s is refused: %s', (_what, code, stepOf) => {
  const table = atReveal();
  expect(codeOf(table, stepOf(table))).toBe(code);
});

test('a link that does not open the seal of the decision is refused', () => {
  const table = tableOf('SO');
  const { seal } = table.decision('home', { kind: 'field', walk: true });
  table.must({ ...table.decision('home', { kind: 'field', walk: false }), seal });
  table.must(table.decision('visitors', { kind: 'bat', steal: null }));
  expect(codeOf(table, table.reveal('home')!)).toBe('seal_differs');
  table.must(table.reveal('visitors')!);
  expect(table.events).toEqual([]);
});

test('another link of an event after the first is refused, also once the dice have fallen', () => {
  const table = atReveal();
  const reveal = table.reveal('home')!;
  table.must(reveal);
  expect(codeOf(table, { ...reveal, link: ANCHOR })).toBe('already_revealed');
  table.must(table.reveal('visitors')!);
  expect(codeOf(table, { ...reveal, link: ANCHOR })).toBe('reveal_of_earlier_event');
});

test('the same link sent again once the dice have fallen changes nothing', () => {
  const table = atReveal();
  const reveal = table.reveal('home')!;
  table.must(reveal);
  table.must(table.reveal('visitors')!);
  const fallen = table.state;
  expect(fallen.game.eventNumber).toBe(1);
  table.must(reveal);
  expect(table.state).toBe(fallen);
});

test('the last link of a game that is over can be sent again, another one not', () => {
  const table = atReveal();
  const reveal = table.reveal('home')!;
  table.must(reveal);
  table.must(table.reveal('visitors')!);
  table.must({ kind: 'quit', side: 'visitors' });
  table.must(reveal);
  expect(codeOf(table, { ...reveal, link: ANCHOR })).toBe('game_over');
});

test('a substitution makes the other side decide anew, in time of its own', () => {
  const table = tableOf('SO');
  const decision = table.decision('home', { kind: 'field', walk: true });
  table.must(decision);
  table.now += 7000;
  const own = table.state.visitors.timer;
  const substitution = { eventNumber: 1, playerOut: 0, playerIn: 19 } as const;
  table.must({ kind: 'substitute', side: 'visitors', ...substitution });
  expect(table.state.home).toMatchObject({
    decision: null,
    timer: { leftMs: 200_000, runningSince: table.now },
  });
  expect(table.state.visitors.timer).toEqual(own);
  expect(table.steps).toEqual([{ kind: 'substitution', side: 'visitors', ...substitution }]);
  expect(codeOf(table, decision)).toBe('decision_of_earlier_event');
  table.playQuietly();
  expect(table.events.map(({ kind }) => kind)).toEqual(['substitution', 'plateAppearance']);
});

test('nobody pitches to who is walked on purpose, so nobody steals', () => {
  const table = tableOf('BB').playQuietly();
  expect(table.state.game.bases[0]).toBe(0);
  table.must(table.decision('visitors', { kind: 'bat', steal: '1' }));
  table.must(table.decision('home', { kind: 'field', walk: true }));
  table.revealBoth();
  expect(table.events.at(-1)?.kind).toBe('walk');
  table.must(table.decision('visitors', { kind: 'bat', steal: '2' }));
  table.must(table.decision('home', { kind: 'field', walk: false }));
  table.revealBoth();
  expect(table.events.some(({ kind }) => kind === 'steal')).toBe(true);
});

test('runners after a hit are sent by the side at bat alone, and with links of their own', () => {
  const table = atChoice();
  const eventNumber = table.state.game.eventNumber + 1;
  expect(table.state.home.timer).toBeNull();
  expect(codeOf(table, table.decision('home', { kind: 'field', walk: true }))).toBe(
    'not_your_decision',
  );
  const nobody = { kind: 'choose', runnersAdvancing: '1,2,3' } as const;
  expect(codeOf(table, table.decision('visitors', nobody))).toBe('option_not_offered');
  const substitution = { eventNumber, playerOut: 0, playerIn: 19 };
  expect(codeOf(table, { kind: 'substitute', side: 'home', ...substitution })).toBe(
    'choice_pending',
  );
  const { runnersAdvancing = null } = table.state.game.pendingChoice?.options[0] ?? {};
  table.must(table.decision('visitors', { kind: 'choose', runnersAdvancing }));
  expect(table.state.phase).toBe('reveal');
  table.revealBoth();
  expect(table.events.find((event) => event.eventNumber === eventNumber)?.kind).toBe('advance');
  expect(table.steps.at(-1)).toMatchObject({
    eventNumber,
    visitors: { decision: { kind: 'choose', runnersAdvancing } },
    home: { decision: null, seal: null, link: expect.any(String) },
  });
});

test('the runners go who were sent, whatever the computer would have done', () => {
  const table = atChoice();
  const { state } = table;
  const eventNumber = state.game.eventNumber + 1;
  const sent = (runnersAdvancing: string | null) => {
    table.state = state;
    table.must(table.decision('visitors', { kind: 'choose', runnersAdvancing }));
    table.revealBoth();
    return table.events.findLast((event) => event.eventNumber === eventNumber)?.moves.length;
  };
  const options = state.game.pendingChoice?.options ?? [];
  expect(sent(null)).toBe(0);
  expect(sent(options[0]?.runnersAdvancing ?? null)).toBeGreaterThan(0);
});

test('a side that gives up loses, before the fourth out hardly', () => {
  const table = tableOf('SO');
  for (let out = 0; out < 3; out += 1) table.playQuietly();
  const early = applyLiveStep(table.context, table.state, { kind: 'quit', side: 'home' }, 0);
  expect(early).toMatchObject({
    ok: true,
    state: { phase: 'over', result: { how: 'quit', winner: 'visitors', isBeforeFourthOut: true } },
  });
  table.playQuietly().must({ kind: 'quit', side: 'visitors' });
  expect(table.state.result).toEqual({ how: 'quit', winner: 'home', isBeforeFourthOut: false });
  expect(codeOf(table, { kind: 'playOn', side: 'home' })).toBe('game_over');
});

test('a game that has not begun is called off', () => {
  const table = new LiveTable(1, { visitors: aSide('V'), home: aSide('H') });
  table.must({ kind: 'quit', side: 'home' });
  expect(table.state.result).toMatchObject({ how: 'calledOff', winner: null });
  table.must({ kind: 'quit', side: 'visitors' });
});
