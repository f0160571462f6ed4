import type { CardDice } from '@pennant/contract/cards';
import type { RolledEventDto } from '@pennant/contract/game-event';
import type { GameLineup, PlayCard } from '@pennant/contract/game-lineup';
import type { Situation } from '@pennant/contract/game-situation';
import type { Game } from '@pennant/contract/games';
import type { RollResponse } from '@pennant/contract/game-commands';
import { RULES_VERSION } from '@pennant/rules/games/rules-version';

const GAME = '01900000-0000-7000-8000-000000000001';
const BATTING = ['C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH'];

/** Returns a lineup id of the test game: `visitor(0)` leads off. */
export const visitor = (index: number): string => `${GAME}.v${String(index).padStart(2, '0')}`;
export const home = (index: number): string => `${GAME}.h${String(index).padStart(2, '0')}`;

const NO_TABLES = Object.fromEntries(
  ['d', 'xd', 'pd'].flatMap((table) =>
    Array.from({ length: 11 }, (_, index) => [`${table}${index + 2}`, null]),
  ),
) as unknown as CardDice;

const aCard = (cardID: number, name: string): PlayCard => ({
  cardID,
  seriesID: 1954,
  name: encodeURIComponent(name),
  year: 1954,
  type: 'Batter',
  rating: 60,
  positions: 'SS',
  speed: 50,
  stamina: null,
  teamNameID: 'MUD',
  playerID: `p${cardID}`,
  clubName: 'Mudville',
  clubNames: 'Mudville',
  history: 'record',
  league: 'NL',
  bats: 'R',
  throws: 'R',
  customImage: null,
  artistID: null,
  surname: null,
  CardInventory: null,
  ...NO_TABLES,
});

const lineups = (side: 'v' | 'h', idOf: (index: number) => string): GameLineup[] =>
  Array.from({ length: 15 }, (_, index) => {
    const cardID = 19540000 + index + (side === 'h' ? 100 : 0);
    return {
      gameLineupID: idOf(index),
      cardID,
      lineupOrder: index < 9 ? index + 1 : null,
      fieldingPosition: BATTING[index] ?? (index < 14 ? 'SP' : 'RP'),
      gameEventIDEntered: null,
      gameEventIDExited: null,
      isIn: index < 10,
      stealChances: [0.675, 0.595, 0.175],
      Card: aCard(cardID, `${side === 'v' ? 'Visitor' : 'Homer'} N${index}`),
    };
  });

const rested = (gameLineupID: string) => ({
  gameLineupID,
  battersFaced: 0,
  tiresAfter: 27,
  lostCellChance: 0,
  extraHitChance: 0,
});

const aSituation = (over: Partial<Situation> = {}): Situation => ({
  rulesVersion: RULES_VERSION,
  eventNumber: 0,
  ipOuts: 0,
  inning: 1,
  half: 'top',
  outs: 0,
  firstBaseRunnerLineupID: null,
  secondBaseRunnerLineupID: null,
  thirdBaseRunnerLineupID: null,
  nextBatterLineupID: visitor(0),
  nextPitcherLineupID: home(9),
  userBats: false,
  tiredness: { home: rested(home(9)), away: rested(visitor(9)) },
  ...over,
});

const frame = {
  gameID: GAME,
  created: '2026-11-21T00:00:00Z',
  isFinal: false,
  isAbandoned: false,
  userCampaignContestID: null,
  resultDescription: null,
  scoreboardData: {
    inningScores: [0],
    visitorScore: 0,
    visitorHits: 0,
    visitorErrors: 0,
    homeScore: 0,
    homeHits: 0,
    homeErrors: 0,
  },
  pendingChoice: null,
  fairness: {
    id: GAME,
    commitment: 'ab'.repeat(32),
    clientSeed: 'cd'.repeat(16),
    serverChoseClientSeed: false,
    seed: null,
  },
  isWatchable: false,
};

/** A game before its first pitch, both sides invented. The user is at home. */
export const aGameDto = (over: Partial<Game> = {}): Game => ({
  ...frame,
  GameParticipants: [
    {
      gameParticipantID: 'home',
      gameID: GAME,
      userID: 'me',
      role: 'home',
      UserTeam: { userTeamID: 'a', name: 'Mudville Nine' },
      GameLineups: lineups('h', home),
    },
    {
      gameParticipantID: 'visitors',
      gameID: GAME,
      userID: null,
      role: 'away',
      UserTeam: { userTeamID: 'b', name: '1954 Boxcar Nine' },
      GameLineups: lineups('v', visitor),
    },
  ],
  GameEvents: [],
  situation: aSituation(),
  challenge: null,
  ...over,
});

/** An event in which the visitors' lead-off batter rolls 7 and makes an out, with overrides. */
export const anEvent = (
  eventNumber: number,
  over: Partial<RolledEventDto> = {},
): RolledEventDto => ({
  gameEventID: `${GAME}.${eventNumber}`,
  eventNumber,
  gameID: GAME,
  kind: 'plateAppearance',
  ipOuts: 1,
  resultType: 'OO',
  origResultType: 'OO',
  pitchResultType: null,
  resultDescription: 'N0 grounds out to short.',
  diceResultH: 7,
  diceResultX: null,
  diceResultP: 5,
  dice: { batter: [3, 4], extra: null, pitcher: [1, 4] },
  homeScore: 0,
  visitingScore: 0,
  rbi: 0,
  runs: 0,
  sb: 0,
  cs: 0,
  managerAction: null,
  outKind: 'ground',
  location: { angle: -12, distance: 120 },
  fielder: 'SS',
  play: null,
  batterLineupID: visitor(0),
  pitcherLineupID: home(9),
  nextBatterLineupID: visitor(1),
  nextPitcherLineupID: home(9),
  firstBaseRunnerLineupID: null,
  secondBaseRunnerLineupID: null,
  thirdBaseRunnerLineupID: null,
  moves: [{ gameLineupID: visitor(0), from: 0, to: 1, out: true }],
  entered: [],
  exited: [],
  ...over,
});

/** An event without dice: a steal, a change of players. */
export const anEventWithoutDice = (
  eventNumber: number,
  kind: RolledEventDto['kind'],
  over: Partial<RolledEventDto> = {},
): RolledEventDto =>
  anEvent(eventNumber, {
    kind,
    resultType: null,
    origResultType: null,
    diceResultH: null,
    diceResultP: null,
    dice: { batter: null, extra: null, pitcher: null },
    outKind: null,
    location: null,
    fielder: null,
    moves: [],
    ...over,
  });

/** The server's response after these events (oldest first). */
export const aRollResponse = (
  events: readonly RolledEventDto[],
  {
    situation,
    ...over
  }: Partial<Omit<RollResponse, 'situation'>> & {
    situation?: Partial<Situation>;
  } = {},
): RollResponse => {
  const last = events.at(-1);
  return {
    ...frame,
    GameEvents: events.toReversed(),
    situation: aSituation({
      eventNumber: last?.eventNumber ?? 0,
      ipOuts: last?.ipOuts ?? 0,
      outs: (last?.ipOuts ?? 0) % 3,
      nextBatterLineupID: last?.nextBatterLineupID ?? visitor(0),
      ...situation,
    }),
    changedLineups: [],
    ...over,
  };
};
