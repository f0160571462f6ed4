import { expect, test } from 'vitest';
import { commitmentOf } from '../fairness/commitment.ts';
import { committedDice } from '../fairness/committed-dice.ts';
import { drawPack } from './draw-pack.ts';
import { hashOddsTable, buildOddsTable, serializeOddsTable } from './odds-table.ts';
import { verifyPacks, type RevealedEpoch } from './verify-packs.ts';

const table = buildOddsTable(
  { seriesID: 1954, minRating: 0, numberOfCards: 6 },
  Array.from({ length: 80 }, (_, index) => ({ cardID: 19_540_001 + index, rating: index + 20 })),
);
const text = serializeOddsTable(table);

const seeds = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  serverSeed: 'c0'.repeat(32),
  clientSeed: '5e'.repeat(16),
};

const honest = (): RevealedEpoch => {
  const dice = committedDice(seeds);
  return {
    epochID: seeds.id,
    commitment: commitmentOf(seeds),
    clientSeed: seeds.clientSeed,
    packs: 3,
    seed: seeds.serverSeed,
    draws: [1, 2, 3].map((pack) => ({
      pack,
      seriesID: 1954,
      oddsHash: hashOddsTable(text),
      cardIDs: drawPack(table, dice.event(pack)),
    })),
    odds: [{ oddsHash: hashOddsTable(text), table: text }],
  };
};

test('packs that were drawn as committed verify, in whatever order they are listed', () => {
  expect(verifyPacks(honest())).toEqual({ ok: true, packs: 3 });
  expect(verifyPacks({ ...honest(), draws: honest().draws.toReversed() }).ok).toBe(true);
});

/** Revealed packs are drawn again by anyone, also by scripts/verify-packs.py, for ever. */
test('the packs of an epoch are what they always were', () => {
  expect(honest().draws.map(({ cardIDs }) => cardIDs.map((id) => id - 19_540_000))).toEqual([
    [53, 14, 47, 27, 32, 3],
    [64, 8, 48, 54, 45, 35],
    [38, 45, 58, 42, 37, 19],
  ]);
});

test('a client’s seed that is none is a fault, not a crash', () => {
  expect(verifyPacks({ ...honest(), clientSeed: 'zz'.repeat(16) })).toMatchObject({
    code: 'commitment_differs',
  });
  expect(verifyPacks({ ...honest(), clientSeed: '5e' })).toMatchObject({
    code: 'commitment_differs',
  });
});

test('a swapped card is found, and in which pack', () => {
  const epoch = honest();
  const draws = epoch.draws.map((draw) =>
    draw.pack === 2 ? { ...draw, cardIDs: draw.cardIDs.with(0, 1) } : draw,
  );
  expect(verifyPacks({ ...epoch, draws })).toEqual({ ok: false, code: 'cards_differ', pack: 2 });
});

test('a seed that was not committed to is found', () => {
  expect(verifyPacks({ ...honest(), seed: 'c1'.repeat(32) })).toMatchObject({
    code: 'commitment_differs',
  });
});

test("a client's seed that was changed afterwards is found by its cards", () => {
  expect(verifyPacks({ ...honest(), clientSeed: '00'.repeat(16) })).toMatchObject({
    code: 'cards_differ',
    pack: 1,
  });
});

test('an odds table that was changed afterwards is found', () => {
  const odds = [
    { oddsHash: hashOddsTable(text), table: text.replace('"weight":3,', '"weight":30,') },
  ];
  expect(verifyPacks({ ...honest(), odds })).toMatchObject({ code: 'odds_differ' });
  expect(verifyPacks({ ...honest(), odds: [] })).toMatchObject({ code: 'odds_missing', pack: 1 });
});

test('an epoch of no packs has only its seed to check, and no bytes of a browser', () => {
  const unopened = { ...honest(), clientSeed: null, packs: 0, draws: [], odds: [] };
  expect(verifyPacks(unopened)).toEqual({ ok: true, packs: 0 });
  expect(verifyPacks({ ...honest(), clientSeed: null })).toMatchObject({ ok: false });
});

test('packs of which the last ones were left out are found by their number', () => {
  const epoch = honest();
  expect(verifyPacks({ ...epoch, draws: epoch.draws.slice(0, 2) })).toMatchObject({
    code: 'pack_missing',
    pack: 3,
  });
});

test('a pack that was drawn and left out of the list is found', () => {
  const epoch = honest();
  expect(verifyPacks({ ...epoch, packs: 2, draws: [epoch.draws[0]!, epoch.draws[2]!] })).toEqual({
    ok: false,
    code: 'pack_missing',
    pack: 2,
  });
});

test('a pack that is listed under another series than the one it was drawn from is found', () => {
  const epoch = honest();
  const draws = epoch.draws.map((draw) => (draw.pack === 3 ? { ...draw, seriesID: 1955 } : draw));
  expect(verifyPacks({ ...epoch, draws })).toEqual({ ok: false, code: 'odds_differ', pack: 3 });
});

test('a pack number that is used twice is found', () => {
  const epoch = honest();
  const draws = [...epoch.draws, { ...epoch.draws[2]! }];
  expect(verifyPacks({ ...epoch, draws })).toEqual({ ok: false, code: 'pack_missing', pack: 4 });
});
