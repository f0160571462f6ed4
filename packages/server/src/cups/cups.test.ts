import { verifyCommitment } from '@pennant/rules/fairness/commitment';
import { CUP_PRIZES } from '@pennant/rules/cups/cup-prizes';
import { computerGameDice, drawDice } from '@pennant/rules/cups/cup-dice';
import type { CupKind } from '@pennant/rules/cups/cup-kind';
import { seedByRating } from '@pennant/rules/cups/draw-cup';
import { rotationStarter } from '@pennant/rules/games/engine/compile-setup';
import { GAME_RULES } from '@pennant/rules/games/game-rules';
import { simulateGame } from '@pennant/rules/games/simulate';
import { describe, expect, test } from 'vitest';
import { buildSideInTurn } from '../games/build-side-in-turn.ts';
import { aTwinTeam } from '../games/testing/a-game.ts';
import { settleLiveGames } from '../live/settle-live-games.ts';
import { sitDown } from '../live/testing/a-live-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { daysBefore } from '../platform/days-before.ts';
import { anApp } from '../testing/an-app.ts';
import {
  aRival,
  defencesOf,
  playOut,
  publish,
  signInAgain,
  tell,
  type TestRival,
} from '../testing/a-rival.ts';
import { rate } from '../testing/a-ladder.ts';
import { chooseClubs } from './begin-cup.ts';
import { findTeamOfSeed } from './cup-place-store.ts';
import { toStoredTeamOfCup } from './cup-team.ts';
import { ensureFridayCup } from './make-cup.ts';
import { settleCup } from './settle-cups.ts';
import {
  aCup,
  aRunningCup,
  anEntrant,
  begin,
  enter,
  look,
  matchOf,
  mustEnter,
  post,
  showTo,
} from './testing/a-cup.ts';

const app = await anApp();
const { database, clock, advanceTime } = app;
await aSeason(database, { year: 1954 });
for (let club = 0; club < 8; club += 1) await aClub(database, { year: 1954, name: `Club ${club}` });
const SEASON = { year: 1954 };

const balanceOf = async ({ player }: TestRival): Promise<number> =>
  (
    await database.sql<{ balance: number }>(
      'select balance::integer from wallet where user_id = $1',
      [player.userID],
    )
  )[0]!.balance;

/** Ends a live game of two players: the one who quits loses it. */
async function quit(gameID: string, winner: TestRival, loser: TestRival): Promise<void> {
  const { browsers } = await sitDown(gameID, winner, loser);
  for (const browser of browsers) await browser.ready();
  for (const browser of browsers) await browser.look();
  await browsers[1].must({ kind: 'quit' });
}

/** Lets both players come to their match; returns the live game that begins. */
async function bothCome(cupID: string, one: TestRival, other: TestRival): Promise<string> {
  await post(one, cupID, 'come');
  const { body } = await post(other, cupID, 'come');
  expect(body).toMatchObject({ isOpponentHere: true, game: { kind: 'live' } });
  return body.game.gameID;
}

