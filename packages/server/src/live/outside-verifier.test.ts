import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LiveRecord } from '@pennant/rules/live/live-record';
import { expect, test, onTestFinished } from 'vitest';
import { runVerifyGame } from '../../../../scripts/verifier/run-verify-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { anApp } from '../testing/an-app.ts';
import { aLiveGame, playQuietly } from './testing/a-live-game.ts';

const app = await anApp();
await aSeason(app.database, { year: 1954 });

/** Plays some events of a live game, until a side gives it up; returns what the server reveals. */
async function aRecord(events: number): Promise<LiveRecord> {
  const game = await aLiveGame(app, { year: 1954 });
  for (let event = 0; event < events; event += 1) await playQuietly(game);
  const [one, other] = game.browsers;
  await one.must({ kind: 'quit' });
  const path = `/live/games/${game.gameID}/record`;
  return (await other.player.request<LiveRecord>('GET', path)).body;
}

test('the outside script verifies ten live games, and none whose links are exchanged', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pennant-outside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lengths = [3, 5, 6, 8, 9, 11, 12, 14, 17, 20];
  const records: Record<string, LiveRecord> = {};
  for (const [index, length] of lengths.entries()) records[`${index}`] = await aRecord(length);
  const genuine = runVerifyGame(folder, records, []);
  expect(genuine.stderr).toBe('');
  expect(genuine.status).toBe(0);

  const text = JSON.stringify(records['9']);
  const [first, second] = records['9']!.steps.flatMap((step) =>
    step.kind === 'event' && step.visitors.link !== null ? [step.visitors.link] : [],
  );
  const exchanged = text
    .replace(first!, 'first')
    .replace(second!, first!)
    .replace('first', second!);
  const swapped = JSON.parse(exchanged) as LiveRecord;
  const forged = runVerifyGame(folder, { swapped }, []);
  expect(forged.status).toBe(1);
  expect(forged.text).toContain('hash');
});
