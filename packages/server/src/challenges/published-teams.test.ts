import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { daysBefore } from '../platform/days-before.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { aLineup, giveCards } from '../teams/testing/a-club.ts';
import { rate } from '../testing/a-ladder.ts';
import { anApp } from '../testing/an-app.ts';
import {
  aPublisher,
  aRival,
  challenge,
  playOut,
  publish,
  signInAgain,
  startChallenge,
  stateOf,
  tell,
  type TestRival,
} from '../testing/a-rival.ts';
import { findPublishedTeam, markProblem } from './published-team-store.ts';

const app = await anApp();
const { database } = app;
const SEASON = { year: 1954 };
await aSeason(database, SEASON);
// Sluggers, against which no team of 1954 has much of a chance.
await aSeason(database, { year: 1955 });
await database.sql(
  `update card set rating = 99, d6 = 'HR', d8 = 'HR' where year = 1955 and type = 'Batter'`,
);
const sluggers = await aLineup(database, 1955);

/** Gives a player the cards of a much better team than the one that they have. */
const grow = ({ player }: TestRival) =>
  giveCards(
    database,
    player.userID,
    Object.values(sluggers).map(({ cardID }) => cardID),
  );
const save = ({ player, teamID }: TestRival, name: string, lineup: unknown) =>
  player.request('PUT', '/teams', { body: { userTeamID: teamID, name, lineup } });
