import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import net from 'node:net';
import type { LiveGameDto, LiveStepBody, LiveUpdate } from '@pennant/contract/live';
import { revealMessage } from '@pennant/rules/fairness/reveal';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { battingSide } from '@pennant/rules/games/state';
import { sealOf, type LiveDecision } from '@pennant/rules/live/live-decision';
import type { LiveView } from '@pennant/rules/live/live-view';
import { newDevice, type LiveDevice } from '@pennant/rules/testing/live-device';
import { openConnection, type HttpConnection } from '../server-harness/http-client.ts';

const now = () => performance.timeOrigin + performance.now();

let devices = 0;

/**
 * A browser of one side of a live game: it reads its stream, reveals each link as soon as both
 * sides have decided, and notes when an event comes to its board.
 */
export class LiveSeat {
  readonly gameID: string;
  view: LiveView;
  /** When the events came, by their number, in ms. */
  readonly shownAt = new Map<number, number>();
  private readonly token: string;
  /** A link may be due before the response to the decision has come: each has a connection. */
  private readonly connections: Readonly<Record<'decisions' | 'links', HttpConnection>>;
  private readonly device: LiveDevice;
  private version = -1;
  private revealed = 0;
  private events = 0;
  private failure: Error | null = null;
  /** Emits `change` when an event has come to the board, and when something went wrong. */
  private readonly board = new EventEmitter();
  private socket: net.Socket | null = null;

  private constructor(url: string, token: string, gameID: string, view: LiveView) {
    this.gameID = gameID;
    this.token = token;
    this.view = view;
    this.connections = { decisions: openConnection(url), links: openConnection(url) };
    this.device = newDevice(new SeededDice((devices += 1)));
  }

  /** Opens the board of a player, with its stream. */
  static async open(url: string, token: string, gameID: string): Promise<LiveSeat> {
    const connection = openConnection(url);
    const { body } = await connection.request('GET', `/api/live/games/${gameID}`, { token });
    connection.close();
    const seat = new LiveSeat(url, token, gameID, (JSON.parse(body) as LiveGameDto).update.view);
    await seat.follow(new URL(url));
    return seat;
  }

  async ready(): Promise<void> {
    const { chain, publicKey } = this.device;
    await this.send({ kind: 'ready', anchor: chain.anchor, publicKey });
  }

  /** Whether the side owes a decision. */
  get isAsked(): boolean {
    const { phase, you } = this.view;
    return (phase === 'decide' || phase === 'choose') && !you.hasDecided;
  }

  /** Decides nothing out of the usual. Returns when the decision was sent, in ms. */
  async decide(): Promise<number> {
    const { phase, side, game, eventNumber } = this.view;
    const decision: LiveDecision =
      phase === 'choose'
        ? { kind: 'choose', runnersAdvancing: null }
        : side === battingSide(game)
          ? { kind: 'bat', steal: null }
          : { kind: 'field', walk: false };
    const { gameID } = this;
    const seal = sealOf({ gameID, eventNumber, side, decision, link: this.link() });
    const sentAt = now();
    await this.send({ kind: 'decide', eventNumber, decision, seal });
    return sentAt;
  }

  /**
   * Returns when an event came to the board, in ms: waits for it as long as told, in ms, and throws
   * where it does not come or something went wrong in the background.
   */
  async whenShown(eventNumber: number, timeoutMs: number): Promise<number> {
    const signal = AbortSignal.timeout(timeoutMs);
    for (;;) {
      if (this.failure !== null) throw this.failure;
      const shownAt = this.shownAt.get(eventNumber);
      if (shownAt !== undefined) return shownAt;
      if (signal.aborted)
        throw new Error(`event ${eventNumber} has not come to a board in ${timeoutMs} ms`);
      await once(this.board, 'change', { signal }).catch(() => undefined);
    }
  }

  close(): void {
    this.socket?.removeAllListeners('close').destroy();
    for (const connection of Object.values(this.connections)) connection.close();
  }

  private link(): string {
    return this.device.chain.links[this.view.you.link!.index]!;
  }

  private async send(step: LiveStepBody): Promise<void> {
    const use = step.kind === 'reveal' ? 'links' : 'decisions';
    const { status, body } = await this.connections[use].request(
      'POST',
      `/api/live/games/${this.gameID}/steps`,
      {
        token: this.token,
        body: { step, known: this.events },
        // As the page does, though a step needs none.
        idempotencyKey: randomUUID(),
      },
    );
    if (status !== 200) throw new Error(`${step.kind}: ${status} ${body}`);
    this.take(JSON.parse(body) as LiveUpdate);
  }

  /** Takes an update that is newer, and reveals the link that is due. */
  private take(update: LiveUpdate): void {
    for (const { eventNumber } of update.events)
      if (!this.shownAt.has(eventNumber)) this.shownAt.set(eventNumber, now());
    this.events = Math.max(this.events, ...update.events.map(({ eventNumber }) => eventNumber));
    this.board.emit('change');
    if (update.version <= this.version) return;
    this.version = update.version;
    this.view = update.view;
    const { phase, eventNumber, you } = this.view;
    if (phase !== 'reveal' || you.hasRevealed || this.revealed >= eventNumber) return;
    this.revealed = eventNumber;
    this.reveal().catch((error: Error) => this.fail(error));
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.board.emit('change');
  }

  private async reveal(): Promise<void> {
    const { gameID, view } = this;
    const { eventNumber, opponent } = view;
    const link = this.link();
    const message = revealMessage({
      gameID,
      eventNumber,
      link,
      otherAnchor: opponent.anchor!,
      otherSeal: opponent.seal,
    });
    await this.send({ kind: 'reveal', eventNumber, link, signature: this.device.sign(message) });
  }

  private async follow({ hostname, port, host }: URL): Promise<void> {
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
    this.socket = socket;
    await once(socket, 'connect');
    const begun = Promise.withResolvers<void>();
    let rest = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      let isUpdate = false;
      for (const line of lines) {
        if (line.startsWith('event: ')) isUpdate = line.trimEnd() === 'event: update';
        if (!isUpdate || !line.startsWith('data: ')) continue;
        this.take(JSON.parse(line.slice('data: '.length)) as LiveUpdate);
        begun.resolve();
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const error = new Error('a stream was closed');
      begun.reject(error);
      this.fail(error);
    });
    socket.write(
      `GET /api/live/games/${this.gameID}/stream HTTP/1.1\r\nHost: ${host}\r\n` +
        `Accept: text/event-stream\r\nAuthorization: Bearer ${this.token}\r\n\r\n`,
    );
    await begun.promise;
  }
}
