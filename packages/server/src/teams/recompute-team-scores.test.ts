import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { describe, expect, test } from 'vitest';
import { aManager } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import type { Queries } from '../platform/database/database.ts';
import { anApp } from '../testing/an-app.ts';
import { untilSomebodyWaits } from '../testing/lock-waits.ts';
import { recomputeScores, recomputeUserScores } from './recompute-team-scores.ts';
import { editTeam } from './save-team.ts';
import { aLineup, giveCards } from './testing/a-club.ts';

const app = await anApp();
const { database } = app;
const year = 1954;
await aSeason(database, { year });

/** Returns a manager, another lineup of theirs, and the best card of their first lineup alone. */
async function aManagerOfTwoLineups() {
  const { player, teamID } = await aManager(app, { year });
  const other = await aLineup(database, year, { skip: 8 });
  const otherIDs = SLOTS.map((slot) => other[slot]!.cardID);
  await giveCards(database, player.userID, otherIDs);
  const [card] = await database.sql<{ card_id: number }>(
    `select card_id from team_lineup join card using (card_id)
     where team_id = $1 and not card_id = any($2) order by rating desc limit 1`,
    [teamID, otherIDs],
  );
  return { userID: player.userID, teamID, other, cardID: card!.card_id };
}

/** Returns the score of each team of some users, and what their cards make of it. */
const scoresOf = (userIDs: readonly string[]) =>
  database.sql<{ score: number; ofCards: number }>(
    `select score, (select round(avg(rating))::integer from team_lineup l join card using (card_id)
       where l.user_id = t.user_id and l.team_id = t.team_id) as "ofCards"
     from team t where user_id = any($1::uuid[])`,
    [userIDs],
  );

const rate = (queries: Queries, cardID: number) =>
  queries.sql('update card set rating = 0 where card_id = $1', [cardID]);

const WAYS = {
  'a season made anew': async (cardID: number) => {
    await rate(database, cardID);
    await recomputeUserScores(database, [cardID], async () => undefined);
  },
  'a custom card rated anew': (cardID: number) =>
    database.transaction(async (tx) => {
      await rate(tx, cardID);
      await recomputeScores(tx, cardID);
    }),
} as const;

test('of each card it is told that its teams are done, also of one that no team has', async () => {
  const { cardID } = await aManagerOfTwoLineups();
  const done: number[] = [];
  await recomputeUserScores(database, [0, cardID, 1], async (cards) => void done.push(cards));
  expect(done).toEqual([1, 2, 3]);
});

describe.each(Object.entries(WAYS))('after %s', (_way, recompute) => {
  test('a team whose lineup is replaced meanwhile has the score of its new lineup', async () => {
    const [editor, neighbour] = [await aManagerOfTwoLineups(), await aManagerOfTwoLineups()];
    let recomputed: Promise<void> | undefined;
    await database.transaction(async (tx) => {
      await editTeam(tx, {
        userID: editor.userID,
        teamID: editor.teamID,
        name: 'Gulls',
        lineup: editor.other,
        findUsername: async () => 'gull',
        onTeamSaved: async () => undefined,
      });
      recomputed = recompute(editor.cardID);
      await untilSomebodyWaits(database);
    });
    await recomputed;
    const scores = await scoresOf([editor.userID, neighbour.userID]);
    expect(scores.map(({ score }) => score)).toEqual(scores.map(({ ofCards }) => ofCards));
    expect(new Set(scores.map(({ score }) => score)).size).toBe(2);
  });
});
