import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { aClub, aLineup, giveCards } from './testing/a-club.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
await aClub(database, { year: 1954, name: 'Strong Club', score: 70 });
await aClub(database, { year: 1954, name: 'Weak Club', score: 40 });

type Lineup = Awaited<ReturnType<typeof aLineup>>;

const anOwner = async () => {
  const player = await aPlayer(app);
  const lineup = await aLineup(database, 1954);
  await giveCards(
    database,
    player.userID,
    Object.values(lineup).map(({ cardID }) => cardID),
  );
  return { player, lineup };
};

const changed = (lineup: Lineup, changes: Record<string, Partial<Lineup[string]>>): Lineup =>
  Object.fromEntries(
    Object.entries(lineup).map(([slot, place]) => [slot, { ...place, ...changes[slot] }]),
  );

describe('saving a team', () => {
  test('works the score out, whatever was sent, and lists the team with its cards', async () => {
    const { player, lineup } = await anOwner();
    const saved = await player.request('POST', '/teams', {
      body: { name: ' Mudville Nine ', score: 99, lineup },
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      name: 'Mudville Nine',
      userID: player.userID,
      User: { username: player.username },
      problem: null,
      elo: 1500,
    });
    expect(saved.body.UserTeamLineups).toHaveLength(24);
    const ratings = saved.body.UserTeamLineups.map(
      ({ Card }: { Card: { rating: number } }) => Card.rating,
    );
    const mean = ratings.reduce((sum: number, rating: number) => sum + rating, 0) / 24;
    expect(saved.body.score).toBe(Math.round(mean));
    const { body: list } = await player.request('GET', '/teams/user');
    expect(list).toEqual([saved.body]);
  });

  test('again replaces name and lineup', async () => {
    const { player, lineup } = await anOwner();
    const { body: team } = await player.request('POST', '/teams', {
      body: { name: 'One', lineup },
    });
    const swapped = changed(lineup, { CF: { lineupOrder: 9 }, C: { lineupOrder: 1 } });
    const edited = await player.request('PUT', '/teams', {
      body: { userTeamID: team.userTeamID, name: 'Two', lineup: swapped },
    });
    expect(edited.status).toBe(200);
    expect(edited.body.name).toBe('Two');
    const orderAt = (position: string) =>
      edited.body.UserTeamLineups.find((place: { position: string }) => place.position === position)
        .lineupOrder;
    expect([orderAt('C'), orderAt('CF'), orderAt('SP1')]).toEqual([1, 9, null]);
  });

  test('is refused where the lineup breaks a rule, and nothing is saved', async () => {
    const { player, lineup } = await anOwner();
    const { C: _catcher, ...withoutCatcher } = lineup;
    const cases: [Record<string, unknown>, string][] = [
      [withoutCatcher, 'slot_empty'],
      [changed(lineup, { B1: { cardID: lineup['B2']!.cardID } }), 'card_twice'],
      [
        changed(lineup, {
          C: { cardID: lineup['1B']!.cardID },
          '1B': { cardID: lineup['C']!.cardID },
        }),
        'not_eligible',
      ],
      [changed(lineup, { C: { lineupOrder: 1 } }), 'batting_order'],
      [changed(lineup, { SP1: { lineupOrder: 1 } }), 'batting_order'],
      [changed(lineup, { SP1: { cardID: 19_545_020 } }), 'card_not_owned'],
      [changed(lineup, { SP1: { cardID: 1 } }), 'card_not_owned'],
    ];
    for (const [broken, code] of cases) {
      const refused = await player.request('POST', '/teams', {
        body: { name: 'X', lineup: broken },
      });
      expect([refused.status, refused.body.code]).toEqual([422, code]);
    }
    const twice = await player.request('POST', '/teams', {
      body: { name: 'X', lineup: changed(lineup, { B1: { cardID: lineup['B2']!.cardID } }) },
    });
    expect(twice.body.error).toBe('Only one copy of each card is allowed in your lineup');
    for (const malformed of [
      { name: '', lineup },
      { name: 'x'.repeat(61), lineup },
      { name: 'X', lineup: { ...lineup, P9: lineup['SP1'] } },
      { name: 'X', lineup: { ...lineup, C: { cardID: 'seven', lineupOrder: 9 } } },
      { name: 'X' },
    ]) {
      expect((await player.request('POST', '/teams', { body: malformed })).status).toBe(400);
    }
    expect((await player.request('GET', '/teams/user')).body).toEqual([]);
  });

  test('of another player is not found, and stays as it was', async () => {
    const { player, lineup } = await anOwner();
    const { body: team } = await player.request('POST', '/teams', {
      body: { name: 'Mine', lineup },
    });
    const { player: other } = await anOwner();
    const refused = await other.request('PUT', '/teams', {
      body: { userTeamID: team.userTeamID, name: 'Stolen', lineup },
    });
    expect([refused.status, refused.body.code]).toEqual([404, 'team_not_found']);
    expect((await player.request('GET', '/teams/user')).body[0].name).toBe('Mine');
  });

  test('sent twice under one key makes one team', async () => {
    const { player, lineup } = await anOwner();
    const request = { body: { name: 'Once', lineup }, key: 'save-1' };
    const [first, second] = await Promise.all([
      player.request('POST', '/teams', request),
      player.request('POST', '/teams', request),
    ]);
    expect(second.body).toEqual(first.body);
    expect((await player.request('GET', '/teams/user')).body).toHaveLength(1);
  });
});

test('a team whose card is gone says which, and what to do', async () => {
  const { player, lineup } = await anOwner();
  await player.request('POST', '/teams', { body: { name: 'Mine', lineup } });
  await database.sql('delete from card_inventory where user_id = $1 and card_id = $2', [
    player.userID,
    lineup['SS']!.cardID,
  ]);
  const { body } = await player.request('GET', '/teams/user');
  expect(body[0].problem).toBe(
    'You no longer have Señor SS 0 at SS. Edit the team to fill the place.',
  );
});

test('computer teams are offered weakest first, with their lineups', async () => {
  const player = await aPlayer(app);
  const { body } = await player.request('GET', '/teams/comp-team');
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Weak Club', 'Strong Club']);
  expect(body[0]).toMatchObject({ userID: null, User: null, wins: 80, losses: 74 });
  // The rating that an opponent's Elo is changed by, set from the score.
  expect(body.map(({ elo }: { elo: number }) => elo)).toEqual(
    body.map(({ score }: { score: number }) => 1500 + 15 * (score - 50)),
  );
  expect(body[0].UserTeamLineups).toHaveLength(24);
});

test('a list of opponents may leave their men out, and one of them is asked for by itself', async () => {
  const player = await aPlayer(app);
  const { body: whole } = await player.request('GET', '/teams/comp-team');
  const { body: heads } = await player.request('GET', '/teams/comp-team?lineups=none');
  expect(heads).toEqual(whole.map((team: object) => ({ ...team, UserTeamLineups: [] })));
  const { body: one } = await player.request('GET', `/teams/comp-team/${whole[1].userTeamID}`);
  expect(one).toEqual(whole[1]);
});

test('no team of a player is shown as a comp team', async () => {
  const { player, lineup } = await anOwner();
  const { body: mine } = await player.request('POST', '/teams', { body: { name: 'Mine', lineup } });
  const { status, body } = await player.request('GET', `/teams/comp-team/${mine.userTeamID}`);
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'comp_team_not_found' });
});
