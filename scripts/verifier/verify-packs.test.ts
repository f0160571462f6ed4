import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitmentOf } from '@pennant/rules/fairness/commitment';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { TEST_VECTORS } from '@pennant/rules/fairness/test-vectors';
import type { ClientSeedOrigin } from '@pennant/rules/packs/client-seed-origin';
import { drawPack } from '@pennant/rules/packs/draw-pack';
import { buildOddsTable, hashOddsTable, serializeOddsTable } from '@pennant/rules/packs/odds-table';
import { afterAll, describe, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../verify-packs.py', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'pennant-packs-'));
afterAll(() => rmSync(folder, { recursive: true }));

function verify(epoch: unknown, ...options: string[]) {
  const file = path.join(folder, 'packs.json');
  writeFileSync(file, JSON.stringify(epoch));
  const { status, stdout } = spawnSync('python3', [SCRIPT, ...options, file], { encoding: 'utf8' });
  return { status, said: stdout };
}

const { id, serverSeed, clientSeed } = TEST_VECTORS[0]!;
const SERIES = [1954, 1955].map((seriesID) => {
  // A series with few good cards: its packs run out of them, so that weights are passed on.
  const cards = Array.from({ length: 40 }, (_, index) => ({
    cardID: seriesID * 10_000 + index,
    rating: index < 3 ? 98 - index * 8 : 50 + (index % 12),
  }));
  const table = buildOddsTable({ seriesID, minRating: 0, numberOfCards: 6 }, cards);
  const text = serializeOddsTable(table);
  return { seriesID, table, text, oddsHash: hashOddsTable(text) };
});

/** Returns sixty packs of two series, in turn, as the server lists them. */
const anEpoch = () => {
  const dice = committedDice({ id, serverSeed, clientSeed });
  return {
    epochID: id,
    commitment: commitmentOf({ id, serverSeed }),
    clientSeed: clientSeed as string | null,
    clientSeedOrigin: 'browser' as ClientSeedOrigin | null,
    packs: 60,
    seed: serverSeed as string | null,
    draws: Array.from({ length: 60 }, (_, index) => {
      const { seriesID, table, oddsHash } = SERIES[index % 2]!;
      const pack = index + 1;
      return { pack, seriesID, oddsHash, cardIDs: [...drawPack(table, dice.event(pack))] };
    }),
    odds: SERIES.map(({ oddsHash, text }) => ({ oddsHash, table: text })),
  };
};

test('packs that were drawn as sealed hold, and the script says whose bytes they were drawn with', () => {
  expect(verify(anEpoch())).toEqual({
    status: 0,
    said: 'It holds: the commitment, and the cards of all 60 packs. The seed was sealed before a browser gave its bytes.\n',
  });
  for (const clientSeedOrigin of ['server', 'before_commitment', null] as const) {
    const { status, said } = verify({ ...anEpoch(), clientSeedOrigin });
    expect(status).toBe(0);
    expect(said).toMatch(/60 packs\. But /);
  }
  const unopened = { ...anEpoch(), clientSeed: null, packs: 0, draws: [], odds: [] };
  expect(verify(unopened).said).toContain('all 0 packs. No pack was drawn.');
});

describe('packs that were forged', () => {
  type Epoch = ReturnType<typeof anEpoch>;
  const forgeries: Record<string, (epoch: Epoch) => unknown> = {
    'another card: pack 7': ({ draws }) => (draws[6]!.cardIDs[0] = 1954_0001),
    'the cards in another order: pack 7': ({ draws }) => draws[6]!.cardIDs.reverse(),
    'a card less: pack 7': ({ draws }) => draws[6]!.cardIDs.pop(),
    'two packs exchanged: pack 1': ({ draws }) => {
      [draws[0]!.cardIDs, draws[2]!.cardIDs] = [draws[2]!.cardIDs, draws[0]!.cardIDs];
    },
    'of another series: pack 7': ({ draws }) => (draws[6]!.seriesID = 1955),
    'by the odds of another series: pack 7': ({ draws }) =>
      (draws[6]!.oddsHash = SERIES[1]!.oddsHash),
    'odds that are not listed: its odds table': ({ odds }) => odds.pop(),
    'odds changed afterwards: was changed': ({ odds }) => {
      odds[0]!.table = odds[0]!.table.replace('"weight":3,', '"weight":30,');
    },
    'odds with a card twice: a card twice': (epoch) => {
      const table = epoch.odds[0]!.table.replace('19540001', '19540002');
      epoch.odds[0] = { table, oddsHash: hashOddsTable(table) };
    },
    'a pack left out: without gaps': ({ draws }) => draws.splice(30, 1),
    'the last packs left out: without gaps': ({ draws }) => draws.splice(50),
    'a pack listed twice: without gaps': ({ draws }) => draws.push({ ...draws[5]! }),
    'a pack more: without gaps': ({ draws }) => draws.push({ ...draws[5]!, pack: 61 }),
    'another seed: committed to': (epoch) => (epoch.seed = 'ab'.repeat(32)),
    'another commitment: committed to': (epoch) => (epoch.commitment = 'ab'.repeat(32)),
    'other bytes: pack 1': (epoch) => (epoch.clientSeed = 'ab'.repeat(16)),
    'no bytes: not 32 hex digits': (epoch) => (epoch.clientSeed = null),
    'of another epoch: committed to': (epoch) => (epoch.epochID = TEST_VECTORS[2]!.id),
  };
  test.each(Object.entries(forgeries))('are refused: %s', (name, forge) => {
    const epoch = anEpoch();
    forge(epoch);
    const { status, said } = verify(epoch);
    expect(said).toMatch(/^DIFFERS: /);
    expect(said).toContain(name.split(': ')[1]);
    expect(status).toBe(1);
  });

  test('are refused where the seal is not the one that was noted', () => {
    expect(verify(anEpoch(), '--commitment', 'ab'.repeat(32)).status).toBe(1);
    expect(verify(anEpoch(), '--commitment', anEpoch().commitment).status).toBe(0);
  });
});

test('what is no list of packs, or not opened yet, is never said to hold', () => {
  for (const other of [{ ...anEpoch(), seed: null }, {}, [], null, { ...anEpoch(), odds: 5 }]) {
    expect(verify(other)).toMatchObject({ status: 2 });
  }
});
