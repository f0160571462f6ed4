import type {
  LiveGameDto,
  LiveStepBody,
  LiveUpdate,
  WatchedLiveGame,
} from '@pennant/contract/live';
import { isLink } from '@pennant/rules/fairness/hash-chain';
import { receiptOf } from '@pennant/rules/fairness/reveal';
import type { Side } from '@pennant/rules/games/lineup-slots';
import { applyLiveStep } from '@pennant/rules/live/apply-live-step';
import { dueReveal } from '@pennant/rules/live/due-reveal';
import type { LiveState } from '@pennant/rules/live/live-state';
import type { LiveProgress, LiveStep } from '@pennant/rules/live/live-step';
import { passDeadlines, postponeDeadlines } from '@pennant/rules/live/pass-deadlines';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import type { EventStream } from '../platform/http/event-stream.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import {
  appendPlayed,
  loadLiveEntry,
  refreshLiveEntry,
  sideOfUser,
  toLiveHead,
  toLiveUpdate,
  toSaidPhrase,
  toWatchedUpdate,
  type LiveEntry,
} from './live-entry.ts';
import { writeMove } from './live-game-store.ts';
import { createLiveStreams, type LiveStreams } from './live-streams.ts';
import { readPhrases } from './phrase-store.ts';
import type { LiveRefusalCode } from './refusals.ts';
import { isSignedBy } from './verify-signature.ts';

type Refused = Refusal<LiveRefusalCode>;

/** Who asks for what of which live game. */
interface GameOfUser {
  readonly gameID: string;
  readonly userID: string;
}

/** The live games that this program has in memory, and what is done in them. */
export interface LiveGames {
  show(request: GameOfUser): Promise<LiveGameDto | Refused>;
  watch(gameID: string): Promise<WatchedLiveGame | Refused>;
  /** Applies a step of a user. */
  step(
    request: GameOfUser & { readonly step: LiveStepBody; readonly known: number },
  ): Promise<(LiveUpdate & { readonly receipt: string | null }) | Refused>;
  /** Lets everything happen that is due; what runs is put off by `lateMs`, an outage. */
  passTime(gameID: string, lateMs: number): Promise<void>;
  /** Notes that a side has come or gone. */
  setConnected(gameID: string, side: Side, isConnected: boolean): Promise<void>;
  /** Returns the game in memory as the database has it; null where there is none. */
  find(gameID: string): Promise<LiveEntry | null>;
  follow(request: GameOfUser, lastEventID: string | null): Promise<EventStream | Refused>;
  followAsWatcher(gameID: string, lastEventID: string | null): Promise<EventStream | Refused>;
  /** Tells all programs, this one too, that a game has changed otherwise than by a step. */
  announce(gameID: string): void;
  readonly streams: LiveStreams;
  stop(): void;
}

interface Context {
  readonly db: TransactionScope;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly log?: Pick<Logger, 'warn'> | undefined;
  /** Called when a game is over. */
  readonly onOver: () => void;
}

/** A game with those who wait for their turn to change it. */
interface Kept {
  readonly entry: LiveEntry;
  /** Settles once nobody changes it any more. */
  busy: Promise<unknown>;
  /** Whether another program may have changed it. */
  isStale: boolean;
  /** On the clock of `performance.now()`. */
  usedAt: number;
  readAt: number;
}

/** Each takes some 300 KB. */
const MAX_KEPT = 1_000;
/** How long a game is kept that nobody follows, and until when one is read again that is. */
const KEPT_MS = 60_000;
const SWEEP_MS = 10_000;

/** How often a change is made anew where another program was faster. */
const MAX_ATTEMPTS = 8;

/** How many of the phrases that were said are shown to who comes. */
const PHRASES_SHOWN = 20;

