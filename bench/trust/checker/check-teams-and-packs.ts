import { isGood, type Report, type UserHistory } from './user-history.ts';

/** Checks teams, locks, drawn packs and the limits of what can be bought. */
export function checkTeamsAndPacks(history: UserHistory, report: Report): void {
  checkTeams(history, report);
  checkDraws(history, report);
  const limits = readLimits(history);
  for (const row of history.rows('pack_inventory')) {
    const limit = limits.get(Number(row['series_id']));
    if (limit !== undefined && Number(row['bought']) > limit)
      report('a purchase limit holds', `series ${row['series_id']}: ${row['bought']} of ${limit}`);
  }
}

function checkTeams({ rows, effects, journals }: UserHistory, report: Report): void {
  const teams = new Set(rows('team').map((row) => row['team_id']!));
  const done = (call: string) =>
    effects.filter(({ request, isAcknowledged }) => request.call === call && isAcknowledged);
  const deleted = new Set(
    effects
      .filter(({ request }) => request.call === 'POST /teams/delete')
      .map(({ request }) => (request.body as { userTeamID: string }).userTeamID),
  );
  for (const { request } of done('POST /teams')) {
    const { userTeamID } = request.response as { userTeamID: string };
    if (!teams.has(userTeamID) && !deleted.has(userTeamID))
      report('a team that was saved is there', userTeamID);
  }
  for (const { request } of done('POST /teams/delete')) {
    const { userTeamID } = request.body as { userTeamID: string };
    if (teams.has(userTeamID)) report('a team that was deleted is gone', userTeamID);
  }
  // A team keeps the cards of a starter set that was exchanged, and is told to be repaired.
  const received = new Set(
    journals.flatMap(({ movements }) =>
      movements
        .filter(({ asset, amount }) => asset === 'card' && amount > 0)
        .map(({ item }) => item),
    ),
  );
  const slots = Map.groupBy(rows('team_lineup'), (row) => row['team_id']!);
  for (const team of teams) {
    const lineup = slots.get(team) ?? [];
    const cards = new Set(lineup.map((row) => row['card_id']));
    if (lineup.length !== 24 || cards.size !== 24)
      report('a team has 24 cards', `${team}: ${cards.size} in ${lineup.length} slots`);
    for (const { card_id: card } of lineup)
      if (!received.has(Number(card)))
        report('a team’s cards came to its user', `${team}: card ${card}`);
  }
}

/** Every pack of an epoch was drawn once, under its number. */
function checkDraws({ rows, journals }: UserHistory, report: Report): void {
  const draws = Map.groupBy(rows('pack_draw'), (row) => row['epoch_id']!);
  for (const epoch of rows('pack_epoch')) {
    const packs = (draws.get(epoch['epoch_id']!) ?? [])
      .map((row) => Number(row['pack']))
      .toSorted((a, b) => a - b);
    if (packs.length !== Number(epoch['packs']) || packs.some((pack, index) => pack !== index + 1))
      report('packs are drawn under numbers without gaps', `${packs.length} of ${epoch['packs']}`);
  }
  const epochs = new Set(rows('pack_epoch').map((row) => row['epoch_id']!));
  for (const epoch of draws.keys())
    if (!epochs.has(epoch)) report('a pack is drawn in an epoch that is there', epoch);
  if (rows('pack_epoch').filter((row) => row['closed_at'] === null).length > 1)
    report('one epoch is open', '');
  const opened = journals
    .filter(({ cause }) => cause.kind === 'packs_opened')
    .flatMap(({ movements }) => movements.filter(({ asset }) => asset === 'pack'))
    .reduce((sum, { amount }) => sum - amount, 0);
  const drawn = rows('pack_draw').length;
  if (opened !== drawn) report('every opened pack was drawn', `${drawn} of ${opened}`);
}

/** Returns the published limits: how many packs of a series a user may buy in all. */
function readLimits({ requests }: UserHistory): ReadonlyMap<number, number> {
  const limits = new Map<number, number>();
  for (const request of requests) {
    if (request.call !== 'GET /series' || !isGood(request)) continue;
    const list = request.response as readonly { seriesID: number; purchaseLimit: number | null }[];
    for (const { seriesID, purchaseLimit } of list)
      if (purchaseLimit !== null) limits.set(seriesID, purchaseLimit);
  }
  return limits;
}
