import type { ReportedName, ReportedPlace } from '@pennant/contract/reports';
import type { ReportedKind, ReportReason } from '@pennant/rules/reports/report-limits';
import type { TestPlayer } from '../../testing/a-player.ts';
import { aRival, playOut, publish, startChallenge, type TestRival } from '../../testing/a-rival.ts';
import type { TestProgram } from '../../testing/test-program.ts';

/** Creates a player whose published team has a name. */
export async function aNamedRival(
  app: TestProgram,
  { year, name }: { readonly year: number; readonly name: string },
): Promise<TestRival> {
  const rival = await aRival(app, { year });
  await app.database.sql('update team set name = $2 where team_id = $1', [rival.teamID, name]);
  const { status } = await publish(rival);
  if (status !== 200) throw new Error('the team was not published');
  return rival;
}

/** Plays a challenge to its end. Returns the game's id, and which side was challenged. */
export async function aPlayedChallenge(challenger: TestRival, other: TestRival) {
  const { gameID, role } = await startChallenge(challenger, other);
  await playOut(challenger, gameID);
  const side = role === 'home' ? ('visitors' as const) : ('home' as const);
  return { gameID, side, ownSide: side === 'home' ? ('visitors' as const) : ('home' as const) };
}

/** Sends a player's report of a name. */
export const report = (
  { request }: TestPlayer,
  kind: ReportedKind,
  place: ReportedPlace,
  reason?: ReportReason,
) => request('POST', '/reports', { body: { kind, place, ...(reason && { reason }) } });

/** Returns the names that an admin sees as reported. */
export const reportsOf = async ({ request }: TestPlayer): Promise<ReportedName[]> =>
  (await request<ReportedName[]>('GET', '/admin/reports')).body;

/** Reports a name that must be there; returns it as an admin sees it. */
export async function aReport(
  admin: TestPlayer,
  reporter: TestPlayer,
  ...[kind, place]: [ReportedKind, ReportedPlace]
): Promise<ReportedName> {
  const { status, body } = await report(reporter, kind, place);
  if (status !== 200) throw new Error(`the report was refused: ${JSON.stringify(body)}`);
  const [first] = await reportsOf(admin);
  if (first === undefined) throw new Error('the report is not listed');
  return first;
}
