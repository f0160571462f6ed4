import type { GameReplay } from '@pennant/contract/game-summary';
import type { RollResponse } from '@pennant/contract/game-commands';
import type { RolledEventDto } from '@pennant/contract/game-event';
import { CLOSERS, HOOKS, STEAL_ORDERS } from '@pennant/rules/games/standing-orders';
import type { TrustRun } from '../trust-part.ts';
import { createLoggingClient, type LoggingClient, type TrustRequest } from './logging-client.ts';
import { createRandom, type Random } from './random.ts';
import { registerPlayer } from './register-players.ts';

/** A game that one tab has rolled, or several at once. */
export interface TabGame {
  readonly replay: GameReplay;
  /** Events of the replay that a tab has not seen. */
  readonly gaps: number;
  /** Events that a tab was shown twice, or that the replay tells otherwise. */
  readonly doubles: number;
}

type Status = Pick<RollResponse, 'isFinal' | 'pendingChoice' | 'GameEvents'>;

/** One tab: the events that it was shown, and what it does next. */
class Tab {
  readonly seen: RolledEventDto[] = [];
  isFinal = false;
  private choice: RollResponse['pendingChoice'] = null;
  private readonly send: (request: TrustRequest) => Promise<Status | null>;
  private readonly random: Random;

  constructor(send: (request: TrustRequest) => Promise<Status | null>, random: Random) {
    this.send = send;
    this.random = random;
  }

  /** Plays on until the game is over, as a user would who clicks in both tabs. */
  async play(): Promise<void> {
    while (!this.isFinal) this.take((await this.send(this.nextRequest())) ?? (await this.look()));
  }

  /** Asks for everything that happened since, without a change. */
  private async look(): Promise<Status> {
    const status = await this.send({ call: 'GET /games/{id}' });
    if (status === null) throw new Error('a game can not be looked at');
    const last = this.seen.at(-1)?.eventNumber ?? 0;
    const GameEvents = status.GameEvents.filter(({ eventNumber }) => eventNumber > last);
    return { ...status, GameEvents };
  }

  private take({ GameEvents, isFinal, pendingChoice }: Status): void {
    // Newest first, as every response tells them.
    this.seen.push(...GameEvents.toReversed());
    this.isFinal = isFinal;
    this.choice = pendingChoice;
  }

  private nextRequest(): TrustRequest {
    const eventNumber = this.seen.at(-1)?.eventNumber ?? 0;
    const { choice, random } = this;
    if (choice !== null) {
      const { runnersAdvancing } = random.oneOf(choice.options);
      const body = { event: choice.kind, runnersAdvancing, eventNumber };
      return { call: 'POST /games/{id}/manageEvent', body };
    }
    const drawn = random.below(100);
    if (drawn < 4) return { call: 'POST /games/{id}/play', body: { until: 'half', eventNumber } };
    if (drawn < 12) {
      const event = random.oneOf(['steal', 'bb'] as const);
      const runnersAdvancing = event === 'bb' ? null : random.oneOf(['1', '2', '1,2', '3']);
      const body = { event, runnersAdvancing, eventNumber };
      return { call: 'POST /games/{id}/manageEvent', body };
    }
    return { call: 'POST /games/{id}/roll', body: { eventNumber } };
  }
}

/** Compares what a tab was shown with the whole game. */
function compare(seen: readonly RolledEventDto[], events: readonly RolledEventDto[]) {
  const shown = new Set(seen.map(({ eventNumber }) => eventNumber));
  const gaps = events.filter(({ eventNumber }) => !shown.has(eventNumber)).length;
  const doubles = seen.filter((event, index) => {
    const told = events[event.eventNumber - 1];
    return (
      event.eventNumber !== index + 1 ||
      told?.gameEventID !== event.gameEventID ||
      told.resultDescription !== event.resultDescription
    );
  }).length;
  return { gaps, doubles };
}

/** Of so many games one is a challenge of another user, as soon as there is one. */
const GAMES_PER_CHALLENGE = 3;

