import { expect, test } from 'vitest';
import { tableOf } from '../testing/live-table.ts';
import { viewOf } from './live-view.ts';

test('before both have decided a side sees that the other has, not what', () => {
  const table = tableOf('SO');
  const decision = table.decision('home', { kind: 'field', walk: true });
  table.must(decision);
  const seen = viewOf(table.state, 'visitors');
  expect(seen.opponent).toMatchObject({ hasDecided: true, seal: null });
  expect(JSON.stringify(seen)).not.toContain(decision.seal);
  expect(JSON.stringify(seen)).not.toContain('walk');
  expect(viewOf(table.state, 'home').you.decision).toEqual({ kind: 'field', walk: true });
  expect(seen.you).toMatchObject({ hasDecided: false, decision: null });
});

test('once both have decided a side sees the seal that it signs, and no link', () => {
  const table = tableOf('SO').decideQuietly();
  const link = table.linkOf('home') as string;
  table.must(table.reveal('home')!);
  const seen = viewOf(table.state, 'visitors');
  expect(seen.phase).toBe('reveal');
  expect(seen.opponent).toMatchObject({
    hasRevealed: true,
    seal: table.state.home.decision?.seal,
    anchor: table.state.home.segments[0]?.anchor,
  });
  expect(JSON.stringify(seen)).not.toContain(link);
  expect(seen.you.link).toEqual({ anchor: table.state.visitors.segments[0]?.anchor, index: 1 });
});

test('the choice that is pending is there for the side at bat alone', () => {
  const table = tableOf('H1');
  while (table.state.phase !== 'choose') table.playQuietly();
  expect(viewOf(table.state, 'visitors').game.pendingChoice).toBe(table.state.game.pendingChoice);
  const seen = viewOf(table.state, 'home');
  expect(seen).toMatchObject({ phase: 'choose', game: { pendingChoice: null } });
  expect(seen.you).toMatchObject({ hasDecided: true, deadline: null });
});

test('both see who is connected, whom the computer manages, and until when something is due', () => {
  const table = tableOf('SO').decideQuietly();
  table.must(table.reveal('visitors')!);
  table.pass(10_000);
  table.must({ kind: 'disconnect', side: 'home' });
  expect(viewOf(table.state, 'visitors').opponent).toMatchObject({
    computer: 'thisHalf',
    isConnected: false,
    isGone: false,
  });
  const deadline = table.now + 60_000;
  expect(viewOf(table.state, 'visitors')).toMatchObject({
    isOffered: false,
    nextDeadline: deadline,
  });
  table.pass(60_000);
  expect(viewOf(table.state, 'visitors').isOffered).toBe(true);
  expect(viewOf(table.state, 'home').isOffered).toBe(false);
  table.must({ kind: 'playOn', side: 'visitors' });
  expect(viewOf(table.state, 'home').you).toMatchObject({ computer: 'toTheEnd', hasDecided: true });
});
