import type { TrustRequest } from './logging-client.ts';
import { oneSeries, type Market } from './market.ts';
import type { PlayerState } from './player-state.ts';
import type { Random } from './random.ts';

/** How often each kind of request comes. */
const WEIGHTS = {
  buy: 14,
  open: 14,
  sell: 6,
  sellSome: 3,
  readSwapBox: 12,
  swap: 16,
  claim: 3,
  lock: 4,
  wish: 1,
  closeEpoch: 3,
  exchange: 1,
  saveTeam: 3,
  deleteTeam: 2,
  startGame: 5,
  roll: 22,
  playHalf: 4,
  playToEnd: 3,
  abandon: 1,
  startContest: 2,
  contestGame: 4,
  awardMoney: 2,
  awardPacks: 3,
  readWallet: 8,
  readPacks: 2,
} as const;
type Kind = keyof typeof WEIGHTS;

/** Requests that move something: those to interrupt, and to send in copies. */
const SPENDING: ReadonlySet<Kind> = new Set([
  'buy',
  'open',
  'sell',
  'sellSome',
  'swap',
  'claim',
  'closeEpoch',
  'exchange',
  'saveTeam',
  'startGame',
  'awardMoney',
  'awardPacks',
]);

export interface ChosenRequest {
  readonly request: TrustRequest;
  /** Whether the Idempotency-Key makes copies of it one. */
  readonly takesKey: boolean;
}

/** Chooses a random request of a user. */
export function chooseRequest(
  market: Market,
  state: PlayerState,
  random: Random,
  { isSpending = false }: { readonly isSpending?: boolean } = {},
): ChosenRequest {
  for (;;) {
    const kind = random.weighted(WEIGHTS);
    if (isSpending && !SPENDING.has(kind)) continue;
    const request = REQUESTS[kind](market, state, random);
    if (request === null) continue;
    const { userID, token } = state.player;
    return { request: { userID, token, ...request }, takesKey: SPENDING.has(kind) };
  }
}

type Choose = (market: Market, state: PlayerState, random: Random) => TrustRequest | null;

const oneGame = ({ games }: PlayerState, random: Random): string | null =>
  games.size === 0 ? null : random.oneOf([...games.keys()]);

const rollGame: Choose = (_market, state, random) => {
  const id = oneGame(state, random);
  const game = id === null ? undefined : state.games.get(id);
  if (id === null || game === undefined) return null;
  if (game.mustChoose) {
    const body = { event: random.oneOf(['advance', 'tag']), runnersAdvancing: null };
    return { call: 'POST /games/{id}/manageEvent', params: { id }, body };
  }
  const body = random.below(2) === 0 ? {} : { eventNumber: game.eventNumber };
  return { call: 'POST /games/{id}/roll', params: { id }, body };
};

const playOn =
  (until: 'half' | 'final'): Choose =>
  (_market, state, random) => {
    const id = oneGame(state, random);
    return id === null ? null : { call: 'POST /games/{id}/play', params: { id }, body: { until } };
  };

const REQUESTS: Readonly<Record<Kind, Choose>> = {
  buy: (market, _state, random) => ({
    call: 'POST /packInventory/buy',
    body: { seriesID: oneSeries(market, random), amount: random.oneOf([1, 1, 10, 25]) },
  }),
  open: (market, _state, random) => ({
    call: 'POST /packInventory/open',
    body: { seriesID: oneSeries(market, random), amount: random.oneOf([1, 2, 5, 30]) },
  }),
  sell: () => ({ call: 'POST /cardInventory/sell/duplicate' }),
  sellSome: (_market, { cardIDs }, random) => ({
    call: 'POST /cardInventory/sell/duplicate',
    body: { keep: random.oneOf([1, 2]), leaveOut: [random.oneOf(cardIDs)] },
  }),
  readSwapBox: (_market, { openedSeries }, random) =>
    openedSeries.length === 0
      ? null
      : {
          call: 'GET /swapBox/{seriesID}',
          params: { seriesID: String(random.oneOf(openedSeries)) },
        },
  // Some are of cards that have come or gone meanwhile, and are refused.
  swap: (_market, { swaps }, random) =>
    swaps.length === 0 ? null : { call: 'POST /swapBox', body: random.oneOf(swaps) },
  claim: () => ({ call: 'POST /wallet/claim' }),
  lock: (_market, { cardIDs }, random) => ({
    call: 'PUT /cardInventory/lock',
    body: { cardID: random.oneOf(cardIDs), isLocked: random.below(2) === 0 },
  }),
  wish: (_market, { cardIDs }, random) => ({
    call: 'PUT /card/wish',
    body: { cardID: random.oneOf(cardIDs), isWished: random.below(2) === 0 },
  }),
  closeEpoch: () => ({ call: 'POST /fairness/packs/close', body: {} }),
  exchange: (_market, _state, random) => ({
    call: 'POST /starterSet/exchange',
    body: { year: 1900 + random.below(100) },
  }),
  saveTeam: (_market, { lineup }, random) => ({
    call: 'POST /teams',
    body: { name: `Mudville ${random.below(1000)}`, lineup },
  }),
  // The team of the starter set stays, for games to be played.
  deleteTeam: (_market, { teamIDs }, random) =>
    teamIDs.length < 2
      ? null
      : {
          call: 'POST /teams/delete',
          body: { userTeamID: random.oneOf(teamIDs.slice(1)) },
        },
  startGame: ({ opponentIDs }, { teamIDs, games }, random) =>
    games.size > 6
      ? null
      : {
          call: 'POST /games',
          body: {
            homeUserTeamID: random.oneOf(teamIDs),
            visitingUserTeamID: random.oneOf(opponentIDs),
            role: 'home',
          },
        },
  roll: rollGame,
  playHalf: playOn('half'),
  playToEnd: playOn('final'),
  abandon: (_market, state, random) => {
    const id = oneGame(state, random);
    return id === null ? null : { call: 'POST /games/{id}/abandon', params: { id } };
  },
  startContest: ({ contestIDs }, _state, random) => ({
    call: 'POST /userCampaignContest/create',
    body: { campaignContestID: random.oneOf(contestIDs) },
  }),
  contestGame: (_market, { contests, teamIDs }, random) => {
    if (contests.length === 0) return null;
    const { id, opponentID } = random.oneOf(contests);
    return {
      call: 'POST /games/campaign',
      body: {
        userCampaignContestID: id,
        homeUserTeamID: teamIDs[0],
        visitingUserTeamID: opponentID,
      },
    };
  },
  awardMoney: ({ admin }, { player }, random) => ({
    call: 'POST /wallet/award',
    body: { userID: player.userID, amount: 1 + random.below(5000), reason: 'a random award' },
    token: admin.token,
  }),
  awardPacks: (market, { player }, random) => ({
    call: 'POST /packInventory/award',
    body: {
      userID: player.userID,
      seriesID: oneSeries(market, random),
      amount: 1 + random.below(20),
      reason: 'a random award',
    },
    token: market.admin.token,
  }),
  readWallet: () => ({ call: 'GET /wallet/get' }),
  readPacks: () => ({ call: 'GET /packInventory/user' }),
};
