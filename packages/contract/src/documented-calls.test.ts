import { expect, test } from 'vitest';
import { z } from 'zod';

import type { Call } from './call.ts';
import { calls } from './calls.ts';

const all: readonly Call[] = Object.values(calls);

interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** Returns the names of an object's fields; for a list, those of its items. */
function fieldsOf({ properties, items, anyOf = [], allOf = [] }: Shape): string[] {
  if (items !== undefined) return fieldsOf(items);
  return [...Object.keys(properties ?? {}), ...[...anyOf, ...allOf].flatMap(fieldsOf)];
}

const fields = (schema: z.ZodType | undefined): string[] =>
  schema === undefined
    ? []
    : fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);

/** Returns a call by method and path; the names of path parameters are ignored. */
const findCall = (name: string): Call | undefined => {
  const plain = (text: string) => text.replaceAll(/\{\w+\}/g, '{}');
  return all.find(({ method, path }) => plain(`${method} ${path}`) === plain(name));
};

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Every call that the specification names, with the named fields of its request and response. */
const DOCUMENTED: readonly (readonly [call: string, payload: string, response: string])[] = [
  // docs/spec/accounts-packs-cards.md
  ['POST /auth/login', 'username password', 'AccessToken IdToken RefreshToken'],
  ['GET /users/me', '', 'userID username exp gameSpeed discordUsername isAdmin lastLogin'],
  ['POST /auth/logout', 'accessToken', ''],
  ['POST /users', 'username email password', ''],
  ['PUT /users/setGameSpeed', 'gameSpeed', ''],
  ['PUT /users/setDiscordUsername', 'discordUsername', ''],
  ['GET /wallet/get', '', 'balance WalletTransactions'],
  [
    'GET /series',
    '',
    'seriesID seriesKey name year cost minRating teamsIncluded purchaseLimit isActive numberOfCards',
  ],
  ['GET /series/{id}/cards', '', 'cards'],
  ['POST /packInventory/buy', 'seriesID amount', ''],
  ['GET /packInventory/user', '', 'seriesID amount Series'],
  ['POST /packInventory/open', 'seriesID', 'cards'],
  ['GET /card/user', '', 'cards totalCards'],
  [
    'GET /card/{cardID}',
    '',
    'cardID seriesID name year type rating positions speed stamina teamNameID playerID customImage artistID Battings Pitchings CardInventory',
  ],
  ['GET /cardInventory/user/duplicate', '', 'cards totalCards'],
  ['POST /cardInventory/sell/duplicate', '', ''],
  ['POST /cardInventory', 'cardID', 'inventoryID cardID amount displayKey exp'],
  ['PUT /cardInventory', 'inventoryID displayKey', ''],
  // docs/spec/teams-games-campaigns.md
  ['GET /teams/user', '', 'userTeamID userID name score elo UserTeamLineups User'],
  ['GET /teams/comp-team', '', 'userTeamID name score elo UserTeamLineups'],
  ['POST /teams', 'name score lineup', ''],
  ['PUT /teams', 'name score lineup userTeamID', ''],
  ['GET /teams/elo', '', 'userTeamID name score elo User'],
  ['GET /teams/comp-team-years', '', 'yearID teamID'],
  ['POST /teams/comp-team', 'year teamID', ''],
  ['POST /cardInventory/userCards', 'userCardIDs', 'inventoryID cardID'],
  ['POST /games', 'homeUserTeamID visitingUserTeamID role campaignContestID', 'gameID'],
  ['POST /games/campaign', 'userCampaignContestID homeUserTeamID visitingUserTeamID', 'gameID'],
  [
    'GET /games/user/',
    '',
    'gameID created isFinal userCampaignContestID resultDescription scoreboardData GameParticipants',
  ],
  [
    'GET /games/{id}',
    '',
    'gameID created isFinal userCampaignContestID resultDescription scoreboardData GameParticipants GameEvents',
  ],
  ['GET /games/{id}/roll', '', ''],
  ['POST /games/{id}/manageEvent', 'event runnersAdvancing', ''],
  [
    'POST /games/{gameID}/sub',
    'gameID lineupOrder position removedGameLineupID addedGameLineupID',
    '',
  ],
  ['GET /games/{gameID}/summary', '', ''],
  ['GET /games/elo/calculate', '', ''],
  ['GET /campaign', '', 'campaignID name desc'],
  ['GET /campaign/{id}', '', 'campaignID name desc CampaignContests'],
  ['GET /campaign/{id}/user', '', 'CampaignContests'],
  ['POST /campaign/create', 'name desc', ''],
  ['PUT /campaign/{id}', 'name desc', ''],
  [
    'GET /campaignContest/{id}',
    '',
    'campaignContestID campaignID name desc rewardID result userTeamID numOfGames',
  ],
  [
    'POST /campaignContest/create',
    'campaignID name desc rewardID result userTeamID numOfGames',
    '',
  ],
  ['PUT /campaignContest/{id}', 'campaignID name desc rewardID result userTeamID numOfGames', ''],
  [
    'GET /userCampaignContest/{id}',
    '',
    'userCampaignContestID campaignContestID wins losses result resultDescription Games CampaignContest',
  ],
  ['POST /userCampaignContest/create', 'campaignContestID', 'userCampaignContestID'],
  ['POST /userCampaignContest/resign', 'userCampaignContestID', ''],
  ['GET /cardInventory/leaderboard', '', 'batters pitchers'],
  ['GET /cardInventory/leaderboard/monthly/{monthYear}', '', 'batters pitchers'],
  [
    'GET /reward',
    '',
    'rewardID money seriesID numberOfSeries cardID seriesPct cardPct description',
  ],
  ['PUT /reward/{id}', 'money seriesID numberOfSeries cardID seriesPct cardPct description', ''],
  ['POST /reward/create', 'money seriesID numberOfSeries cardID seriesPct cardPct description', ''],
  ['GET /users/all', '', 'userID username lastLogin isAdmin'],
  ['POST /packInventory/award', 'userID seriesID', ''],
  ['POST /wallet/award', 'userID amount', ''],
  ['GET /card', '', 'cardID name year rating type'],
];

