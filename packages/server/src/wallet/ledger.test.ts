import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { refuse } from '../platform/refusal.ts';
import { isOnCluster } from '../testing/a-database.ts';
import { anApp } from '../testing/an-app.ts';
import { aPlayer } from '../testing/a-player.ts';
import { credit, debit, postJournalEntry, type Move } from './ledger.ts';

const app = await anApp();
const { database } = app;
const now = app.clock();
const cause = { kind: 'test' };

const balanceOf = async (userID: string) =>
  (
    await database.sql<{ balance: number }>('select balance from wallet where user_id = $1', [
      userID,
    ])
  )[0]!.balance;

/**
 * Asserts that a wallet's postings add up, step by step, to its balance, and that journals balance.
 */
async function expectLedgerToHold(userID: string) {
  const rows = await database.sql<{ amount: number; balance_after: number; change: number }>(
    `select amount, balance_after, change from posting
     where user_id = $1 and change is not null order by change`,
    [userID],
  );
  let balance = 0;
  for (const [index, row] of rows.entries()) {
    balance += row.amount;
    expect(row).toEqual({ amount: row.amount, balance_after: balance, change: index + 1 });
  }
  expect(await balanceOf(userID)).toBe(balance);
  const unbalanced = await database.sql(
    `select journal_id from posting where user_id = $1
     group by journal_id, asset, item having sum(amount) <> 0`,
    [userID],
  );
  expect(unbalanced).toEqual([]);
}

test('money comes and goes, each time with its reason and the balance after it', async () => {
  const { userID, request } = await aPlayer(app);
  await database.transaction((tx) =>
    credit(tx, { userID, amount: 500, reason: 'Found', cause, now }),
  );
  await database.transaction((tx) =>
    debit(tx, { userID, amount: 120, reason: 'Spent', cause, now }),
  );
  const { body } = await request('GET', '/wallet/get');
  expect(body.balance).toBe(380);
  expect(body.WalletTransactions).toMatchObject([
    { amount: -120, balance: 380, reason: 'Spent' },
    { amount: 500, balance: 500, reason: 'Found' },
  ]);
});

test('a wallet never goes below nothing nor above 2^53-1', async () => {
  const { userID } = await aPlayer(app);
  const move = (amount: number) =>
    database.transaction((tx) =>
      postJournalEntry(tx, {
        userID,
        reason: 'Move',
        cause,
        now,
        moves: [{ asset: 'money', amount }],
      }),
    );
  expect(await move(-1)).toMatchObject({ ok: false, code: 'wallet_too_small' });
  expect(await move(Number.MAX_SAFE_INTEGER)).toMatchObject({
    ok: true,
    balance: Number.MAX_SAFE_INTEGER,
  });
  expect(await move(1)).toMatchObject({ ok: false, code: 'wallet_full' });
  expect(await move(-Number.MAX_SAFE_INTEGER)).toMatchObject({ ok: true, balance: 0 });
  await expectLedgerToHold(userID);
});

test('there is no moving money without a wallet', async () => {
  const paid = await database.transaction((tx) =>
    credit(tx, { userID: newUuidV7(now), amount: 1, reason: 'Lost', cause, now }),
  );
  expect(paid).toEqual({ ok: false, code: 'wallet_not_found' });
});

test('a refusal further on takes the money back too', async () => {
  const { userID } = await aPlayer(app);
  await database.transaction((tx) =>
    credit(tx, { userID, amount: 50, reason: 'Found', cause, now }),
  );
  await database.transaction(async (tx) => {
    await debit(tx, { userID, amount: 50, reason: 'Packs bought', cause, now });
    return refuse('purchase_limit_reached');
  });
  expect(await balanceOf(userID)).toBe(50);
  await expectLedgerToHold(userID);
});

test('random histories of many at once keep every sum and bound', async () => {
  const move = fc.record({
    who: fc.nat({ max: 2 }),
    money: fc.integer({ min: -60, max: 60 }),
    packs: fc.integer({ min: -2, max: 2 }),
    refused: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 20, maxLength: 60 }), async (moves) => {
      const players = await Promise.all([aPlayer(app), aPlayer(app), aPlayer(app)]);
      const expected = [0, 0, 0];
      await Promise.all(
        moves.map(async ({ who, money, packs, refused }) => {
          const { userID } = players[who]!;
          const playerMoves: Move[] = [
            { asset: 'money', amount: money },
            { asset: 'pack', seriesID: 1954, amount: packs },
          ];
          const done = await database.transaction(async (tx) => {
            const entered = await postJournalEntry(tx, {
              userID,
              reason: 'Random',
              cause,
              now,
              moves: playerMoves,
            });
            return entered.ok && refused ? refuse('changed_its_mind') : entered;
          });
          if (done.ok) expected[who]! += money;
        }),
      );
      for (const [who, { userID }] of players.entries()) {
        expect(await balanceOf(userID)).toBe(expected[who]);
        await expectLedgerToHold(userID);
      }
    }),
    { numRuns: 8, seed: 1927 },
  );
});

