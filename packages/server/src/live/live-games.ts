import type {
  LiveGameDto,
  LiveStepBody,
  LiveUpdate,
  WatchedLiveGame,
} from '@pennant/contract/live';
import { receiptOf } from '@pennant/rules/fairness/reveal';
import type { Side } from '@pennant/rules/games/lineup-slots';
import { passDeadlines, postponeDeadlines } from '@pennant/rules/live/pass-deadlines';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import type { EventStream } from '../platform/http/event-stream.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { changeOfUsersStep, changeOfStep, type LiveChange } from './live-change.ts';
import { createKeptLiveGames, inTurn, type KeptLiveGame } from './kept-live-games.ts';
import {
  appendPlayed,
  sideOfUser,
  toLiveHead,
  toLiveUpdate,
  toSaidPhrase,
  toWatchedUpdate,
  type LiveEntry,
} from './live-entry.ts';
import { writeMove } from './live-game-store.ts';
import { createLiveStreams, type LiveStreams } from './live-streams.ts';
import { readLastPhrases } from './read-live-game.ts';
import type { LiveRefusalCode } from './refusals.ts';

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

/** How often a change is made anew where another program was faster. */
const MAX_ATTEMPTS = 8;

/** Creates what is done in live games on this program, on the games that it has in memory. */
export function createLiveGames({ db, clock, notices, log, onOver }: Context): LiveGames {
  const streams = createLiveStreams({ db, clock, log });
  const kept = createKeptLiveGames(db, streams.isFollowed);
  const { open, freshen } = kept;
  let isOwnNotice = false;

  /** Tells the other programs of what this one has written. */
  const tellPrograms = (gameID: string) => {
    isOwnNotice = true;
    notices.publish('live_game', gameID);
    isOwnNotice = false;
  };

  /**
   * Changes a game by a pure function of its state, and tells those who follow it. Where another
   * program has written since, it is read again and the function is applied to what it became.
   * After an outage that lasted `lateMs` what runs goes on from where it stood.
   */
  const change = (game: KeptLiveGame, apply: LiveChange, lateMs = 0): Promise<Refused | null> =>
    inTurn(game, async () => {
      const { entry } = game;
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        await freshen(game);
        const now = clock();
        // Before anything is due: nobody's time ran in an outage.
        const isPutOff = lateMs > 0 && entry.state.phase !== 'over';
        const from = isPutOff ? postponeDeadlines(entry.state, lateMs, now.getTime()) : entry.state;
        const passed = passDeadlines(entry.context, from, now.getTime());
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
        } else streams.sendUpdates(entry, now);
        return isRefusal(applied) ? applied : null;
      }
      throw new Error('other programs changed a live game again and again');
    });

  const unsubscribe = notices.subscribe('live_game', (gameID) => {
    if (isOwnNotice) return;
    for (const game of kept.outdate(gameID))
      if (streams.isFollowed(game.entry.context.gameID)) void tellOfOthers(game);
  });

  /** Sends what another program has changed. */
  const tellOfOthers = (game: KeptLiveGame): Promise<void> =>
    inTurn(game, async () => {
      await freshen(game);
      streams.sendUpdates(game.entry, clock());
      await streams.sendPhrases(game.entry.context.gameID);
    }).catch((error: unknown) => log?.warn({ err: error }, 'a live game could not be read'));

  /** Returns a game and the side that a user plays in it. */
  const openOfUser = async ({ gameID, userID }: GameOfUser) => {
    const game = await open(gameID);
    const side = game && sideOfUser(game.entry, userID);
    return game === null || side === null ? null : { game, side };
  };

  return {
    streams,
    announce: (gameID) => notices.publish('live_game', gameID),
    async show(request) {
      const found = await openOfUser(request);
      if (found === null) return refuse('live_game_not_found');
      const { game, side } = found;
      await inTurn(game, () => freshen(game));
      const isOver = game.entry.state.phase === 'over';
      const said = await readLastPhrases(db, { gameID: request.gameID, isOver });
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
      const refusal = await change(game, changeOfUsersStep(entry, side, step));
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
      const callOff: LiveChange = (state, now) => {
        const isTooLate = state.phase === 'ready' && game.entry.readyUntil.getTime() <= now;
        if (lateMs > 0 || !isTooLate) return { state, played: [] };
        const { context } = game.entry;
        const called = changeOfStep(context, { kind: 'quit', side: 'visitors' })(state, now);
        return isRefusal(called) ? { state, played: [] } : called;
      };
      await change(game, callOff, lateMs);
    },
    async setConnected(gameID, side, isConnected) {
      const game = await open(gameID);
      if (game === null) return;
      const kind = isConnected ? 'connect' : 'disconnect';
      await change(game, changeOfStep(game.entry.context, { kind, side }));
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
      kept.stop();
      unsubscribe();
    },
  };
}