const find = async ({ player }: TestRival, text: string) =>
  (await player.request('GET', `/challenges/search?find=${encodeURIComponent(text)}`)).body.players;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body.code}`;

describe('publishing', () => {
  test('takes a team and its orders, and takes the place of what was published before', async () => {
    const rival = await aRival(app, SEASON);
    expect((await stateOf(rival)).team).toBeNull();
    await publish(rival);
    const { body } = await publish(rival, { hook: 'late', steals: 'never', closer: 'RP2' });
    expect(body).toEqual({
      userTeamID: rival.teamID,
      name: 'Mudville',
      score: expect.any(Number),
      hook: 'late',
      steals: 'never',
      closer: 'RP2',
      published: app.clock().toISOString(),
      problem: null,
    });
    expect((await stateOf(rival)).team).toEqual(body);
  });

  test('refuses a team of another, one that is none, orders that are none', async () => {
    const [one, other] = [await aRival(app, SEASON), await aRival(app, SEASON)];
    expect(codeOf(await publish({ ...one, teamID: other.teamID }))).toBe('404 team_not_found');
    expect(codeOf(await publish(one, { hook: 'never' }))).toBe('400 malformed');
    await database.sql('delete from card_inventory where user_id = $1', [one.player.userID]);
    expect(codeOf(await publish(one))).toBe('409 team_cannot_play');
    expect((await stateOf(one)).team).toBeNull();
  });

  test('refuses a team that is much weaker than the best of its user’s cards', async () => {
    const rival = await aRival(app, SEASON);
    await grow(rival);
    const refused = await publish(rival);
    expect(codeOf(refused)).toBe('422 team_too_weak');
    await save(rival, 'Sluggers', sluggers);
    expect((await publish(rival)).status).toBe(200);
  });

  test('ends when the team is withdrawn, and a second time does no harm', async () => {
    const [rival, challenger] = [await aPublisher(app, SEASON), await aRival(app, SEASON)];
    for (let times = 0; times < 2; times += 1)
      expect((await rival.player.request('POST', '/challenges/team/withdraw', {})).status).toBe(
        200,
      );
    expect((await stateOf(rival)).team).toBeNull();
    expect(codeOf(await challenge(challenger, rival))).toBe('404 nobody_to_challenge');
  });
});

describe('a published team', () => {
  test('is copied at the challenge: what its user changes afterwards changes no game', async () => {
    const [rival, challenger] = [await aPublisher(app, SEASON), await aRival(app, SEASON)];
    const { gameID, role } = await startChallenge(challenger, rival);
    const opponentOf = async () => {
      const { body } = await challenger.player.request('GET', `/games/${gameID}`);
      return body.GameParticipants[role === 'home' ? 1 : 0];
    };
    const before = await opponentOf();
    await grow(rival);
    await save(rival, 'Sluggers', sluggers);
    await rival.player.request('POST', '/teams/delete', { body: { userTeamID: rival.teamID } });
    expect(await opponentOf()).toEqual(before);
    expect(before.userID).toBeNull();
  });

  test('is gone with the team, for links and searches too', async () => {
    const [rival, challenger] = [await aPublisher(app, SEASON), await aRival(app, SEASON)];
    const { body: link } = await rival.player.request('POST', '/challenges/link', {});
    await rival.player.request('POST', '/teams/delete', { body: { userTeamID: rival.teamID } });
    expect((await stateOf(rival)).team).toBeNull();
    expect(await find(challenger, rival.player.username)).toEqual([]);
    expect((await app.request('GET', `/challenges/link/${link.token}`)).body.team).toBeNull();
    const accepted = await challenger.player.request('POST', `/challenges/link/${link.token}`, {
      body: { userTeamID: challenger.teamID },
    });
    expect(codeOf(accepted)).toBe('404 nobody_to_challenge');
  });

  test('that has become too weak is refused, and its user is told until it is published again', async () => {
    const [rival, challenger] = [await aPublisher(app, SEASON), await aRival(app, SEASON)];
    await grow(rival);
    const key = 'one-key';
    const refused = await challenger.player.request('POST', '/challenges', {
      body: { username: rival.player.username, userTeamID: challenger.teamID },
      key,
    });
    expect(codeOf(refused)).toBe('409 challenged_team_outdated');
    const outdated = async () => (await rival.player.request('GET', '/home')).body.outdatedTeam;
    expect(await outdated()).toEqual({ name: 'Mudville', problem: 'weak' });
    expect((await stateOf(rival)).team.problem).toBe('weak');
    expect(await find(challenger, rival.player.username)).toEqual([]);
    expect(codeOf(await challenge(challenger, rival))).toBe('409 challenged_team_outdated');
    await save(rival, 'Sluggers', sluggers);
    await publish(rival);
    expect(await outdated()).toBeNull();
    expect((await startChallenge(challenger, rival)).isRated).toBe(true);
  });

  test('is not marked by who looked at it before it was published again', async () => {
    const [rival, challenger] = [await aPublisher(app, SEASON), await aRival(app, SEASON)];
    const looked = (await findPublishedTeam(database, rival.player.userID))!;
    app.advanceTime({ seconds: 1 });
    await publish(rival);
    await markProblem(database, looked, 'weak');
    expect((await stateOf(rival)).team.problem).toBeNull();
    expect((await startChallenge(challenger, rival)).isRated).toBe(true);
  });

  test('that lacks a card is refused, and its user is told', async () => {
    const [rival, challenger] = [await aPublisher(app, SEASON), await aRival(app, SEASON)];
    await database.sql('delete from card_inventory where user_id = $1', [rival.player.userID]);
    expect(codeOf(await challenge(challenger, rival))).toBe('409 challenged_team_outdated');
    expect((await rival.player.request('GET', '/home')).body.outdatedTeam.problem).toBe(
      'cannot_play',
    );
  });
});

test('who has published a team is offered push messages on the second day, until it is withdrawn', async () => {
  const { player } = await aPublisher(app, SEASON);
  const offered = async () => (await player.request('GET', '/home')).body.isPushOffered;
  expect(await offered()).toBe(false);
  await database.sql('update account set created_at = $2 where user_id = $1', [
    player.userID,
    daysBefore(app.clock(), 1),
  ]);
  expect(await offered()).toBe(true);
  await player.request('POST', '/challenges/team/withdraw');
  expect(await offered()).toBe(false);
});

describe('players', () => {
  /** Publishes the teams of so many new players of one rating. */
  async function addEquals(count: number, rating: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const { userID } = (await aRival(app, SEASON)).player;
      await database.sql(
        `insert into published_team select user_id, team_id, 'usual', 'usual', 'RP1', now(), $2,
           name, score, $3, random() from team where user_id = $1`,
        [userID, `equal${rating}of${index}`, rating],
      );
    }
  }

  test('are found by how their name begins, or their team’s as it is now', async () => {
    const [rival, seeker] = [await aPublisher(app, SEASON), await aPublisher(app, SEASON)];
    const lineup = await aLineup(database, 1954);
    await save(rival, '100%_Hill\\toppers', lineup);
    const found = {
      User: { userID: rival.player.userID, username: rival.player.username },
      team: { name: '100%_Hill\\toppers', score: expect.any(Number) },
      rating: 1500,
      deviation: 350,
      games: 0,
      unratedReason: null,
    };
    for (const text of ['100%_hILL\\TOP', '1', rival.player.username.slice(0, -1).toUpperCase()])
      expect(await find(seeker, text)).toContainEqual(found);
    for (const text of ['hill', '1_0', '100_%', '%']) expect(await find(seeker, text)).toEqual([]);
    const self = (await find(seeker, seeker.player.username)) as { User: { userID: string } }[];
    expect(self.some(({ User }) => User.userID === seeker.player.userID)).toBe(false);
    await startChallenge(seeker, rival);
    expect(await find(seeker, '100%_h')).toMatchObject([{ unratedReason: 'pair_within_day' }]);
    expect(await find(rival, seeker.player.username)).not.toEqual([]);
  });

  test('are drawn near one’s rating, the same for a draw of a day, those played today last', async () => {
    const seeker = await aRival(app, SEASON);
    const far = await aPublisher(app, SEASON);
    await database.sql('update published_team set rating = 2900 where user_id = $1', [
      far.player.userID,
    ]);
    const rivals: TestRival[] = [];
    for (let index = 0; index < 4; index += 1) rivals.push(await aPublisher(app, SEASON));
    await database.sql(
      `update published_team set rating = case when user_id = any($1::uuid[]) then 1510 else 2800 end
       where user_id <> $2`,
      [rivals.map(({ player }) => player.userID), far.player.userID],
    );
    const draw = async (number: number): Promise<{ User: { username: string } }[]> =>
      (await seeker.player.request('GET', `/challenges/opponents?draw=${number}`)).body.opponents;
    const first = await draw(0);
    expect(first).toHaveLength(3);
    expect(await draw(0)).toEqual(first);
    const draws = await Promise.all(Array.from({ length: 12 }, (_, number) => draw(number)));
    const texts = new Set(draws.map((drawn) => JSON.stringify(drawn)));
    expect(texts.size).toBeGreaterThan(1);
    const [met] = rivals as [TestRival];
    await startChallenge(seeker, met);
    const again = await Promise.all(Array.from({ length: 12 }, (_, number) => draw(number)));
    expect(again.flat().some(({ User }) => User.username === met.player.username)).toBe(false);
  });

  test('are drawn near the rating that one has by now', async () => {
    await database.sql('delete from published_team');
    // As many as are near on either side.
    for (const rating of [1510, 2490]) await addEquals(15, rating);
    const seeker = await aRival(app, SEASON);
    await rate(app, seeker.player.userID, { rating: 2500, challenges: 1 });
    const { body } = await seeker.player.request('GET', '/challenges/opponents?draw=0');
    expect(body.opponents.map(({ User }: { User: { username: string } }) => User.username)).toEqual(
      Array(3).fill(expect.stringContaining('equal2490')),
    );
  });

  test('are near by the rating with which they publish, and after a loss by what is left of it', async () => {
    const [rival, other] = [await aRival(app, SEASON), await aPublisher(app, SEASON)];
    const { player } = rival;
    await rate(app, player.userID, { rating: 1800, challenges: 1 });
    await publish(rival);
    const readRatings = async () => {
      const [row] = await database.sql<{ near: number; own: number }>(
        `select p.rating as near, r.rating as own
         from published_team p join user_rating r using (user_id) where user_id = $1`,
        [player.userID],
      );
      return row!;
    };
    expect(await readRatings()).toEqual({ near: 1800, own: 1800 });
    const { gameID } = await startChallenge(rival, other);
    await player.request('POST', `/games/${gameID}/roll`, { body: {} });
    await player.request('POST', `/games/${gameID}/abandon`, {});
    const { near, own } = await readRatings();
    expect(own).toBeLessThan(1800);
    expect(near).toBe(own);
  });

  test('whom one has met in a rated game are told of as such for a day, on both sides', async () => {
    let pair = [await aPublisher(app, SEASON), await aPublisher(app, SEASON)] as const;
    const readReasons = () =>
      Promise.all(
        [pair, pair.toReversed()].map(async ([seeker, { player }]) => {
          const found: { User: { userID: string }; unratedReason: string | null }[] = await find(
            seeker,
            player.username,
          );
          return found.find(({ User }) => User.userID === player.userID)!.unratedReason;
        }),
      );
    expect(await readReasons()).toEqual([null, null]);
    const { gameID } = await startChallenge(...pair);
    await playOut(pair[0], gameID);
    await tell(app);
    expect(await readReasons()).toEqual(['pair_within_day', 'pair_within_day']);
    app.advanceTime({ hours: 25 });
    pair = [await signInAgain(app, pair[0]), await signInAgain(app, pair[1])];
    expect(await readReasons()).toEqual([null, null]);
  });

  test('are not drawn while their team is out of date', async () => {
    await database.sql('delete from published_team');
    const seeker = await aRival(app, SEASON);
    const names = new Map<number, string>();
    for (const rating of [1480, 1490, 1510, 1520]) {
      const { player } = await aPublisher(app, SEASON);
      names.set(rating, player.username);
      await database.sql('update published_team set rating = $2, problem = $3 where user_id = $1', [
        player.userID,
        rating,
        rating === 1490 || rating === 1510 ? 'weak' : null,
      ]);
    }
    for (let draw = 0; draw < 4; draw += 1) {
      const { body } = await seeker.player.request('GET', `/challenges/opponents?draw=${draw}`);
      const drawn = body.opponents.map(({ User }: { User: { username: string } }) => User.username);
      expect(new Set(drawn)).toEqual(new Set([names.get(1480), names.get(1520)]));
    }
  });

  test('of one rating are all drawn by some draw, however many there are', async () => {
    await database.sql('delete from published_team');
    const seeker = await aRival(app, SEASON);
    await addEquals(40, 1500);
    const drawn = new Set<string>();
    for (let number = 0; number < 99; number += 1) {
      const { body } = await seeker.player.request('GET', `/challenges/opponents?draw=${number}`);
      for (const { User } of body.opponents) drawn.add(User.username);
    }
    expect(drawn.size).toBeGreaterThan(35);
  });
});

test('the board lists who has five rated challenges, the best first, with their teams', async () => {
  const startOfMonth = new Date(`${app.clock().toISOString().slice(0, 7)}-01T00:00:00.000Z`);
  const champions = await Promise.all(
    [1700, 1900, 1800, 2000, 2100].map(async (rating, index) => {
      const rival = index < 2 ? await aPublisher(app, SEASON) : await aRival(app, SEASON);
      const attacks = index === 3 ? 4 : 5;
      const day = startOfDay(daysBefore(app.clock(), index === 4 ? 91 : 10));
      await database.sql(
        `insert into user_rating (user_id, rating, deviation, volatility, day, start_rating,
           start_deviation, start_volatility, attacks, defences, month, month_attacks)
         values ($1, $2, 60, 0.06, $3, $2, 60, 0.06, $4, 7, $5, $6)`,
        [rival.player.userID, rating, day, attacks, startOfMonth, index],
      );
      return rival.player;
    }),
  );
  // A team that is out of date is none to challenge.
  await database.sql(`update published_team set problem = 'weak' where user_id = $1`, [
    champions[1]!.userID,
  ]);
  const { status, body: board } = await app.request('GET', '/challenges/board');
  expect(status).toBe(200);
  expect(board).toEqual(
    [
      { index: 1, rating: 1900, team: null },
      { index: 2, rating: 1800, team: null },
      { index: 0, rating: 1700, team: { name: 'Mudville', score: expect.any(Number) } },
    ].map(({ index, rating, team }, place) => ({
      place: place + 1,
      User: { userID: champions[index]!.userID, username: champions[index]!.username },
      rating,
      // Nine days without a result have made it less sure.
      deviation: Math.round(Math.hypot(60, Math.sqrt(9) * 0.06 * 173.7178)),
      games: 12,
      challengesThisMonth: index,
      team,
    })),
  );
});
