import type { LoggedRequest } from '../request-log.ts';

const USER = 'user-1';

/** Returns one request of a log, sent and answered in its turn of ten. */
export const aRequest = (
  id: number,
  call: string,
  body: unknown,
  response: unknown,
  more: Partial<LoggedRequest> = {},
): LoggedRequest => ({
  id,
  userID: USER,
  call,
  params: {},
  body,
  key: `key-${id}`,
  sentAt: id * 10,
  answeredAt: id * 10 + 5,
  status: 200,
  response,
  ...more,
});

/** Returns the rows of a table as pg_dump writes them. */
const copy = (table: string, columns: string, rows: readonly string[]): string =>
  [`COPY public.${table} (${columns}) FROM stdin;`, ...rows, '\\.', ''].join('\n');

const starterCards = Array.from({ length: 24 }, (_, index) => 100 + index);
const cardRow = (card: number, amount: number, unsellable: number) =>
  `${USER}\t${card}\t${amount}\t${unsellable}`;
const posting = (
  journal: string,
  [asset, item, amount]: readonly [string, number, number],
  change = '\\N',
  balance = '\\N',
) =>
  [
    `${USER}\t${journal}\t${asset}\t${item}\tuser\t${amount}\t${change}\t${balance}`,
    `${USER}\t${journal}\t${asset}\t${item}\thouse\t${-amount}\t\\N\t\\N`,
  ].join('\n');
const journal = (id: string, cause: object) => `${USER}\t${id}\t${JSON.stringify(cause)}`;

/**
 * What a user did: an award, a pack bought and opened, a duplicate sold, copies swapped, a team, a
 * game, which is kept as a record or as its events.
 */
export function aSoundHistory({ hasRecord = true } = {}): {
  readonly log: LoggedRequest[];
  readonly dump: string;
} {
  const opened = [1, 1, 2, 3, 3, 3, 3].map((cardID) => ({
    cardID,
    rating: cardID === 1 ? 70 : 80,
    pack: 0,
  }));
  const draw = { epochID: 'epoch-1', firstPack: 1, lastPack: 1 };
  const rolled = (isFinal: boolean, eventNumber: number) => ({
    gameID: 'game-1',
    isFinal,
    GameEvents: [{ eventNumber, homeScore: 0, visitingScore: 0 }],
  });
  const game = { params: { id: 'game-1' }, key: null };
  const log = [
    aRequest(1, 'GET /series', null, [{ seriesID: 7, purchaseLimit: 3 }], { key: null }),
    aRequest(2, 'POST /wallet/award', { amount: 500 }, { balance: 500 }),
    aRequest(
      3,
      'POST /packInventory/buy',
      { seriesID: 7, amount: 1 },
      { seriesID: 7, amount: 1, cost: 200, balance: 300 },
    ),
    aRequest(4, 'POST /packInventory/open', { seriesID: 7, amount: 1 }, { cards: opened, draw }),
    aRequest(
      5,
      'POST /cardInventory/sell/duplicate',
      { leaveOut: [3] },
      { sold: 1, amount: 10, balance: 310 },
    ),
    aRequest(6, 'POST /teams', {}, { userTeamID: 'team-1' }),
    aRequest(7, 'POST /games', {}, { gameID: 'game-1' }),
    aRequest(8, 'POST /games/{id}/roll', {}, rolled(false, 1), game),
    aRequest(9, 'POST /games/{id}/roll', {}, rolled(true, 2), game),
    aRequest(10, 'GET /wallet/get', null, { balance: 350 }, { key: null }),
    aRequest(
      11,
      'POST /swapBox',
      { seriesID: 7, wanted: 4, given: [3, 3, 3] },
      { seriesID: 7, tier: 'gold', card: { cardID: 4, rating: 81 }, completed: [] },
    ),
  ];
  const dump = [
    copy('account', 'user_id, exp', [`${USER}\t25`]),
    copy('wallet', 'user_id, balance, changes', [`${USER}\t350\t4`]),
    copy('journal', 'user_id, journal_id, cause', [
      journal('j0', { kind: 'starter_set' }),
      journal('j1', { kind: 'award' }),
      journal('j2', { kind: 'packs_bought', seriesID: 7, amount: 1 }),
      journal('j3', { kind: 'packs_opened', seriesID: 7, amount: 1 }),
      journal('j4', { kind: 'duplicates_sold', copies: 1 }),
      journal('j5', { kind: 'game', gameID: 'game-1' }),
      journal('j6', { kind: 'cards_swapped', seriesID: 7, tier: 'gold' }),
    ]),
    copy('posting', 'user_id, journal_id, asset, item, holder, amount, change, balance_after', [
      ...starterCards.map((card) => posting('j0', ['card', card, 1])),
      posting('j1', ['money', 0, 500], '1', '500'),
      posting('j2', ['money', 0, -200], '2', '300'),
      posting('j2', ['pack', 7, 1]),
      posting('j3', ['pack', 7, -1]),
      posting('j3', ['card', 1, 2]),
      posting('j3', ['card', 2, 1]),
      posting('j3', ['card', 3, 4]),
      posting('j4', ['money', 0, 10], '3', '310'),
      posting('j4', ['card', 1, -1]),
      posting('j5', ['money', 0, 40], '4', '350'),
      posting('j6', ['card', 3, -3]),
      posting('j6', ['card', 4, 1]),
    ]),
    copy('pack_inventory', 'user_id, series_id, amount, bought', [`${USER}\t7\t0\t1`]),
    copy('card_inventory', 'user_id, card_id, amount, unsellable', [
      ...starterCards.map((card) => cardRow(card, 1, 1)),
      cardRow(1, 1, 0),
      cardRow(2, 1, 0),
      cardRow(3, 1, 0),
      cardRow(4, 1, 0),
    ]),
    copy('pack_epoch', 'user_id, epoch_id, packs, closed_at', [`${USER}\tepoch-1\t1\t\\N`]),
    copy('pack_draw', 'user_id, epoch_id, pack, card_ids, journal_id', [
      `${USER}\tepoch-1\t1\t[1, 1, 2, 3, 3, 3, 3]\tj3`,
    ]),
    copy('team', 'user_id, team_id', [`${USER}\tteam-1`]),
    copy(
      'team_lineup',
      'user_id, team_id, card_id',
      starterCards.map((card) => `${USER}\tteam-1\t${card}`),
    ),
    copy('game', 'user_id, game_id, version, is_final, earned_money, earned_experience', [
      `${USER}\tgame-1\t2\tt\t40\t25`,
    ]),
    hasRecord
      ? copy('game_record', 'user_id, game_id, events', [`${USER}\tgame-1\t2`])
      : copy('game_event', 'user_id, game_id, event_number', [
          `${USER}\tgame-1\t1`,
          `${USER}\tgame-1\t2`,
        ]),
  ].join('\n');
  return { log, dump };
}
