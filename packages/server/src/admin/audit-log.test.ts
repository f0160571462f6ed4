import { describe, expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { refuse } from '../platform/refusal.ts';
import { recordAdminAction } from './audit-log.ts';

const app = await anApp();
const { database, clock } = app;
const admin = await aPlayer(app, { username: 'Landis', isAdmin: true });
const another = await aPlayer(app, { username: 'Chandler', isAdmin: true });

const record = (
  adminID: string,
  action: 'series_changed' | 'money_awarded',
  subjectID: string | number,
  rest: { before?: unknown; after?: unknown; reason?: string } = {},
) =>
  database.transaction(async (tx) => {
    await recordAdminAction(tx, { adminID, action, subjectID, now: clock(), ...rest });
    return { ok: true };
  });

await record(admin.userID, 'series_changed', 1954, {
  before: { cost: 10 },
  after: { cost: 12 },
  reason: 'It resold for too much',
});
await record(admin.userID, 'money_awarded', another.userID, { after: { amount: 500 } });
await record(another.userID, 'series_changed', 1927);

const log = (query = '') => admin.request('GET', `/admin/audit${query}`);

describe('the audit log', () => {
  test('tells who did what to what, before and after, why and when, newest first', async () => {
    const { status, body } = await log();
    expect(status).toBe(200);
    expect(body.map(({ action }: { action: string }) => action)).toEqual([
      'series_changed',
      'money_awarded',
      'series_changed',
    ]);
    expect(body[2]).toEqual({
      entryID: expect.any(String),
      created: expect.any(String),
      adminID: admin.userID,
      admin: 'Landis',
      action: 'series_changed',
      subject: { kind: 'series', id: '1954' },
      before: { cost: 10 },
      after: { cost: 12 },
      reason: 'It resold for too much',
    });
    expect(body[1]).toMatchObject({ before: null, after: { amount: 500 }, reason: null });
  });

  test('can be narrowed to an admin, an action, a subject', async () => {
    expect((await log('?admin=LANDIS')).body).toHaveLength(2);
    expect((await log('?action=series_changed')).body).toHaveLength(2);
    expect((await log('?subjectKind=series&subjectID=1927')).body).toMatchObject([
      { admin: 'Chandler' },
    ]);
    expect((await log('?admin=nobody')).body).toEqual([]);
    expect((await log('?action=unheard_of')).status).toBe(400);
  });

  test('comes page by page', async () => {
    const first = await log('?limit=2');
    expect(first.body).toHaveLength(2);
    const rest = await log(`?limit=2&after=${first.headers['x-next-after']}`);
    expect(rest.body).toMatchObject([{ subject: { id: '1954' } }]);
    expect(rest.headers['x-next-after']).toBeUndefined();
  });

  test('holds nothing of an action that was refused', async () => {
    await database.transaction(async (tx) => {
      await recordAdminAction(tx, {
        adminID: admin.userID,
        action: 'card_changed',
        subjectID: 1,
        now: clock(),
      });
      return refuse('wallet_too_small');
    });
    expect((await log('?action=card_changed')).body).toEqual([]);
  });

  test('is only ever added to', async () => {
    for (const statement of [
      `update audit_log set reason = 'another'`,
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(database.sql(statement)).rejects.toThrow('only added to');
    }
    expect((await log()).body).toHaveLength(3);
  });
});
