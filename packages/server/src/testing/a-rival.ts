import type { StartedChallenge } from '@pennant/contract/challenges';
import { findUsernames } from '../account/find-usernames.ts';
import { aManager } from '../games/testing/a-game.ts';
import { signIn, type TestPlayer } from './a-player.ts';
import type { TestProgram } from './test-program.ts';
import { tellDefenders } from '../challenges/tell-defenders.ts';

/** A player with a team, whose requests come from a network that nobody else has. */
export interface TestRival {
  readonly player: TestPlayer;
  readonly teamID: string;
  readonly network: string;
}

let networks = 0;

/** Creates a player with a team, who signs in and sends requests from a network of their own. */
export async function aRival(
  app: TestProgram,
  { year, skip = 0 }: { readonly year: number; readonly skip?: number },
): Promise<TestRival> {
  const { player, teamID } = await aManager(app, { year, skip });
  networks += 1;
  const network = `198.51.${Math.floor(networks / 250)}.${1 + (networks % 250)}`;
  await app.database.sql('update sign_in_network set network = $2 where user_id = $1', [
    player.userID,
    network,
  ]);
  return { player: fromNetwork(app, player, network), teamID, network };
}

const fromNetwork = (app: TestProgram, player: TestPlayer, network: string): TestPlayer => ({
  ...player,
  request: (method, path, request) =>
    app.request(method, path, { token: player.tokens.AccessToken, from: network, ...request }),
});

/** Signs a player in again, on the network of before: sessions end after weeks. */
export async function signInAgain(app: TestProgram, rival: TestRival): Promise<TestRival> {
  const { player, network } = rival;
  const again = await signIn(app, player);
  await app.database.sql(
    `delete from sign_in_network where user_id = $1 and network = '127.0.0.1'`,
    [player.userID],
  );
  return { ...rival, player: fromNetwork(app, again, network) };
}

/** Publishes a player's team with orders. */
export const publish = (
  { player, teamID }: TestRival,
  orders: { hook?: string; steals?: string; closer?: string } = {},
) =>
  player.request('PUT', '/challenges/team', {
    body: { userTeamID: teamID, hook: 'usual', steals: 'usual', closer: 'RP1', ...orders },
  });

/** Creates a player whose team can be challenged. */
export async function aPublisher(
  app: TestProgram,
  options: { readonly year: number },
): Promise<TestRival> {
  const rival = await aRival(app, options);
  const { status, body } = await publish(rival);
  if (status !== 200) throw new Error(`the team was not published: ${JSON.stringify(body)}`);
  return rival;
}

/** Sends a player's challenge of another. */
export const challenge = ({ player, teamID }: TestRival, other: TestRival) =>
  player.request('POST', '/challenges', {
    body: { username: other.player.username, userTeamID: teamID },
  });

/** Starts a challenge that must not be refused. */
export async function startChallenge(
  challenger: TestRival,
  other: TestRival,
): Promise<StartedChallenge> {
  const { status, body } = await challenge(challenger, other);
  if (status !== 200) throw new Error(`the challenge was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Plays a game to its end. Returns whether its user won, and its summary. */
export async function playOut({ player }: TestRival, gameID: string) {
  await player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });
  const { body: summary } = await player.request('GET', `/games/${gameID}/summary`);
  const own = summary.GameParticipants.find(
    ({ userID }: { userID: string | null }) => userID === player.userID,
  );
  const { homeScore, visitorScore } = summary.scoreboardData;
  return { summary, won: (own.role === 'home') === homeScore > visitorScore };
}

/** Tells defenders of the games that are over, as the program does. */
export const tell = (app: TestProgram) =>
  tellDefenders({ findUsernames }, app.database, app.clock());

/** Returns a player's standing among the players. */
export const stateOf = async ({ player }: TestRival) =>
  (await player.request('GET', '/challenges/team')).body;

/** Returns the games of others against a player's team, newest first. */
export const defencesOf = async ({ player }: TestRival) =>
  (await player.request('GET', '/challenges/defences')).body;
