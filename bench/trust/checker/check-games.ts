import type { DumpRow } from './parse-dump.ts';
import { isGood, type Report, type UserHistory } from './user-history.ts';

interface Rolled {
  readonly gameID: string;
  readonly isFinal: boolean;
  readonly GameEvents: readonly {
    readonly eventNumber: number;
    readonly homeScore: number;
    readonly visitingScore: number;
  }[];
}

const GAME_CALLS = /^POST \/games\/\{id\}\/(roll|play|manageEvent|abandon)$/;

/**
 * Checks the games: each that was started is there, and none besides; its events are numbered
 * without gaps; what a response showed stays; no event belongs to two rolls.
 */
export function checkGames(history: UserHistory, report: Report): void {
  const { rows, requests, effects } = history;
  const games = new Map(rows('game').map((row) => [row['game_id']!, row]));
  const started = effects.filter(({ request }) => /^POST \/games(\/campaign)?$/.test(request.call));
  const asked = started.filter(({ isAcknowledged }) => isAcknowledged);
  const ids = asked.map(({ request }) => (request.response as { gameID: string }).gameID);
  for (const id of ids) if (!games.has(id)) report('a game that was started is there', id);
  if (new Set(ids).size !== ids.length) report('a game is started once', ids.join(' '));
  const unknown = started.length - asked.length;
  if (games.size > ids.length + unknown)
    report('a game was asked for', `${games.size} games, ${ids.length} asked for`);

  checkEvents(games, history, report);
  const takenBy = new Map<string, number>();
  for (const request of requests) {
    if (!GAME_CALLS.test(request.call) || !isGood(request)) continue;
    const { gameID, isFinal, GameEvents } = request.response as Rolled;
    const game = games.get(gameID);
    if (game === undefined) continue;
    if (isFinal && game['is_final'] !== 't') report('a game that ended stays ended', gameID);
    const hasEventNumber =
      (request.body as { eventNumber?: number } | null)?.eventNumber !== undefined;
    for (const { eventNumber } of GameEvents) {
      if (eventNumber > Number(game['version']))
        report('an event that was shown stays', `${gameID} event ${eventNumber} of #${request.id}`);
      // A request that tells its last event is shown all since, those of others too.
      if (hasEventNumber || request.call.endsWith('abandon')) continue;
      const key = `${gameID} ${eventNumber}`;
      const by = request.key ?? String(request.id);
      const other = takenBy.get(key);
      if (other !== undefined && other !== request.id && request.key === null)
        report('an event belongs to one roll', `${key}: #${other} and #${by}`);
      takenBy.set(key, request.id);
    }
  }
  const earned = [...games.values()].reduce(
    (sum, row) => sum + Number(row['earned_experience'] ?? 0),
    0,
  );
  for (const account of rows('account'))
    if (Number(account['exp']) !== earned)
      report('experience is that of the games', `${account['exp']}, not ${earned}`);
}

/** A game has all its events: in rows or, once it is over, in a record that has their number. */
function checkEvents(
  games: ReadonlyMap<string, DumpRow>,
  { rows }: UserHistory,
  report: Report,
): void {
  const events = Map.groupBy(rows('game_event'), (row) => row['game_id']!);
  const records = new Map(rows('game_record').map((row) => [row['game_id']!, row]));
  for (const [id, game] of games) {
    const numbers = (events.get(id) ?? [])
      .map((row) => Number(row['event_number']))
      .toSorted((a, b) => a - b);
    const record = records.get(id);
    const count = numbers.length + Number(record?.['events'] ?? 0);
    if (numbers.some((number, index) => number !== index + 1) || count !== Number(game['version']))
      report('events are numbered without gaps', `${id}: ${count}, version ${game['version']}`);
    if (record !== undefined && (numbers.length > 0 || game['is_final'] !== 't'))
      report('a game that is over is kept as a record alone', id);
  }
}