describe('the database itself refuses', () => {
  const journal = (userID: string, journalID: string) =>
    `insert into journal values ('${userID}', '${journalID}', 'Forged', '{}', now())`;

  test('a journal that does not sum to zero', async () => {
    const { userID } = await aPlayer(app);
    const journalID = newUuidV7(now);
    const forged = database.transaction(async (tx) => {
      await tx.sql(journal(userID, journalID));
      await tx.sql(
        `insert into posting values ($1, $2, 1, 'pack', 1954, 'user', 5, null, null),
           ($1, $2, 2, 'pack', 1954, 'house', -4, null, null)`,
        [userID, journalID],
      );
    });
    await expect(forged).rejects.toThrow('not sum to zero');
  });

  test('a balance that changes without a posting', async () => {
    const { userID } = await aPlayer(app);
    const forge = (set: string) =>
      database.sql(`update wallet set ${set} where user_id = '${userID}'`);
    await expect(forge('balance = 1000')).rejects.toThrow('without a posting');
    await expect(forge('balance = 1000, changes = 2')).rejects.toThrow('without a posting');
    await expect(forge('balance = 1000, changes = 1')).rejects.toThrow('wallet_has_its_posting');
    await expect(forge('balance = -1, changes = 1')).rejects.toThrow('wallet_balance_check');
  });

  test('a balance that goes back to an older posting', async () => {
    const { userID } = await aPlayer(app);
    for (const amount of [100, 200])
      await database.transaction((tx) =>
        credit(tx, { userID, amount, reason: 'Found', cause, now }),
      );
    const forged = database.sql('update wallet set balance = 100, changes = 1 where user_id = $1', [
      userID,
    ]);
    await expect(forged).rejects.toThrow('without a posting');
  });

  test('a posting that does not go on from the one before, though the wallet goes along', async () => {
    const { userID } = await aPlayer(app);
    await database.transaction((tx) =>
      credit(tx, { userID, amount: 100, reason: 'Found', cause, now }),
    );
    const forge = (change: number, balance: number) =>
      database.transaction(async (tx) => {
        const journalID = newUuidV7(now);
        await tx.sql(journal(userID, journalID));
        await tx.sql(
          `insert into posting
             (user_id, journal_id, line, asset, item, holder, amount, change, balance_after)
           values ($1, $2, 1, 'money', 0, 'user', 1, $3, $4),
             ($1, $2, 2, 'money', 0, 'house', -1, null, null)`,
          [userID, journalID, change, balance],
        );
        await tx.sql('update wallet set balance = $2, changes = changes + 1 where user_id = $1', [
          userID,
          balance,
        ]);
      });
    const readLedger = () =>
      database.sql(
        `select balance, changes, journal_id, line, amount, change, balance_after
         from wallet left join posting using (user_id) where user_id = $1 order by journal_id, line`,
        [userID],
      );
    const before = await readLedger();
    const tryToForge = async (change: number, balance: number): Promise<string> => {
      const error = await forge(change, balance).then(
        () => null,
        (reason: Error) => reason,
      );
      expect(await readLedger(), 'nothing of it is kept').toEqual(before);
      return String((error?.cause as Error | undefined)?.message ?? error?.message);
    };
    // Keys are checked when it commits: of a cluster, by the server that has the rows, and all that
    // is told of it is that it did not commit there.
    const refusedBy = (key: string) =>
      isOnCluster() ? 'could not commit transaction for shard' : key;
    expect(await tryToForge(2, 1000)).toContain(refusedBy('posting_continues'));
    expect(await tryToForge(3, 101)).toContain(refusedBy('posting_continues'));
    expect(await tryToForge(1, 101)).toMatch(/posting_first_change|posting_change/);
    // The database is there: what goes on from the posting before is taken.
    await forge(2, 101);
    expect(await balanceOf(userID)).toBe(101);
  });

  test('a change of what the ledger says', async () => {
    await expect(database.sql('update posting set amount = 1')).rejects.toThrow('only added to');
    await expect(database.sql('delete from journal')).rejects.toThrow('only added to');
    await expect(database.sql('truncate posting')).rejects.toThrow(/only added to|foreign key/);
  });
});
