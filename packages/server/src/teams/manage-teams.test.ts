import { expect, test } from 'vitest';
import { aManager, aStartedGame } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { aClub, aLineup, giveCards } from './testing/a-club.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954, name: 'Boxcar Nine', score: 50 });
const lineup = await aLineup(database, 1954);

const lose = (userID: string, ...slots: string[]) =>
  database.sql('delete from card_inventory where user_id = $1 and card_id = any($2::integer[])', [
    userID,
    slots.map((slot) => lineup[slot]!.cardID),
  ]);
/**
 * Gives a user cards of a position outside the lineup, with these ratings. Returns the card ids.
 */
const giveSpares = async (userID: string, position: string, ratings: readonly number[]) => {
  const ids: number[] = [];
  for (const rating of ratings) {
    const [row] = await database.sql<{ card_id: number }>(
      `select card_id from card where positions = $1 and year = 1954 and card_id not in
         (select card_id from card_inventory where user_id = $2)
         and not card_id = any($3::integer[]) order by card_id limit 1`,
      [position, userID, Object.values(lineup).map(({ cardID }) => cardID)],
    );
    await database.sql('update card set rating = $2 where card_id = $1', [row!.card_id, rating]);
    ids.push(row!.card_id);
    await giveCards(database, userID, [row!.card_id]);
  }
  return ids;
};

test('a team whose card is gone is repaired in one call, with the best there is, and plays again', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  await lose(player.userID, 'SS');
  const broken = await player.request('POST', '/games', {
    body: { homeUserTeamID: teamID, visitingUserTeamID: club, role: 'home' },
  });
  expect([broken.status, broken.body.code]).toEqual([409, 'team_cannot_play']);
  const nobody = await player.request('POST', '/teams/repair', { body: { userTeamID: teamID } });
  expect([nobody.status, nobody.body.error]).toEqual([
    409,
    'You have nobody left who may play at SS. Open some packs, or edit the team.',
  ]);
  const [, better] = await giveSpares(player.userID, 'SS', [61, 72]);
  const repaired = await player.request('POST', '/teams/repair', { body: { userTeamID: teamID } });
  expect(repaired.body.problem).toBeNull();
  const shortstop = repaired.body.UserTeamLineups.find(
    ({ position }: { position: string }) => position === 'SS',
  );
  expect([shortstop.cardID, shortstop.lineupOrder]).toEqual([better, lineup['SS']!.lineupOrder]);
  const others = repaired.body.UserTeamLineups.filter(
    ({ position }: { position: string }) => position !== 'SS',
  );
  for (const { position, cardID } of others) expect(cardID).toBe(lineup[position]!.cardID);
  await aStartedGame(player, { home: teamID, visitors: club });
});

test('a team is deleted; its games stay, and one under way is played to its end', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const gameID = await aStartedGame(player, { home: teamID, visitors: club });
  const deleted = await player.request('POST', '/teams/delete', { body: { userTeamID: teamID } });
  expect(deleted.body).toEqual({ ok: true });
  expect((await player.request('GET', '/teams/user')).body).toEqual([]);
  const again = await player.request('POST', '/teams/delete', { body: { userTeamID: teamID } });
  expect([again.status, again.body.code]).toEqual([404, 'team_not_found']);
  const final = await player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });
  expect(final.body.isFinal).toBe(true);
  const { body: games } = await player.request('GET', '/games/user/');
  expect(games[0].GameParticipants[0].UserTeam.name).toBe('Mudville');
  expect((await player.request('GET', `/games/${gameID}/summary`)).status).toBe(200);
});

