import { DECIDED_REPORT_DAYS } from '@pennant/rules/reports/report-limits';
import { expect, test } from 'vitest';
import { aPlayer, GOOD_PASSWORD, signIn, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { purgeReports } from './reports-of-user.ts';
import { aReport, report, reportsOf } from './testing/a-named-rival.ts';

const app = await anApp();
const { database } = app;
const admin = await aPlayer(app, { isAdmin: true });

const leave = (player: TestPlayer) =>
  player.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } });

test('the export has what the user reported, and nothing of who reported them', async () => {
  const [reporter, owner] = [await aPlayer(app), await aPlayer(app)];
  await report(reporter, 'username', { username: owner.username }, 'personal');
  const { body } = await reporter.request('GET', '/users/export');
  expect(body.reports).toMatchObject([
    { kind: 'username', name: owner.username, reason: 'personal' },
  ]);
  expect(body.reports[0].reported).toMatch(/Z$/);
  const { body: owners } = await owner.request('GET', '/users/export');
  expect(owners.reports).toEqual([]);
  expect(JSON.stringify(owners)).not.toContain(reporter.username);
});

test('who leaves is in no report: theirs are nobody’s, those of their names are closed', async () => {
  const [reporter, owner] = [await aPlayer(app), await aPlayer(app)];
  const { reportID } = await aReport(admin, reporter, 'username', { username: owner.username });
  await leave(reporter);
  expect(await reportsOf(admin)).toContainEqual(
    expect.objectContaining({ reportID, state: 'open', reporters: 1 }),
  );
  const rowsWith = (userID: string) =>
    database.sql(
      `select report_id from report where reporter_id = $1
       union all select reported_name_id from reported_name where reported_user_id = $1`,
      [userID],
    );
  expect(await rowsWith(reporter.userID)).toEqual([]);

  await leave(owner);
  expect(await rowsWith(owner.userID)).toEqual([]);
  const listed = await reportsOf(admin);
  expect(listed).toContainEqual(
    expect.objectContaining({
      reportID,
      name: 'A former player',
      currentName: null,
      User: null,
      state: 'closed',
    }),
  );
  expect(JSON.stringify(listed)).not.toContain(owner.username);
});

test('what was decided on long ago goes, with its reports; what is open stays', async () => {
  const [reporter, decided, open] = [await aPlayer(app), await aPlayer(app), await aPlayer(app)];
  const old = await aReport(admin, reporter, 'username', { username: decided.username });
  await admin.request('POST', `/admin/reports/${old.reportID}/dismiss`);
  const left = await aReport(admin, reporter, 'username', { username: open.username });
  const ids = async () => {
    const rows = await database.sql<{ id: string }>(
      `select reported_name_id as id from report where reported_name_id = any($1::uuid[])
       union select reported_name_id from reported_name where reported_name_id = any($1::uuid[])`,
      [[old.reportID, left.reportID]],
    );
    return rows.map(({ id }) => id).toSorted();
  };
  app.advanceTime({ days: DECIDED_REPORT_DAYS - 1 });
  await purgeReports(database, app.clock());
  expect(await ids()).toEqual([old.reportID, left.reportID].toSorted());
  app.advanceTime({ days: 2 });
  await purgeReports(database, app.clock());
  expect(await ids()).toEqual([left.reportID]);
});

test('a user who was hidden long ago can still be shown again', async () => {
  const now = await signIn(app, admin);
  const [reporter, owner] = [await aPlayer(app), await aPlayer(app)];
  const { reportID } = await aReport(now, reporter, 'username', { username: owner.username });
  const hidden = await now.request('POST', `/admin/reports/${reportID}/hide`, {
    body: { reason: 'A slur.' },
  });
  expect(hidden.status).toBe(200);
  app.advanceTime({ days: DECIDED_REPORT_DAYS + 1 });
  await purgeReports(database, app.clock());
  const later = await signIn(app, admin);
  expect((await later.request('POST', `/admin/reports/${reportID}/show`)).status).toBe(200);
});

test('a user who was hidden and then renamed can still be shown again, long after', async () => {
  const now = await signIn(app, admin);
  const [reporter, owner] = [await aPlayer(app), await aPlayer(app)];
  const { reportID } = await aReport(now, reporter, 'username', { username: owner.username });
  for (const decision of ['hide', 'rename']) {
    const path = `/admin/reports/${reportID}/${decision}`;
    const decided = await now.request('POST', path, { body: { reason: 'A slur.' } });
    expect(decided.status).toBe(200);
  }
  app.advanceTime({ days: DECIDED_REPORT_DAYS + 1 });
  await purgeReports(database, app.clock());
  const later = await signIn(app, admin);
  expect((await later.request('POST', `/admin/reports/${reportID}/show`)).status).toBe(200);
  // By then nothing keeps the report.
  await purgeReports(database, app.clock());
  expect((await reportsOf(later)).map((listed) => listed.reportID)).not.toContain(reportID);
});