/** Starts a game: against a computer team, or now and then against another user's team. */
async function startGame(
  client: LoggingClient,
  random: Random,
  user: {
    readonly token: string;
    readonly teamID: string | undefined;
    readonly opponents: readonly { readonly userTeamID: string }[];
    readonly game: number;
  },
): Promise<string> {
  const { token, teamID, opponents, game } = user;
  const isChallenge = game % GAMES_PER_CHALLENGE === GAMES_PER_CHALLENGE - 1;
  const rivals = isChallenge
    ? (
        await client.expectOk<{ opponents: { User: { username: string } }[] }>({
          call: 'GET /challenges/opponents',
          token,
        })
      ).opponents
    : [];
  if (rivals.length > 0) {
    const { username } = random.oneOf(rivals).User;
    const { gameID } = await client.expectOk<{ gameID: string }>({
      call: 'POST /challenges',
      body: { username, userTeamID: teamID },
      token,
    });
    return gameID;
  }
  const isHome = random.below(2) === 0;
  const opponentID = random.oneOf(opponents).userTeamID;
  const { gameID } = await client.expectOk<{ gameID: string }>({
    call: 'POST /games',
    body: {
      homeUserTeamID: isHome ? teamID : opponentID,
      visitingUserTeamID: isHome ? opponentID : teamID,
      role: isHome ? 'home' : 'away',
    },
    token,
  });
  return gameID;
}

/** Lets others challenge a user's team under some orders; those that make it too weak are not. */
const publishTeam = (
  client: LoggingClient,
  random: Random,
  { token, teamID }: { readonly token: string; readonly teamID: string | undefined },
) =>
  client.send({
    call: 'PUT /challenges/team',
    body: {
      userTeamID: teamID,
      hook: random.oneOf(HOOKS),
      steals: random.oneOf(STEAL_ORDERS),
      closer: random.oneOf(CLOSERS),
    },
    token,
  });

/** Registers a user, who plays so many games, each in so many tabs at once. */
async function playAsUser(
  client: LoggingClient,
  random: Random,
  { games, tabs: tabCount }: { readonly games: number; readonly tabs: number },
): Promise<TabGame[]> {
  const { token } = await registerPlayer(client);
  const listTeams = (call: string) => client.expectOk<{ userTeamID: string }[]>({ call, token });
  const teamID = (await listTeams('GET /teams/user'))[0]?.userTeamID;
  const opponents = await listTeams('GET /teams/comp-team?lineups=none');
  await publishTeam(client, random, { token, teamID });
  const played: TabGame[] = [];
  for (let game = 0; game < games; game += 1) {
    const id = await startGame(client, random, { token, teamID, opponents, game });
    const send = async (request: TrustRequest) => {
      const { status, response } = await client.send({ ...request, params: { id }, token });
      if (status !== 200 && (status === null || status >= 500))
        throw new Error(`${request.call} responds with ${status} ${JSON.stringify(response)}`);
      return status === 200 ? (response as Status) : null;
    };
    const tabs = Array.from({ length: tabCount }, () => new Tab(send, random));
    await Promise.all(tabs.map((tab) => tab.play()));
    const replay = await client.expectOk<GameReplay>({
      call: 'GET /games/{id}/replay',
      params: { id },
      token,
    });
    const compared = tabs.map(({ seen }) => compare(seen, replay.events));
    played.push({
      replay,
      gaps: compared.reduce((sum, { gaps }) => sum + gaps, 0),
      doubles: compared.reduce((sum, { doubles }) => sum + doubles, 0),
    });
  }
  return played;
}

/** Registers a user who plays nothing, so that the first users have somebody to challenge. */
async function registerRival(client: LoggingClient, random: Random): Promise<void> {
  const { token } = await registerPlayer(client);
  const teams = await client.expectOk<{ userTeamID: string }[]>({ call: 'GET /teams/user', token });
  await publishTeam(client, random, { token, teamID: teams[0]?.userTeamID });
}

/** Games played at the same time, each by a user of its own. */
const PLAYED_AT_ONCE = 4;
/** Games of one user; a new one plays the next. */
const GAMES_OF_A_USER = 15;

/** Plays so many games, a few at once, each in so many tabs of its user. */
export async function playGamesInTabs(
  url: string,
  { games, tabs }: { readonly games: number; readonly tabs: number },
  run: Pick<TrustRun, 'seed' | 'tell'>,
): Promise<TabGame[]> {
  const client = createLoggingClient(() => url);
  try {
    await registerRival(client, createRandom(run.seed));
    const played: TabGame[] = [];
    let started = 0;
    const playOneAfterAnother = async () => {
      while (started < games) {
        const from = started;
        started = Math.min(games, started + GAMES_OF_A_USER);
        const random = createRandom(run.seed * 10_007 + from);
        played.push(...(await playAsUser(client, random, { games: started - from, tabs })));
        if (Math.floor(played.length / 100) > Math.floor((played.length - 15) / 100))
          run.tell(`${played.length} of ${games} games`);
      }
    };
    await Promise.all(Array.from({ length: PLAYED_AT_ONCE }, playOneAfterAnother));
    return played;
  } finally {
    client.close();
  }
}