describe('entering', () => {
  test('is for accounts that are seven days old, once each, with a team that may play', async () => {
    const cupID = await aCup(app);
    const young = await aRival(app, SEASON);
    const refused = await enter(young, cupID);
    expect(refused).toMatchObject({ status: 403, body: { code: 'cup_account_too_young' } });
    const { allowedFrom } = refused.body.details;
    expect(new Date(allowedFrom).getTime() - clock().getTime()).toBe(7 * 86_400_000);

    // Just seven days old.
    await database.sql('update account set created_at = $2 where user_id = $1', [
      young.player.userID,
      daysBefore(clock(), 7),
    ]);
    expect((await enter(young, cupID)).status).toBe(200);
    expect((await enter(young, cupID)).status).toBe(200);
    const shown = await showTo(app, cupID, young.player);
    expect(shown).toMatchObject({
      state: 'open',
      entrants: 1,
      own: { userTeamID: young.teamID, team: 'Mudville', seed: null, match: null },
      entries: [{ seed: null, User: { username: young.player.username }, isUser: true }],
      matches: [],
      revealedSeed: null,
    });
    const { body: list } = await young.player.request('GET', '/cups');
    expect(list.find((cup: { cupID: string }) => cup.cupID === cupID)).toMatchObject({
      isEntered: true,
      entrants: 1,
    });
  });

  test('is with a team of one’s own that is whole', async () => {
    const cupID = await aCup(app);
    const [one, other] = [await anEntrant(app, SEASON), await anEntrant(app, SEASON)];
    const theirs = await enter({ ...one, teamID: other.teamID }, cupID);
    expect(theirs.body.code).toBe('team_not_found');
    const [club] = await database.sql<{ team_id: string }>(
      'select team_id from computer_club limit 1',
    );
    expect((await enter({ ...one, teamID: club!.team_id }, cupID)).body.code).toBe(
      'no_team_of_yours',
    );
    await database.sql('delete from card_inventory where user_id = $1', [one.player.userID]);
    expect((await enter(one, cupID)).body.code).toBe('team_cannot_play');
    expect((await showTo(app, cupID)).entrants).toBe(0);
  });

  test('is not for whose games an admin hides', async () => {
    const cupID = await aCup(app);
    const player = await anEntrant(app, SEASON);
    await database.sql('update account set hidden_at = now() where user_id = $1', [
      player.player.userID,
    ]);
    expect((await enter(player, cupID)).body.code).toBe('cup_hidden_by_admin');
  });

  test('has one place for a network', async () => {
    const cupID = await aCup(app);
    const [one, other] = [await anEntrant(app, SEASON), await anEntrant(app, SEASON)];
    await mustEnter(one, cupID);
    await database.sql('update sign_in_network set network = $2 where user_id = $1', [
      other.player.userID,
      one.network,
    ]);
    expect((await enter(other, cupID)).body).toMatchObject({ code: 'cup_network_taken' });
    expect((await showTo(app, cupID)).entrants).toBe(1);
  });

  test('ends where the places are taken, and begins anew where one is given back', async () => {
    const cupID = await aCup(app);
    const players: TestRival[] = [];
    for (let place = 0; place < 8; place += 1) players.push(await anEntrant(app, SEASON));
    for (const player of players) await mustEnter(player, cupID);
    const late = await anEntrant(app, SEASON);
    expect((await enter(late, cupID)).body).toMatchObject({ code: 'cup_full' });
    expect((await post(players[3]!, cupID, 'leave')).status).toBe(200);
    expect((await post(players[3]!, cupID, 'leave')).body).toMatchObject({ code: 'not_in_cup' });
    expect((await enter(late, cupID)).status).toBe(200);
    expect((await showTo(app, cupID)).entrants).toBe(8);
  });

  test('asks what the kind of the cup asks for, and names what does not fit', async () => {
    const player = await anEntrant(app, SEASON);
    const [team] = await database.sql<{ score: number }>(
      'select score from team where user_id = $1',
      [player.player.userID],
    );
    const capped = await aCup(app, { kind: { kind: 'scoreCap', maxScore: team!.score - 1 } });
    expect(await enter(player, capped)).toMatchObject({
      status: 422,
      body: {
        code: 'cup_team_unfit',
        details: { problem: 'score', score: team!.score, maxScore: team!.score - 1 },
      },
    });
    const decade = await aCup(app, { kind: { kind: 'decade', firstYear: 1920 } });
    const { body: refused } = await enter(player, decade);
    expect(refused.code).toBe('cup_team_unfit');
    expect(refused.details.cards).toHaveLength(24);
    const fifties = await aCup(app, { kind: { kind: 'decade', firstYear: 1950 } });
    expect((await enter(player, fifties)).status).toBe(200);
    const silver = await aCup(app, { kind: { kind: 'maxTier', tier: 'silver' } });
    const { body: tooGood } = await enter(player, silver);
    for (const { rating } of tooGood.details.cards) expect(rating).toBeGreaterThan(75);
  });

  test('ends when the cup begins, which has what was entered and nothing newer', async () => {
    const player = await anEntrant(app, SEASON);
    const cupID = await aRunningCup(app, [player]);
    const late = await anEntrant(app, SEASON);
    expect((await enter(late, cupID)).body).toMatchObject({ code: 'cup_begun' });
    expect((await enter(player, cupID)).body).toMatchObject({ code: 'cup_begun' });
    expect((await enter(late, '01900000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  test('ends at the moment at which the cup begins, also where nobody has looked yet', async () => {
    const cupID = await aCup(app);
    const [one, late] = [await anEntrant(app, SEASON), await anEntrant(app, SEASON)];
    await mustEnter(one, cupID);
    advanceTime({ seconds: 299 });
    await look(app, cupID);
    expect(await showTo(app, cupID)).toMatchObject({ state: 'open', matches: [] });
    advanceTime({ seconds: 1 });
    expect((await enter(late, cupID)).body).toMatchObject({ code: 'cup_begun' });
    await look(app, cupID);
    expect(await showTo(app, cupID)).toMatchObject({ state: 'running', entrants: 1 });
  });

  test('takes the orders of the published team, and no others', async () => {
    const player = await anEntrant(app, SEASON);
    const twinID = await aTwinTeam(player.player);
    await publish(player, { hook: 'early', steals: 'never', closer: 'RP4' });
    const cupID = await aCup(app);
    const entered = async (teamID: string) => {
      await mustEnter({ ...player, teamID }, cupID);
      const [place] = await database.sql<{
        orders: unknown;
        slots: { slot: string; card_id: number }[];
      }>(
        `select orders, team -> 'slots' as slots from cup_place
         where cup_id = $1 and holder_user_id = $2`,
        [cupID, player.player.userID],
      );
      const { orders, slots } = place!;
      return { orders, closer: slots.find(({ slot }) => slot === 'RP1')!.card_id };
    };
    const [published, twin] = [await entered(player.teamID), await entered(twinID)];
    expect(published.orders).toEqual({ hook: 'early', steals: 'never' });
    expect(twin.orders).toEqual({ hook: 'usual', steals: 'usual' });
    // The same cards: one closes by RP4's, the other as it stands.
    expect(published.closer).not.toBe(twin.closer);
  });
});

test('the cup of the next Friday is made once, by however many programs', async () => {
  await Promise.all([1, 2, 3].map(() => ensureFridayCup(database, clock())));
  await ensureFridayCup(database, clock());
  const cups = (await app.request('GET', '/cups?limit=200')).body.filter(
    ({ name }: { name: string }) => name.startsWith('Friday Cup'),
  );
  expect(cups).toHaveLength(1);
  const begins = new Date(cups[0].begins);
  expect([begins.getUTCDay(), begins.getUTCHours()]).toEqual([5, 18]);
  expect(cups[0]).toMatchObject({ state: 'open', maxPlaces: 32, roundHours: 24, places: null });
});

describe('a cup of eight', () => {
  test('is seeded by rating, filled with clubs, played to its end by calls, and paid once', async () => {
    let strong = await anEntrant(app, SEASON);
    const weak = await anEntrant(app, SEASON);
    await rate(app, strong.player.userID, { rating: 1700 });
    await rate(app, weak.player.userID, { rating: 1400 });
    const cupID = await aRunningCup(app, [weak, strong]);
    const drawn = await showTo(app, cupID, strong.player);
    expect(drawn).toMatchObject({ state: 'running', places: 8, own: { seed: 1, match: 0 } });
    expect(drawn.entries.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(drawn.entries.slice(0, 2)).toMatchObject([
      { User: { username: strong.player.username }, rating: 1700 },
      { User: { username: weak.player.username }, rating: 1400 },
    ]);
    expect(drawn.entries.slice(2).every(({ isUser, User }) => !isUser && User === null)).toBe(true);
    expect(new Set(drawn.entries.slice(2).map(({ team }) => team)).size).toBe(6);
    // What clubs play among themselves the computer has played.
    expect(drawn.matches.slice(0, 4).map(({ end }) => end)).toEqual([
      null,
      'played',
      'played',
      null,
    ]);

    for (let round = 0; round < 3; round += 1) {
      strong = await signInAgain(app, strong);
      for (let game = 0; game < 3; game += 1) {
        const { own } = await matchOf(app, cupID, strong);
        if (own.match === null) break;
        const started = await post(strong, cupID, 'standing-team', {});
        if (started.status !== 200) break;
        await playOut(strong, started.body.gameID);
        await look(app, cupID);
      }
      advanceTime({ hours: 24 });
      await look(app, cupID);
    }
    advanceTime({ hours: 2 });
    await look(app, cupID);
    const over = await showTo(app, cupID);
    expect(over.state).toBe('over');
    for (const { end, games } of over.matches)
      expect([end, games.length >= 2]).toEqual(['played', true]);
    const final = over.matches.at(-1)!;
    const winner = over.entries.find(({ seed }) => seed === final.winner)!;
    expect(over.winner).toEqual({ User: winner.User, team: winner.team });
    expect(
      verifyCommitment({ id: cupID, serverSeed: over.revealedSeed!, commitment: over.commitment }),
    ).toBe(true);

    const before = [await balanceOf(strong), await balanceOf(weak)];
    await Promise.all([1, 2].map(() => settleCup(database, cupID, clock())));
    expect([await balanceOf(strong), await balanceOf(weak)]).toEqual(before);
    const journals = await database.sql<{ user_id: string; amount: number }>(
      `select user_id, amount::integer from posting join journal using (user_id, journal_id)
       where cause ->> 'cupID' = $1 and holder = 'user'`,
      [cupID],
    );
    const semifinalists = over.matches.filter(({ round }) => round === 1).flatMap((m) => m.seeds);
    const expected = [1, 2]
      .filter((seed) => semifinalists.includes(seed))
      .map((seed) => {
        if (final.winner === seed) return CUP_PRIZES.winner;
        return final.seeds.includes(seed) ? CUP_PRIZES.finalist : CUP_PRIZES.semifinalist;
      });
    const byAmount = (a: number, b: number) => a - b;
    expect(journals.map(({ amount }) => amount).toSorted(byAmount)).toEqual(
      expected.toSorted(byAmount),
    );
  });

  test('draws equal ratings by the seed that was committed to before anybody entered', async () => {
    const players: TestRival[] = [];
    for (let place = 0; place < 4; place += 1) players.push(await anEntrant(app, SEASON));
    const cupID = await aCup(app);
    const { commitment } = await showTo(app, cupID);
    for (const [index, player] of players.entries()) {
      await mustEnter(player, cupID);
      // All are shown as 1600.
      await rate(app, player.player.userID, { rating: 1600.4 - index * 0.2 });
    }
    await begin(app, cupID);
    const { entries, commitment: drawnBy } = await showTo(app, cupID);
    expect(drawnBy).toBe(commitment);
    expect(entries.slice(0, 4).map(({ rating }) => rating)).toEqual([1600, 1600, 1600, 1600]);
    const [cup] = await database.sql<{ seed: Buffer }>('select seed from cup where cup_id = $1', [
      cupID,
    ]);
    const places = await database.sql<{ id: string; seed: number }>(
      'select place_id as id, seed from cup_place where cup_id = $1 and holder_user_id is not null',
      [cupID],
    );
    const drawn = seedByRating(
      places.map(({ id }) => ({ id, rating: 1600 })),
      drawDice({ cupID, serverSeed: cup!.seed.toString('hex') }),
    );
    expect(drawn.map(({ id }) => id)).toEqual(
      places.toSorted((a, b) => a.seed - b.seed).map(({ id }) => id),
    );
  });

  test('is filled with clubs of its decade, to the last year of it', () => {
    const clubs = [1919, 1920, 1929, 1930].map((year) => ({
      teamID: `club of ${year}`,
      score: 50,
      year,
      best: 90,
    }));
    const kind = { kind: 'decade', firstYear: 1920 } as const;
    const chosen = chooseClubs(clubs, { kind, score: 50, places: 2 });
    expect(chosen.map(({ year }) => year).toSorted((a, b) => a - b)).toEqual([1920, 1929]);
  });

  test.each<[string, CupKind, { places: number; score: number }, number[]]>([
    ['of all clubs', { kind: 'open' }, { places: 1, score: 52 }, [47, 54, 61]],
    ['under its cap', { kind: 'scoreCap', maxScore: 60 }, { places: 1, score: 58 }, [40, 47, 54]],
    ['over its cap', { kind: 'scoreCap', maxScore: 35 }, { places: 2, score: 58 }, [33, 40]],
    ['of its tiers', { kind: 'maxTier', tier: 'silver' }, { places: 1, score: 70 }, [47, 54, 61]],
    ['above its tiers', { kind: 'maxTier', tier: 'iron' }, { places: 3, score: 70 }, [33, 40, 47]],
  ])('is filled with the nearest clubs %s', (_, kind, cup, scores) => {
    const clubs = [68, 33, 54, 75, 47, 61, 40].map((score) => ({
      teamID: `club of ${score}`,
      score,
      year: 1950,
      // Silver at 61, gold at 68.
      best: score + 10,
    }));
    const chosen = chooseClubs(clubs, { kind, ...cup });
    expect(chosen.map(({ score }) => score).toSorted((a, b) => a - b)).toEqual(scores);
  });

  test('keeps its seed to itself until it is over', async () => {
    const player = await anEntrant(app, SEASON);
    const cupID = await aCup(app);
    await mustEnter(player, cupID);
    expect((await showTo(app, cupID)).revealedSeed).toBeNull();
    await begin(app, cupID);
    for (const reader of [undefined, player.player])
      expect((await showTo(app, cupID, reader)).revealedSeed).toBeNull();
    const [cup] = await database.sql<{ seed: Buffer }>('select seed from cup where cup_id = $1', [
      cupID,
    ]);
    const shown = JSON.stringify([
      await showTo(app, cupID, player.player),
      (await app.request('GET', '/cups?limit=200')).body,
    ]);
    expect(shown).not.toContain(cup!.seed.toString('hex'));
  });

  test('that no program could begin for a day begins then, with whole rounds', async () => {
    const cupID = await aCup(app);
    const players = [await anEntrant(app, SEASON), await anEntrant(app, SEASON)];
    for (const player of players) await mustEnter(player, cupID);
    advanceTime({ hours: 25 });
    await look(app, cupID);
    expect((await showTo(app, cupID)).begins).toBe(clock().toISOString());
    const later = await signInAgain(app, players[0]!);
    const { match } = await matchOf(app, cupID, later);
    expect(match).toMatchObject({ games: [], end: null });
  });

  test('that nobody has entered is cancelled when it would begin', async () => {
    const cupID = await aCup(app);
    await begin(app, cupID);
    expect(await showTo(app, cupID)).toMatchObject({ state: 'cancelled', entrants: 0 });
  });
});

/** Returns the starters of a game: this player's, and then the opponent's. */
async function startersOf(table: 'live_game' | 'game', gameID: string, { player }: TestRival) {
  const source = table === 'live_game' ? 'source' : 'setup';
  const [game] = await database.sql<{ home_user_id: string | null; home: number; away: number }>(
    `select home_user_id, (${source} #>> '{home,starter}')::integer as home,
       (${source} #>> '{visitors,starter}')::integer as away
     from ${table} where game_id = $1`,
    [gameID],
  );
  const { home_user_id: homeUserID, home, away } = game!;
  return homeUserID === player.userID ? [home, away] : [away, home];
}

/** Creates eight players in a cup that has begun, by seed, with those of the first match. */
async function eightPlayers(): Promise<{
  cupID: string;
  players: readonly TestRival[];
  pair: [TestRival, TestRival];
}> {
  const players: TestRival[] = [];
  for (let place = 0; place < 8; place += 1) {
    players.push(await anEntrant(app, SEASON));
    await rate(app, players[place]!.player.userID, { rating: 1800 - 10 * place });
  }
  const cupID = await aRunningCup(app, players);
  return { cupID, players, pair: [players[0]!, players[7]!] };
}

/** Plays the next game of a match live, which the first of the two wins. */
async function winLive(cupID: string, winner: TestRival, loser: TestRival): Promise<string> {
  const gameID = await bothCome(cupID, winner, loser);
  await quit(gameID, winner, loser);
  await settleLiveGames(database, clock());
  await look(app, cupID);
  return gameID;
}

describe('a match', () => {
  test('is live where both come, and won by two wins', async () => {
    const { cupID, pair } = await eightPlayers();
    const [one, other] = pair;
    expect((await post(one, cupID, 'come')).body).toEqual({ isOpponentHere: false, game: null });
    const first = await bothCome(cupID, one, other);
    expect((await post(one, cupID, 'come')).body).toEqual({
      isOpponentHere: true,
      game: { gameID: first, kind: 'live' },
    });
    expect((await post(one, cupID, 'standing-team', {})).body).toMatchObject({
      code: 'cup_game_under_way',
    });
    await quit(first, one, other);
    await look(app, cupID);
    const second = await winLive(cupID, one, other);
    expect(second).not.toBe(first);
    const { matches } = await showTo(app, cupID);
    expect(matches[0]).toMatchObject({
      end: 'played',
      winner: 1,
      games: [
        { number: 1, kind: 'live', gameID: first, winner: 1, isOver: true },
        { number: 2, kind: 'live', gameID: second, winner: 1, isOver: true },
      ],
    });
    expect(matches[4]!.seeds[0]).toBe(1);
    expect((await post(one, cupID, 'come')).body).toMatchObject({ code: 'cup_match_not_open' });
    expect((await post(other, cupID, 'come')).body).toMatchObject({ code: 'not_in_cup' });
    // Who leaves while waiting for an opponent is not in it any more either.
    expect((await post(one, cupID, 'leave')).status).toBe(200);
    expect((await post(one, cupID, 'come')).body).toMatchObject({ code: 'not_in_cup' });
    const games = await database.sql('select unrated_reason from live_game where cup_id = $1', [
      cupID,
    ]);
    expect(games).toEqual([{ unrated_reason: 'cup' }, { unrated_reason: 'cup' }]);
  });

  test('counts a live game for who won it, and its runs by seed, whoever was at home', async () => {
    const { cupID, pair } = await eightPlayers();
    const [one, other] = pair;
    for (const [home, visitors] of [
      [one, other],
      [other, one],
    ] as const) {
      const gameID = await bothCome(cupID, one, other);
      await quit(gameID, one, other);
      await database.sql(
        `update live_game set home_user_id = $2, visiting_user_id = $3,
           result = jsonb_set(result, '{winner}', to_jsonb($4::text)),
           state = jsonb_set(jsonb_set(state, '{game,home,runs}', '5'), '{game,visitors,runs}', '4')
         where game_id = $1`,
        [gameID, home.player.userID, visitors.player.userID, home === one ? 'home' : 'visitors'],
      );
      await look(app, cupID);
    }
    expect((await showTo(app, cupID)).matches[0]!.games).toMatchObject([
      { winner: 1, runs: [5, 4] },
      { winner: 1, runs: [4, 5] },
    ]);
  });

  test('has the next starter of each side, whatever games each has had in the cup', async () => {
    const { cupID, players } = await eightPlayers();
    const [one, fourth, fifth, eighth] = [players[0]!, players[3]!, players[4]!, players[7]!];
    const starters: (readonly number[])[] = [];
    for (const [winner, loser] of [
      [one, eighth],
      [one, eighth],
      [fourth, fifth],
      [fifth, fourth],
      [fourth, fifth],
      [one, fourth],
    ] as const)
      starters.push(await startersOf('live_game', await winLive(cupID, winner, loser), winner));
    await post(fourth, cupID, 'stand-in');
    const { body: started } = await post(one, cupID, 'standing-team', {});
    starters.push(await startersOf('game', started.gameID, one));
    expect(starters).toEqual(
      [
        [0, 0],
        [1, 1],
        [0, 0],
        [1, 1],
        [2, 2],
        [2, 3],
        [3, 4],
      ].map((turns) => turns.map(rotationStarter)),
    );
  });

  test('of whom one went away ten seconds ago does not begin', async () => {
    const { cupID, pair } = await eightPlayers();
    await post(pair[0], cupID, 'come');
    advanceTime({ seconds: 10 });
    expect((await post(pair[1], cupID, 'come')).body).toEqual({
      isOpponentHere: false,
      game: null,
    });
  });

  test('is played against the standing team from the middle of the round on, whose user hears of it', async () => {
    const { cupID, pair } = await eightPlayers();
    let [one] = pair;
    const early = await post(one, cupID, 'standing-team', {});
    expect(early.body).toMatchObject({ code: 'cup_standing_team_later' });
    const { own } = await matchOf(app, cupID, one);
    expect(early.body.details.from).toBe(own.standingTeamFrom);
    advanceTime({ hours: 11, minutes: 59 });
    one = await signInAgain(app, one);
    expect((await post(one, cupID, 'standing-team', {})).body).toMatchObject({
      code: 'cup_standing_team_later',
    });
    advanceTime({ minutes: 1 });
    const started = await post(one, cupID, 'standing-team', {});
    expect(started.status).toBe(200);
    // The game is for who plays it.
    const opponent = await signInAgain(app, pair[1]);
    expect((await post(opponent, cupID, 'come')).body.game).toBeNull();
    expect((await post(one, cupID, 'come')).body.game).toMatchObject({ kind: 'standing' });
    const { won, summary } = await playOut(one, started.body.gameID);
    expect(summary.challenge).toMatchObject({ isRated: false, unratedReason: 'in_cup' });
    await look(app, cupID);
    const { matches } = await showTo(app, cupID);
    expect(matches[0]!.games).toMatchObject([
      { kind: 'standing', playedBy: 1, winner: won ? 1 : 8, isOver: true },
    ]);
    await tell(app);
    const other = await signInAgain(app, pair[1]);
    expect(await defencesOf(other)).toMatchObject([
      { gameID: started.body.gameID, isRated: false, rating: null },
    ]);
  });

  test('is not played against the standing team of who is there', async () => {
    const { cupID, pair } = await eightPlayers();
    advanceTime({ hours: 12 });
    const one = await signInAgain(app, pair[0]);
    const opponent = await signInAgain(app, pair[1]);
    await post(opponent, cupID, 'come');
    const refused = await post(one, cupID, 'standing-team', {});
    expect(refused.body).toMatchObject({ code: 'cup_opponent_is_here' });
    advanceTime({ seconds: 10 });
    expect((await post(one, cupID, 'standing-team', {})).status).toBe(200);
  });

  test('against who lets the team stand in can be played at once', async () => {
    const { cupID, pair } = await eightPlayers();
    const [one, other] = pair;
    expect((await post(other, cupID, 'stand-in')).status).toBe(200);
    const { begins } = await showTo(app, cupID);
    const { own, match } = await matchOf(app, cupID, one);
    expect(match!.standsIn).toEqual([false, true]);
    expect(own.standingTeamFrom).toBe(begins);
    // Who lets it has to wait for the other all the same.
    const middle = new Date(Date.parse(begins) + 12 * 3_600_000);
    expect((await matchOf(app, cupID, other)).own.standingTeamFrom).toBe(middle.toISOString());
    expect((await post(one, cupID, 'standing-team', {})).status).toBe(200);
  });

  test('is told by seed where the lower one plays the standing team of the higher', async () => {
    const { cupID, pair } = await eightPlayers();
    const [one, other] = pair;
    await post(one, cupID, 'stand-in');
    const { body: started } = await post(other, cupID, 'standing-team', {});
    const { summary, won } = await playOut(other, started.gameID);
    const { homeScore, visitorScore } = summary.scoreboardData;
    const [own, theirs] =
      started.role === 'home' ? [homeScore, visitorScore] : [visitorScore, homeScore];
    await look(app, cupID);
    expect((await showTo(app, cupID)).matches[0]!.games).toMatchObject([
      { kind: 'standing', playedBy: 8, winner: won ? 8 : 1, runs: [theirs, own] },
    ]);
  });

  test('against a standing team is by the orders of its user', async () => {
    const players: TestRival[] = [];
    for (let place = 0; place < 8; place += 1) {
      players.push(await anEntrant(app, SEASON));
      await rate(app, players[place]!.player.userID, { rating: 1800 - 10 * place });
    }
    const [one, other] = [players[0]!, players[7]!];
    await publish(one, { hook: 'late', steals: 'often' });
    await publish(other, { hook: 'early', steals: 'never' });
    const cupID = await aRunningCup(app, players);
    await post(other, cupID, 'stand-in');
    const { body: started } = await post(one, cupID, 'standing-team', {});
    await playOut(one, started.gameID);
    const { body: replay } = await one.player.request('GET', `/games/${started.gameID}/replay`);
    const theirs = replay.setup[started.role === 'home' ? 'visitors' : 'home'];
    expect(theirs.orders).toEqual({ hook: 'early', steals: 'never' });
  });

  test('is not won by who gives a game up, however far ahead', async () => {
    const { cupID, pair } = await eightPlayers();
    const [one, other] = pair;
    await post(other, cupID, 'stand-in');
    const { body: started } = await post(one, cupID, 'standing-team', {});
    const path = `/games/${started.gameID}`;
    await one.player.request('POST', `${path}/roll`, { body: {} });
    expect((await one.player.request('POST', `${path}/abandon`, {})).status).toBe(200);
    const side = started.role === 'home' ? 'home' : 'visitors';
    await database.sql(
      `update game set state = jsonb_set(state, array[$2, 'runs'], '9') where game_id = $1`,
      [started.gameID, side],
    );
    await look(app, cupID);
    expect((await showTo(app, cupID)).matches[0]!.games[0]).toMatchObject({ winner: 8 });
  });

  test('of two standing teams the computer plays at once', async () => {
    const { cupID, pair } = await eightPlayers();
    for (const player of pair) expect((await post(player, cupID, 'stand-in')).status).toBe(200);
    const { matches } = await showTo(app, cupID);
    expect(matches[0]!.end).toBe('played');
    for (const game of matches[0]!.games)
      expect(game).toMatchObject({ kind: 'computer', gameID: null, isOver: true });
  });

  test('that the computer plays is by the orders of both, and by the seed that is told later', async () => {
    const players: TestRival[] = [];
    for (let place = 0; place < 8; place += 1) {
      players.push(await anEntrant(app, SEASON));
      await rate(app, players[place]!.player.userID, { rating: 1800 - 10 * place });
    }
    const orders = { hook: 'early', steals: 'often' } as const;
    for (const player of players) await publish(player, orders);
    const cupID = await aRunningCup(app, players);
    advanceTime({ hours: 24 });
    await look(app, cupID);
    const { matches } = await showTo(app, cupID);
    const [cup] = await database.sql<{ seed: Buffer }>('select seed from cup where cup_id = $1', [
      cupID,
    ]);
    const serverSeed = cup!.seed.toString('hex');
    for (const [match, { seeds, games }] of matches.slice(0, 4).entries())
      for (const { number, runs, winner } of games) {
        const sides = await Promise.all(
          seeds.map(async (seed) => {
            const { team } = await findTeamOfSeed(database, { cupID, seed: seed! });
            const turn = { turn: number - 1, manager: 'computer' } as const;
            const side = await buildSideInTurn(database, { team: toStoredTeamOfCup(team) }, turn);
            return { ...side, orders };
          }),
        );
        const { dice, homeSlot } = computerGameDice({ cupID, serverSeed }, { match, game: number });
        const [home, visitors] = [sides[homeSlot]!, sides[1 - homeSlot]!];
        const setup = GAME_RULES.compileSetup({ home, visitors, rates: 'designed' });
        const { state } = simulateGame(setup, dice, { events: false });
        const played = [state.home.runs, state.visitors.runs];
        expect(runs).toEqual(homeSlot === 0 ? played : played.toReversed());
        expect(winner).toBe(seeds[runs![0] > runs![1] ? 0 : 1]);
      }
  });

  test('is played out by the computer at the end of the round, and a game that was left is lost', async () => {
    const { cupID, pair } = await eightPlayers();
    advanceTime({ hours: 12 });
    const one = await signInAgain(app, pair[0]);
    expect((await post(one, cupID, 'standing-team', {})).status).toBe(200);
    advanceTime({ hours: 12 });
    await look(app, cupID);
    const { matches } = await showTo(app, cupID);
    // The game that is under way has another hour.
    expect(matches.slice(0, 4).map(({ end }) => end)).toEqual([null, 'played', 'played', 'played']);
    advanceTime({ hours: 1 });
    await look(app, cupID);
    const { matches: late } = await showTo(app, cupID);
    expect(late[0]!.games[0]).toMatchObject({ kind: 'standing', winner: 8, runs: null });
    expect(late[0]!.end).toBe('played');
  });

  test('counts the games of the same place once where two programs look at once', async () => {
    const { cupID, pair } = await eightPlayers();
    const gameID = await bothCome(cupID, ...pair);
    await quit(gameID, ...pair);
    await Promise.all([1, 2, 3, 4].map(() => look(app, cupID)));
    const { matches } = await showTo(app, cupID);
    expect(matches[0]!.games).toMatchObject([{ number: 1, winner: 1 }]);
  });

  test('begins one live game where both come at the same moment', async () => {
    const { cupID, pair } = await eightPlayers();
    await post(pair[0], cupID, 'come');
    await Promise.all([...pair, ...pair, ...pair].map((player) => post(player, cupID, 'come')));
    expect((await showTo(app, cupID)).matches[0]!.games).toHaveLength(1);
  });
});
