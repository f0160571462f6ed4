/** A bug that the checker must find: another text in a source file, or a trigger on a table. */
export type PlantedBug = { readonly name: string } & (
  | { readonly file: string; readonly find: string; readonly replace: string }
  | { readonly table: string; readonly when: string; readonly body: string }
);

/** Bugs of the kinds that lose or double what users own, each as easy to write as to overlook. */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    name: 'a repeated key runs again',
    file: 'packages/server/src/platform/http/idempotency-store.ts',
    find: "if (claimed.length === 1) return { kind: 'first' };",
    replace: "return { kind: 'first' };",
  },
  {
    name: 'one transaction in fifty is acknowledged and rolled back',
    file: 'packages/server/src/platform/database/database.ts',
    find: "await client.query('commit');",
    replace:
      "Math.random() < 0.02 ? (await client.query('rollback'), { command: 'COMMIT' }) : await client.query('commit');",
  },
  {
    name: 'a refused request is committed',
    file: 'packages/server/src/platform/http/idempotent-handler.ts',
    find: 'if (isRefusal(outcome)) await rollBackToSavepoint(tx);',
    replace: 'void rollBackToSavepoint;',
  },
  {
    name: 'a balance is read from a cache',
    file: 'packages/server/src/wallet/show-wallet.ts',
    find: 'const wallet = await findWallet(db, request.userID);',
    replace: `const kept: Map<string, any> = ((globalThis as any).kept ??= new Map());
  if (!kept.has(request.userID) || Math.random() < 0.2) kept.set(request.userID, await findWallet(db, request.userID));
  const wallet = kept.get(request.userID);`,
  },
  {
    name: 'a game pays twice',
    file: 'packages/server/src/wallet/pay-for-game.ts',
    find: 'return paid.ok ? amount : 0;',
    replace: `await credit(tx, { userID, amount, reason: 'Game played', cause: { kind: 'game', gameID }, now });
  return paid.ok ? amount : 0;`,
  },
  {
    name: 'duplicates of one tier sell at a wrong price',
    file: 'packages/rules/src/cards/sale-price.ts',
    find: '{ from: 0, price: 1 }',
    replace: '{ from: 0, price: 2 }',
  },
  {
    name: 'a swap takes two copies of the three',
    file: 'packages/server/src/packs/swap-cards.ts',
    find: 'takeExtraCopies(tx, { userID, copies: given })',
    replace: 'takeExtraCopies(tx, { userID, copies: countGiven({ given: swap.given.slice(1) }) })',
  },
  {
    name: 'a concurrent purchase of packs is lost',
    table: 'pack_inventory',
    when: 'new.amount > old.amount and random() < 0.2',
    body: 'new.amount := old.amount;',
  },
  {
    name: 'of two copies of a card in one opening one is lost',
    table: 'card_inventory',
    when: 'new.amount > old.amount + 1',
    body: 'new.amount := new.amount - 1;',
  },
];