test("an admin reads and edits any team, with its player's cards, and it is written down", async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const admin = await aPlayer(app, { isAdmin: true });
  const other = await aPlayer(app);
  expect((await admin.request('GET', `/teams/${teamID}`)).body.name).toBe('Mudville');
  expect((await other.request('GET', `/teams/${teamID}`)).status).toBe(404);
  const cards = await admin.request('GET', `/teams/${teamID}/cards?limit=3`);
  // The three best, and those of the lineup, each once.
  const listed = cards.body.cards.map(({ cardID }: { cardID: number }) => cardID);
  expect([new Set(listed).size, listed.length, cards.body.totalCards]).toEqual([24, 24, 24]);
  const edited = await admin.request('PUT', '/teams', {
    body: { userTeamID: teamID, name: 'Renamed', lineup },
  });
  expect(edited.body).toMatchObject({ name: 'Renamed', User: { username: player.username } });
  const { body: log } = await admin.request('GET', '/admin/audit');
  expect(log[0]).toMatchObject({
    action: 'team_changed',
    subject: { kind: 'team', id: teamID },
    before: { name: 'Mudville' },
    after: { name: 'Renamed' },
  });
  // A card that only the admin owns can't be put into the player's team.
  const [spare] = await giveSpares(admin.userID, 'C', [50]);
  const refused = await admin.request('PUT', '/teams', {
    body: {
      userTeamID: teamID,
      name: 'X',
      lineup: { ...lineup, C: { ...lineup['C'], cardID: spare } },
    },
  });
  expect(refused.body.code).toBe('card_not_owned');
});

test('what a user has of some cards is told by card, and only what they have', async () => {
  const { player } = await aManager(app, { year: 1954 });
  const { body } = await player.request('POST', '/cardInventory/userCards', {
    body: { userCardIDs: [lineup['C']!.cardID, lineup['SP1']!.cardID, 19_545_020] },
  });
  expect(
    body.map(({ cardID, amount }: { cardID: number; amount: number }) => [cardID, amount]),
  ).toEqual(
    expect.arrayContaining([
      [lineup['C']!.cardID, 1],
      [lineup['SP1']!.cardID, 1],
    ]),
  );
  expect(body).toHaveLength(2);
  const tooMany = await player.request('POST', '/cardInventory/userCards', {
    body: { userCardIDs: Array.from({ length: 5001 }, (_, index) => index + 1) },
  });
  expect(tooMany.status).toBe(400);
});

test('two teams are compared place by place, with what the dice project and the chance to win', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const { body } = await player.request('GET', `/teams/compare?one=${teamID}&other=${club}`);
  expect([body.one.team.name, body.other.team.name]).toEqual(['Mudville', 'Boxcar Nine']);
  expect([body.one.lines.length, body.other.lines.length, body.games]).toEqual([24, 24, 1000]);
  for (const { avg, obp, slg } of [...body.one.lines, body.one.batting]) {
    expect(avg).toBeGreaterThanOrEqual(0);
    expect(obp).toBeGreaterThanOrEqual(avg);
    expect(slg).toBeGreaterThanOrEqual(avg);
  }
  const turned = await player.request('GET', `/teams/compare?one=${club}&other=${teamID}`);
  expect(turned.body.one.lines).toEqual(body.other.lines);
  const stranger = await aPlayer(app);
  const refused = await stranger.request('GET', `/teams/compare?one=${teamID}&other=${club}`);
  expect(refused.body.code).toBe('team_not_found');
});

test('games are looked for by the name of either club, and pages go on where the last one ended', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const rivals = await aClub(database, { year: 1954, name: '100% Rivals', score: 50 });
  const games: string[] = [];
  for (const visitors of [club, rivals, club]) {
    games.push(await aStartedGame(player, { home: teamID, visitors }));
  }
  const idsOf = async (query: string) =>
    (await player.request('GET', `/games/user/?${query}`)).body.map(
      ({ gameID }: { gameID: string }) => gameID,
    );
  expect(await idsOf('find=boxcar')).toEqual([games[2], games[0]]);
  expect(await idsOf('find=MUDVILLE')).toEqual(games.toReversed());
  expect(await idsOf('find=100%25')).toEqual([games[1]]);
  expect(await idsOf('find=_')).toEqual([]);
  expect(await idsOf(`find=boxcar&limit=1&after=${games[2]}`)).toEqual([games[0]]);
  expect((await player.request('GET', `/games/user/?find=${'x'.repeat(241)}`)).status).toBe(400);
});
