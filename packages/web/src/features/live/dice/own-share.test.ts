import { describe, expect, test } from 'vitest';

import { BrowserAtTheTable } from '../testing/a-browser-at-the-table.ts';
import { readChain, readKeptGame, takeChain } from './chain-store.ts';
import { makeNewChain } from './new-chain.ts';
import { hasOwnChain, sealDecision, signReveal } from './own-share.ts';

describe('the chain of a game', () => {
  test('is made once, and is there again after a reload', async () => {
    const { gameID } = new BrowserAtTheTable(1);
    const first = await takeChain(gameID, '', makeNewChain);
    expect(await takeChain(gameID, '', makeNewChain)).toMatchObject({ anchor: first.anchor });
    const next = await takeChain(gameID, first.anchor, makeNewChain);
    expect(next.anchor).not.toBe(first.anchor);
  });

  test('is the same for two tabs that make one at once', async () => {
    const { gameID } = new BrowserAtTheTable(2);
    const [one, other] = await Promise.all([
      takeChain(gameID, '', makeNewChain),
      takeChain(gameID, '', makeNewChain),
    ]);
    expect(one.anchor).toBe(other.anchor);
  });

  test('has a key that no script can read', async () => {
    const { gameID } = new BrowserAtTheTable(3);
    const { anchor, publicKey } = await takeChain(gameID, '', makeNewChain);
    const kept = await readChain(gameID, anchor);
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
    expect(kept?.privateKey.extractable).toBe(false);
  });
});

describe('a share of the dice', () => {
  test('opens the seal of its decision, and its signature is verified by the server', async () => {
    const game = await new BrowserAtTheTable(4).begin();
    await game.decide();
    const revealed = await game.reveal();
    expect(revealed).toMatchObject({ ok: true, isVerified: true });
    await game.revealOwn();
    game.table.must(game.table.reveal('visitors')!);
    expect(game.table.events).not.toHaveLength(0);
  });

  test('is not revealed before both have decided', async () => {
    const game = await new BrowserAtTheTable(5).begin();
    expect(game.view().phase).toBe('decide');
    expect(await signReveal(game.gameID, game.view())).toEqual({ ok: false, code: 'unknown' });
  });

  test('is signed once: after a reload the same signature is sent again', async () => {
    const game = await new BrowserAtTheTable(6).begin();
    await game.decide();
    const [one, again] = [await game.reveal(), await game.reveal()];
    expect(again).toEqual(one);
  });

  test('is not signed for another seal of the other side, once it was signed', async () => {
    const game = await new BrowserAtTheTable(7).begin();
    await game.decide();
    const view = game.view();
    expect((await signReveal(game.gameID, view)).ok).toBe(true);
    const lying = { ...view, opponent: { ...view.opponent, seal: 'ab'.repeat(32) } };
    expect(await signReveal(game.gameID, lying)).toEqual({ ok: false, code: 'changed' });
  });

  test('is not there in another browser, which seals nothing either', async () => {
    const game = await new BrowserAtTheTable(8).begin();
    const view = game.view();
    const elsewhere = {
      ...view,
      you: { ...view.you, link: { anchor: 'cd'.repeat(32), index: 1 } },
    };
    const decision = { kind: 'field', walk: false } as const;
    expect(await hasOwnChain(game.gameID, view)).toBe(true);
    expect(await hasOwnChain(game.gameID, elsewhere)).toBe(false);
    expect(await sealDecision(game.gameID, elsewhere, decision)).toBeNull();
  });
});

test('a browser keeps what it decided, revealed and saw, with the receipts', async () => {
  const game = await new BrowserAtTheTable(9).begin();
  for (let event = 0; event < 3; event += 1) await game.playEvent();
  const kept = await readKeptGame(game.gameID);
  const shares = game.table.steps.flatMap((step) => (step.kind === 'substitution' ? [] : [step]));
  expect(kept.reveals.map(({ link, otherSeal }) => [link, otherSeal])).toEqual(
    shares.map(({ home, visitors }) => [home.link, visitors.seal]),
  );
  expect(kept.reveals.every(({ receipt }) => receipt !== null)).toBe(true);
});