test.each(DOCUMENTED)('%s is called and answers as documented', (name, payload, response) => {
  const call = findCall(name);
  expect(call, 'the call').toBeDefined();
  const sent = [...fields(call?.body), ...fields(call?.params), ...fields(call?.query)];
  expect(sent).toEqual(expect.arrayContaining(words(payload)));
  expect(fields(call?.answer)).toEqual(expect.arrayContaining(words(response)));
});

/** Nested objects of responses in the specification: path of field names, and the named fields. */
const NESTED: readonly (readonly [call: string, path: string, names: string])[] = [
  ['GET /wallet/get', 'WalletTransactions', 'transactionID created amount balance reason'],
  ['GET /packInventory/user', 'Series', 'seriesKey name'],
  ['GET /card/user', 'cards', 'cardID name year type rating positions teamNameID amount'],
  ['GET /card/{cardID}', 'Battings', 'AB G H 2B 3B HR R RBI SB CS BB SO IBB HBP SH SF GIDP'],
  ['GET /card/{cardID}', 'Pitchings', 'IPouts ER BB H SO W L G GS CG SHO SV HR'],
  [
    'GET /card/{cardID}',
    'CardInventory',
    'inventoryID cardID amount displayKey exp ab h1 h2 h3 hr bb so runs rbi sb cs ipOuts',
  ],
  ['GET /teams/user', 'UserTeamLineups', 'lineupID position cardID lineupOrder Card'],
  [
    'GET /games/{id}',
    'scoreboardData',
    'inningScores visitorScore visitorHits visitorErrors homeScore homeHits homeErrors',
  ],
  [
    'GET /games/{id}',
    'GameParticipants',
    'gameParticipantID gameID userID role UserTeam GameLineups',
  ],
  [
    'GET /games/{id}',
    'GameParticipants.GameLineups',
    'gameLineupID cardID lineupOrder fieldingPosition gameEventIDEntered gameEventIDExited Card',
  ],
  [
    'GET /games/{id}',
    'GameParticipants.GameLineups.Card',
    'cardID name year rating positions speed type CardInventory playerID teamNameID d2 d12 xd2 xd12 pd2 pd12',
  ],
  [
    'GET /games/{id}',
    'GameEvents',
    'gameEventID gameID ipOuts resultType origResultType pitchResultType resultDescription diceResultH diceResultX diceResultP homeScore visitingScore rbi runs sb cs managerAction batterLineup pitcherLineup nextBatterLineup nextPitcherLineup firstBaseRunnerLineup secondBaseRunnerLineup thirdBaseRunnerLineup firstBaseRunnerLineupID secondBaseRunnerLineupID thirdBaseRunnerLineupID',
  ],
  ['GET /cardInventory/leaderboard', 'batters', 'stat players'],
  ['GET /cardInventory/leaderboard', 'pitchers', 'stat players'],
  ['GET /cardInventory/leaderboard', 'batters.players', 'User Card cardID ab ipOuts'],
];

/** Returns the shape at a path of field names, through lists and nullable objects. */
function shapeAtPath(shape: Shape, [name, ...rest]: readonly string[]): Shape | undefined {
  if (name === undefined) return shape;
  if (shape.items !== undefined) return shapeAtPath(shape.items, [name, ...rest]);
  const next = shape.properties?.[name] as Shape | undefined;
  if (next !== undefined) return shapeAtPath(next, rest);
  return shape.anyOf?.map((option) => shapeAtPath(option, [name, ...rest])).find(Boolean);
}

test.each(NESTED)('the answer of %s has in %s what the documents name', (name, path, names) => {
  const call = findCall(name);
  const whole = z.toJSONSchema(call!.answer, { io: 'input', unrepresentable: 'any' }) as Shape;
  expect(fieldsOf(shapeAtPath(whole, path.split('.')) ?? {})).toEqual(
    expect.arrayContaining(words(names)),
  );
});

test('a card has a field for every sum of its dice', () => {
  const card = fields(calls.card.answer);
  for (let sum = 2; sum <= 12; sum += 1)
    expect(card).toEqual(expect.arrayContaining([`d${sum}`, `xd${sum}`, `pd${sum}`]));
});

test('a place of a lineup is a card and its number in the batting order', () => {
  const body = z.toJSONSchema(calls.createTeam.body, { io: 'input' }) as Shape;
  const lineup = shapeAtPath(body, ['lineup']) as { readonly additionalProperties: Shape };
  expect(fieldsOf(lineup.additionalProperties)).toEqual(['cardID', 'lineupOrder']);
});
