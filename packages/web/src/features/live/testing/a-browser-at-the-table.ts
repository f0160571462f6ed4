import type { Side } from '@pennant/rules/games/lineup-slots';
import { commitmentOf } from '@pennant/rules/fairness/commitment';
import { receiptOf } from '@pennant/rules/fairness/reveal';
import { dueReveal } from '@pennant/rules/live/due-reveal';
import { viewOf, type LiveView } from '@pennant/rules/live/live-view';
import { LiveTable, quietDecision } from '@pennant/rules/testing/live-table';
import { aSide } from '@pennant/rules/testing/player-builders';
import * as fakeIndexedDB from 'fake-indexeddb';

import { keepCommitment, keepReceipt, takeChain } from '../dice/chain-store.ts';
import { makeNewChain } from '../dice/new-chain.ts';
import { sealDecision, signReveal } from '../dice/own-share.ts';
import { verifySignature } from '../dice/verify-signature.ts';
Object.assign(globalThis, fakeIndexedDB);

/**
 * A live game whose home side is this browser, with what it really keeps and signs; the other side
 * is one of the rules' own tests. The server is the rules.
 */
export class BrowserAtTheTable {
  readonly table: LiveTable;
  readonly side: Side = 'home';

  constructor(seed: number) {
    this.table = new LiveTable(seed, { visitors: aSide('V'), home: aSide('H') });
  }

  get gameID(): string {
    return this.table.context.gameID;
  }

  view(): LiveView {
    return viewOf(this.table.state, this.side);
  }

  /** Both become ready. */
  async begin(): Promise<this> {
    const { table, gameID } = this;
    const { serverSeed } = table.context;
    await keepCommitment(gameID, commitmentOf({ id: gameID, serverSeed }), table.now);
    const { anchor, publicKey } = await takeChain(gameID, '', makeNewChain);
    table.must({ kind: 'ready', side: 'home', anchor, publicKey });
    const other = table.addDevice('visitors');
    const theirs = { anchor: other.chain.anchor, publicKey: other.publicKey };
    table.must({ kind: 'ready', side: 'visitors', ...theirs });
    return this;
  }

  /** Lets both decide nothing out of the usual, as far as they owe a decision. */
  async decide(): Promise<this> {
    const { table, gameID } = this;
    const decision = quietDecision(table.state, 'home');
    if (table.state.home.timer !== null) {
      const seal = await sealDecision(gameID, this.view(), decision);
      const { eventNumber } = this.view();
      table.must({ kind: 'decide', side: 'home', eventNumber, decision, seal: seal! });
    }
    if (table.state.phase !== 'reveal' && table.state.visitors.timer !== null) {
      table.must(table.decision('visitors', quietDecision(table.state, 'visitors')));
    }
    return this;
  }

  /** Returns this browser's reveal; its signature is the one that the server verifies. */
  async reveal() {
    const signed = await signReveal(this.gameID, this.view());
    if (!signed.ok) return signed;
    const { eventNumber, link, signature } = signed.reveal;
    const due = dueReveal(this.gameID, this.table.state, { side: 'home', link });
    const isVerified = await verifySignature({ ...due, signature });
    return { ...signed, isVerified, step: { eventNumber, link, signature } };
  }

  /** Reveals this browser's link, and keeps the receipt that the server gives. */
  async revealOwn(): Promise<void> {
    const { table, gameID } = this;
    const revealed = await this.reveal();
    if (!revealed.ok) throw new Error(revealed.code);
    const { eventNumber, link } = revealed.step;
    const received = { gameID, eventNumber, side: 'home', link } as const;
    table.must({ kind: 'reveal', side: 'home', ...revealed.step });
    await keepReceipt(gameID, eventNumber, receiptOf(table.context.serverSeed, received));
  }

  /** Plays an event to its dice. */
  async playEvent(): Promise<void> {
    await this.decide();
    if (this.table.state.home.timer !== null) await this.revealOwn();
    const theirs = this.table.state.visitors.timer === null ? null : this.table.reveal('visitors');
    if (theirs) this.table.must(theirs);
  }

  /** Plays some events, then the other side gives up. */
  async playAndEnd(events: number): Promise<this> {
    for (let event = 0; event < events; event += 1) await this.playEvent();
    this.table.must({ kind: 'quit', side: 'visitors' });
    return this;
  }
}
