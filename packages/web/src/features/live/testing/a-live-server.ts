import type { LiveStepBody } from '@pennant/contract/live';
import { receiptOf } from '@pennant/rules/fairness/reveal';
import { otherSide } from '@pennant/rules/games/lineup-slots';
import { dueReveal } from '@pennant/rules/live/due-reveal';
import type { LivePhrase } from '@pennant/rules/live/phrases';
import type { LiveStep } from '@pennant/rules/live/live-step';
import { quietDecision } from '@pennant/rules/testing/live-table';

import type { aPage } from '../../../testing/a-page.tsx';
import { verifySignature } from '../dice/verify-signature.ts';
import { LiveGameOfTests } from './a-live-game.ts';

/**
 * The server of a live game in a page's tests: it applies the page's steps by the rules, verifies
 * its signatures, and sends its stream. The other side is one of the rules' own tests, which a test
 * lets decide and reveal.
 */
export class LiveServerOfTests extends LiveGameOfTests {
  /** Whether the page's links are lost on their way. */
  losesReveals = false;
  private stream: ReadableStreamDefaultController<Uint8Array> | null = null;

  /** Responds to the calls of a page. */
  serve(page: ReturnType<typeof aPage>): void {
    const path = `/live/games/${this.gameID}`;
    page.respond(`GET ${path}`, this.game());
    page.respondWith(`GET ${path}/stream`, () => this.openStream());
    page.respondWith(`POST ${path}/steps`, ({ body }) =>
      this.take(body as { step: LiveStepBody; known: number }),
    );
    page.respond(`POST ${path}/phrases`, { ok: true });
  }

  /** Sends how the game stands to the page. */
  tell(): void {
    this.send('update', this.update());
  }

  /** Lets the other side say something. */
  say(phrase: LivePhrase): void {
    this.send('phrase', { side: otherSide(this.side), phrase, said: '2026-11-24T12:00:00Z' });
  }

  private send(event: string, data: unknown): void {
    const message = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    this.stream?.enqueue(new TextEncoder().encode(message));
  }

  /** Ends the page's stream for good, since the player has opened the game in other places. */
  replace(): void {
    this.send('end', { reason: 'replaced' });
    this.stream?.close();
    this.stream = null;
  }

  /** Ends the page's connection, as a lost network does. */
  hangUp(): void {
    this.stream?.error(new Error('the network is lost'));
    this.stream = null;
  }

  /** Lets the other side become ready, or decide and reveal whatever it owes. */
  letOtherPlay(): void {
    const { table } = this;
    const side = otherSide(this.side);
    const { isReady, timer } = table.state[side];
    if (!isReady) {
      const { chain, publicKey } = table.addDevice(side);
      table.must({ kind: 'ready', side, anchor: chain.anchor, publicKey });
    } else if (timer !== null && table.state.phase !== 'reveal') {
      table.must(table.decision(side, quietDecision(table.state, side)));
    } else if (timer !== null) {
      table.must(table.reveal(side)!);
    }
    this.tell();
  }

  private openStream(): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.stream = controller;
        this.tell();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  private async take({ step, known }: { step: LiveStepBody; known: number }): Promise<Response> {
    const { table, gameID } = this;
    const taken = { ...step, side: this.side } as LiveStep;
    if (taken.kind === 'reveal' && this.losesReveals) {
      return Response.json({ error: 'Lost on the way.', code: 'unreachable' }, { status: 502 });
    }
    if (taken.kind === 'reveal') {
      const due = dueReveal(gameID, table.state, taken);
      if (!(await verifySignature({ ...due, signature: taken.signature }))) {
        return Response.json({ error: 'A forged signature.', code: 'forged' }, { status: 409 });
      }
    }
    const result = table.step(taken);
    if (!result.ok) {
      const { code, message } = result;
      return Response.json({ error: message, code }, { status: 409 });
    }
    const receipt =
      taken.kind === 'reveal'
        ? receiptOf(table.context.serverSeed, { gameID, ...taken, side: this.side })
        : null;
    return Response.json({ ...this.update(known), receipt });
  }
}