/** Creates the registry of a program's live games. The database is the truth, memory is quick. */
export function createLiveGames({ db, clock, notices, log, onOver }: Context): LiveGames {
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<Kept | null>>();
  let isOwnNotice = false;

  const load = (gameID: string): Promise<Kept | null> => {
    let waiting = loading.get(gameID);
    if (waiting === undefined) {
      waiting = loadLiveEntry(db, gameID)
        .then((entry) => {
          if (entry === null) return null;
          const game: Kept = {
            entry,
            busy: Promise.resolve(),
            isStale: false,
            usedAt: performance.now(),
            readAt: performance.now(),
          };
          kept.set(gameID, game);
          return game;
        })
        .finally(() => loading.delete(gameID));
      loading.set(gameID, waiting);
    }
    return waiting;
  };

  const open = async (gameID: string): Promise<Kept | null> => {
    const game = kept.get(gameID) ?? (await load(gameID));
    if (game !== null) {
      const now = performance.now();
      game.usedAt = now;
      // Names are overwritten without a notice.
      if (now - game.readAt > KEPT_MS) game.isStale = true;
    }
    return game;
  };

  /** Runs what reads or changes a game, one after the other. */
  const inTurn = <Result>(game: Kept, work: () => Promise<Result>): Promise<Result> => {
    const result = game.busy.then(work);
    game.busy = result.catch(() => undefined);
    return result;
  };

  const freshen = async (game: Kept): Promise<void> => {
    if (!game.isStale) return;
    game.isStale = false;
    try {
      await refreshLiveEntry(db, game.entry);
      game.readAt = performance.now();
    } catch (error) {
      game.isStale = true;
      throw error;
    }
  };

  /** Tells the other programs of what this one has written. */
  const tellPrograms = (gameID: string) => {
    isOwnNotice = true;
    notices.publish('live_game', gameID);
    isOwnNotice = false;
  };

  /**
   * Changes a game by a pure function of its state, and tells those who follow it. Where another
   * program has written since, it is read again and the function is applied to what it became.
   */
  const change = (
    game: Kept,
    apply: (state: LiveState, now: number) => LiveProgress | Refused,
  ): Promise<Refused | null> =>
    inTurn(game, async () => {
      const { entry } = game;
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        await freshen(game);
        const now = clock();
        const passed = passDeadlines(entry.context, entry.state, now.getTime());
        const applied = apply(passed.state, now.getTime());
        const { state, played } = isRefusal(applied)
          ? passed
          : { state: applied.state, played: [...passed.played, ...applied.played] };
        if (state !== entry.state) {
          const { gameID } = entry.context;
          const { version, steps, readyUntil } = entry;
          const move = { gameID, version, state, steps, played, readyUntil, now };
          if (!(await writeMove(db, move))) {
            game.isStale = true;
            continue;
          }
          entry.state = state;
          entry.version += 1;
          appendPlayed(entry, played);
          tellPrograms(gameID);
          streams.sendUpdates(entry, now);
          if (state.phase === 'over') onOver();
        }
        return isRefusal(applied) ? applied : null;
      }
      throw new Error('other programs changed a live game again and again');
    });

  const streams = createLiveStreams({ db, clock, log });

  const unsubscribe = notices.subscribe('live_game', (gameID) => {
    if (isOwnNotice) return;
    for (const game of gameID === null ? kept.values() : [kept.get(gameID)]) {
      if (game === undefined) continue;
      game.isStale = true;
      if (streams.isFollowed(game.entry.context.gameID)) void tellOfOthers(game);
    }
  });

  /** Sends what another program has changed. */
  const tellOfOthers = (game: Kept): Promise<void> =>
    inTurn(game, async () => {
      await freshen(game);
      streams.sendUpdates(game.entry, clock());
      await streams.sendPhrases(game.entry.context.gameID);
    }).catch((error: unknown) => log?.warn({ err: error }, 'a live game could not be read'));

  const sweeper = setInterval(() => {
    const before = performance.now() - KEPT_MS;
    for (const [gameID, { usedAt }] of kept)
      if (!streams.isFollowed(gameID) && (usedAt < before || kept.size > MAX_KEPT))
        kept.delete(gameID);
  }, SWEEP_MS);
  sweeper.unref();

  /** Returns a game and the side that a user plays in it. */
  const openOfUser = async ({ gameID, userID }: GameOfUser) => {
    const game = await open(gameID);
    const side = game && sideOfUser(game.entry, userID);
    return game === null || side === null ? null : { game, side };
  };

  const applyStep = (entry: LiveEntry, side: Side, body: LiveStepBody) => {
    const step = { ...body, side } as LiveStep;
    return (state: LiveState, now: number): LiveProgress | Refused => {
      if (step.kind === 'reveal' && isRevealDue(state, step.eventNumber)) {
        if (!isLink(step.link)) return refuse('link_does_not_follow');
        const due = dueReveal(entry.context.gameID, state, step);
        if (!isSignedBy({ ...due, signature: step.signature })) return refuse('signature_forged');
      }
      const result = applyLiveStep(entry.context, state, step, now);
      return result.ok ? result : refuse(result.code);
    };
  };

  return {
    streams,
    announce: (gameID) => notices.publish('live_game', gameID),
    async show(request) {
      const found = await openOfUser(request);
      if (found === null) return refuse('live_game_not_found');
      const { game, side } = found;
      const said = await readPhrases(db, {
        gameID: request.gameID,
        after: new Date(0),
        limit: PHRASES_SHOWN,
      });
      await inTurn(game, () => freshen(game));
      return {
        game: toLiveHead(game.entry),
        update: toLiveUpdate(game.entry, { side, known: 0, now: clock() }),
        phrases: said.map(toSaidPhrase),
      };
    },
    async watch(gameID) {
      const game = await open(gameID);
      if (game === null) return refuse('live_game_not_found');
      await inTurn(game, () => freshen(game));
      return {
        game: toLiveHead(game.entry),
        update: toWatchedUpdate(game.entry, { known: 0, now: clock() }),
      };
    },
    async step({ step, known, ...request }) {
      const found = await openOfUser(request);
      if (found === null) return refuse('live_game_not_found');
      const { game, side } = found;
      const { entry } = game;
      const refusal = await change(game, applyStep(entry, side, step));
      if (refusal !== null) return refusal;
      const { gameID, serverSeed } = entry.context;
      const receipt =
        step.kind === 'reveal'
          ? receiptOf(serverSeed, { gameID, eventNumber: step.eventNumber, side, link: step.link })
          : null;
      return { ...toLiveUpdate(entry, { side, known, now: clock() }), receipt };
    },
    async passTime(gameID, lateMs) {
      const game = await open(gameID);
      if (game === null) return;
      await change(game, (state, now) => {
        if (lateMs > 0) return { state: postponeDeadlines(state, lateMs), played: [] };
        const isTooLate = state.phase === 'ready' && game.entry.readyUntil.getTime() <= now;
        if (!isTooLate) return { state, played: [] };
        const result = applyLiveStep(
          game.entry.context,
          state,
          { kind: 'quit', side: 'visitors' },
          now,
        );
        return result.ok ? result : { state, played: [] };
      });
    },
    async setConnected(gameID, side, isConnected) {
      const game = await open(gameID);
      if (game === null) return;
      const step: LiveStep = { kind: isConnected ? 'connect' : 'disconnect', side };
      await change(game, (state, now) => {
        const result = applyLiveStep(game.entry.context, state, step, now);
        return result.ok ? result : refuse(result.code);
      });
    },
    async find(gameID) {
      const game = await open(gameID);
      if (game !== null) await inTurn(game, () => freshen(game));
      return game?.entry ?? null;
    },
    async follow(request, lastEventID) {
      const found = await openOfUser(request);
      if (found === null) return refuse('live_game_not_found');
      const { game, side } = found;
      await inTurn(game, () => freshen(game));
      return streams.follow(game.entry, side, lastEventID);
    },
    async followAsWatcher(gameID, lastEventID) {
      const game = await open(gameID);
      if (game === null) return refuse('live_game_not_found');
      await inTurn(game, () => freshen(game));
      return streams.follow(game.entry, null, lastEventID);
    },
    stop: () => {
      clearInterval(sweeper);
      unsubscribe();
    },
  };
}

/** Whether the links of this event are revealed now, so that a signature can be verified. */
const isRevealDue = (state: LiveState, eventNumber: number): boolean =>
  state.phase === 'reveal' && state.game.eventNumber + 1 === eventNumber;
