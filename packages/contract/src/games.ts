import { EVENT_KINDS, MANAGER_ACTIONS, OUT_KINDS, PLAYS } from '@pennant/rules/games/event';
import { FIELDERS } from '@pennant/rules/games/slot';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardDice, cardInventory, cardSummary } from './cards.ts';
import { gameFairness } from './fairness.ts';
import { chance, clientSeed, count, moment, money, ownedID, pageQuery } from './values.ts';

export const ROLES = ['home', 'away'] as const;
export const role = z.literal(ROLES);
export type Role = (typeof ROLES)[number];

/** A card as used in play: with its dice. */
export const playCard = cardSummary.extend({
  ...cardDice.shape,
  CardInventory: cardInventory.nullable(),
});
export type PlayCard = z.output<typeof playCard>;

export const gameLineupID = z.string().min(1).max(80);

export const gameLineup = z.object({
  gameLineupID,
  cardID: z.int(),
  /** 1 to 9; null when not batting. */
  lineupOrder: z.int().nullable(),
  /** "CF", "SP", "RP", "DH", "Bench". */
  fieldingPosition: z.string(),
  /** Null where he was in from the start, and where he has not come in. */
  gameEventIDEntered: z.string().nullable(),
  gameEventIDExited: z.string().nullable(),
  /** In the game now. */
  isIn: z.boolean(),
  Card: playCard,
});
export type GameLineup = z.output<typeof gameLineup>;

export const gameParticipant = z.object({
  gameParticipantID: z.string(),
  gameID: ownedID,
  /** Null means computer. */
  userID: ownedID.nullable(),
  role,
  UserTeam: z.object({ userTeamID: ownedID, name: z.string() }),
  GameLineups: z.array(gameLineup),
});
export type GameParticipant = z.output<typeof gameParticipant>;

export const scoreboardData = z.object({
  /** One entry for each half-inning played or under way, visitors' first half first. */
  inningScores: z.array(z.int()),
  visitorScore: count,
  visitorHits: count,
  visitorErrors: count,
  homeScore: count,
  homeHits: count,
  homeErrors: count,
});
export type ScoreboardData = z.output<typeof scoreboardData>;

/** A lineup named in an event, without its card. */
const lineupReference = z.object({
  gameLineupID,
  cardID: z.int(),
  /** The player's name, URL-encoded as everywhere. */
  name: z.string(),
});

const face = z.int().min(1).max(6);
const twoDice = z.tuple([face, face]);

/** An event as a roll answers it: lineups by id. */
export const rolledEvent = z.object({
  gameEventID: z.string(),
  /** 1 the first of the game. */
  eventNumber: z.int().positive(),
  gameID: ownedID,
  kind: z.literal(EVENT_KINDS),
  /** All outs of the game after it. */
  ipOuts: count,
  /** H1 H2 H3 HR BB SO OO; null for what happens between rolls (a steal, a wild pitch, a substitution). */
  resultType: z.string().nullable(),
  /** The batter's own result, before the pitcher's cell acted. */
  origResultType: z.string().nullable(),
  /** The pitcher's cell that was rolled, where it acted; null where it did nothing. */
  pitchResultType: z.string().nullable(),
  resultDescription: z.string(),
  /** Sums of the batter's, the extra and the pitcher's dice. */
  diceResultH: z.int().nullable(),
  diceResultX: z.int().nullable(),
  diceResultP: z.int().nullable(),
  /** The faces behind the sums. */
  dice: z.object({
    batter: twoDice.nullable(),
    extra: twoDice.nullable(),
    pitcher: twoDice.nullable(),
  }),
  homeScore: count,
  visitingScore: count,
  rbi: count,
  runs: count,
  sb: count,
  cs: count,
  /** What a manager did; null where none acted. */
  managerAction: z.literal(MANAGER_ACTIONS).nullable(),
  /** Kind of a ball put in play and caught or fielded; null for hits, walks and strikeouts. */
  outKind: z.literal(OUT_KINDS).nullable(),
  /** Direction in degrees from straight away (-45 the left-field line, 45 the right) and distance in feet; null where no ball was hit. */
  location: z.object({ angle: z.number(), distance: z.number() }).nullable(),
  /** Fielding position of who played the ball ("SS"); null where nobody did. */
  fielder: z.literal(FIELDERS).nullable(),
  /** What made the ball in play special: "doublePlay", "error", "sacrificeFly" …; null for the plain case. */
  play: z.literal(PLAYS).nullable(),
  batterLineupID: gameLineupID.nullable(),
  pitcherLineupID: gameLineupID.nullable(),
  nextBatterLineupID: gameLineupID.nullable(),
  nextPitcherLineupID: gameLineupID.nullable(),
  /** Who stands where after it. */
  firstBaseRunnerLineupID: gameLineupID.nullable(),
  secondBaseRunnerLineupID: gameLineupID.nullable(),
  thirdBaseRunnerLineupID: gameLineupID.nullable(),
  /** Every man who moved: from 0 (the plate) to 3, to 1 to 4 (4 scored), or out at that base. */
  moves: z.array(
    z.object({
      gameLineupID,
      from: z.int().min(0).max(3),
      to: z.int().min(1).max(4),
      out: z.boolean(),
    }),
  ),
  /** Who came in and who left with it. */
  entered: z.array(gameLineupID),
  exited: z.array(gameLineupID),
});
export type RolledEvent = z.output<typeof rolledEvent>;

/** An event as a whole game carries it. */
export const gameEvent = rolledEvent.extend({
  batterLineup: lineupReference.nullable(),
  pitcherLineup: lineupReference.nullable(),
  nextBatterLineup: lineupReference.nullable(),
  nextPitcherLineup: lineupReference.nullable(),
  firstBaseRunnerLineup: lineupReference.nullable(),
  secondBaseRunnerLineup: lineupReference.nullable(),
  thirdBaseRunnerLineup: lineupReference.nullable(),
});
export type GameEvent = z.output<typeof gameEvent>;

export const pendingChoice = z.object({
  kind: z.literal(['advance', 'tag']),
  options: z.array(z.object({ label: z.string(), runnersAdvancing: z.string().nullable() })),
});

const tiredness = z.object({
  gameLineupID,
  battersFaced: count,
  /** The batter number from which he tires. */
  tiresAfter: z.int(),
  /** Chance that a good cell of his does nothing now. */
  lostCellChance: chance,
  /** Chance that an empty cell of his acts as h9h now. */
  extraHitChance: chance,
});

/** Where the game stands: enough to draw the screen without the events. */
export const situation = z.object({
  /** Number of the last event; 0 before the first. Send it with a roll. */
  eventNumber: count,
  ipOuts: count,
  inning: z.int().positive(),
  half: z.literal(['top', 'bottom']),
  outs: z.int().min(0).max(2),
  firstBaseRunnerLineupID: gameLineupID.nullable(),
  secondBaseRunnerLineupID: gameLineupID.nullable(),
  thirdBaseRunnerLineupID: gameLineupID.nullable(),
  nextBatterLineupID: gameLineupID.nullable(),
  nextPitcherLineupID: gameLineupID.nullable(),
  /** True where the caller's side bats: the button says Swing, else Hurl. */
  userBats: z.boolean(),
  tiredness: z.object({ home: tiredness, away: tiredness }),
});
export type Situation = z.output<typeof situation>;

const gameFrame = {
  gameID: ownedID,
  created: moment,
  isFinal: z.boolean(),
  /** Given up before its end: counts as a loss. */
  isAbandoned: z.boolean(),
  userCampaignContestID: ownedID.nullable(),
  /** "Mudville wins 4-3 in 10 innings."; null while it is under way. */
  resultDescription: z.string().nullable(),
  scoreboardData,
};

export const game = z.object({
  ...gameFrame,
  GameParticipants: z.array(gameParticipant),
  /** Newest first, complete. */
  GameEvents: z.array(gameEvent),
  pendingChoice: pendingChoice.nullable(),
  situation,
  fairness: gameFairness,
});
export type Game = z.output<typeof game>;

/** What a roll answers: what is new since the client's event. */
export const rollAnswer = z.object({
  ...gameFrame,
  /** Newest first: those after the client's `eventNumber`; without one, those of this roll. */
  GameEvents: z.array(rolledEvent),
  pendingChoice: pendingChoice.nullable(),
  situation,
  fairness: gameFairness,
  /** Lineups that changed with these events (entered, left). */
  changedLineups: z.array(
    z.object({
      gameLineupID,
      lineupOrder: z.int().nullable(),
      fieldingPosition: z.string(),
      gameEventIDEntered: z.string().nullable(),
      gameEventIDExited: z.string().nullable(),
      isIn: z.boolean(),
    }),
  ),
});
export type RollAnswer = z.output<typeof rollAnswer>;

/** A game as the list shows it. */
export const gameListItem = z.object({
  ...gameFrame,
  GameParticipants: z.array(gameParticipant.omit({ GameLineups: true })),
  /** Name of the campaign that it belongs to. */
  campaign: z.string().nullable(),
});
export type GameListItem = z.output<typeof gameListItem>;

export const boxScoreRow = z.object({
  gameLineupID,
  cardID: z.int(),
  name: z.string(),
  /** 1 to 9; null for pitchers and who never batted. */
  order: z.int().nullable(),
  position: z.string(),
  type: z.literal(['Batter', 'Pitcher']),
  /** At-bats for a batter, outs recorded for a pitcher. */
  ab: count,
  ipOuts: count,
  h1: count,
  h2: count,
  h3: count,
  hr: count,
  r: count,
  rbi: count,
  bb: count,
  so: count,
  sb: count,
  cs: count,
  /** Earned runs; pitchers only. */
  er: count,
  /** "W", "L", "S" or null. */
  decision: z.literal(['W', 'L', 'S']).nullable(),
});
export type BoxScoreRow = z.output<typeof boxScoreRow>;

export const gameSummary = z.object({
  ...gameFrame,
  GameParticipants: z.array(gameParticipant.omit({ GameLineups: true })),
  GameEvents: z.array(gameEvent),
  boxScore: z.object({ home: z.array(boxScoreRow), visitors: z.array(boxScoreRow) }),
  /** "Smith entered for Jones at 2B." by the event that it came with. */
  notes: z.array(z.object({ gameEventID: z.string(), text: z.string() })),
  fairness: gameFairness,
  /** What the game brought the caller; null while it is under way. */
  earnings: z.object({ money, experience: count }).nullable(),
});
export type GameSummary = z.output<typeof gameSummary>;

/** Everything that a replay needs, from the first roll to the last: with the seed, anyone can work the game out again. */
export const gameReplay = z.object({
  fairness: gameFairness,
  /** The setup that the rules were given, as they take it. */
  setup: z.unknown(),
  /** The commands in order, each with the event number before it. */
  commands: z.array(z.object({ eventNumber: count, command: z.unknown() })),
  /** What came of it, oldest first. */
  events: z.array(rolledEvent),
});

/** What `manageEvent` takes: answers to the pending choice, and what a manager orders between rolls. */
export const MANAGED_EVENTS = ['advance', 'tag', 'steal', 'bb'] as const;

const gameParams = z.object({ id: ownedID });
const eventNumber = z.int().min(0);

export const gameCalls = {
  createGame: defineCall({
    method: 'POST',
    path: '/games',
    summary: 'Start a game between two teams, one of them yours.',
    who: 'player',
    body: z.object({
      homeUserTeamID: ownedID,
      visitingUserTeamID: ownedID,
      /** The caller's side. */
      role,
      campaignContestID: ownedID.nullish(),
      /** The committed id of `/fairness/next` and the browser's own 16 random bytes; the server supplies both without it. */
      fairness: z.object({ id: ownedID, clientSeed }).optional(),
    }),
    answer: z.object({ gameID: ownedID, fairness: gameFairness }),
    writes: true,
  }),
  userGames: defineCall({
    method: 'GET',
    path: '/games/user/',
    summary:
      "The caller's games, newest first; the header X-Next-After carries `after` of the next page.",
    who: 'player',
    query: pageQuery.extend({ hideCompleted: z.stringbool().default(false) }),
    answer: z.array(gameListItem),
    writes: false,
  }),
  game: defineCall({
    method: 'GET',
    path: '/games/{id}',
    summary: 'A game of the caller, whole.',
    who: 'player',
    params: gameParams,
    answer: game,
    writes: false,
  }),
  roll: defineCall({
    method: 'POST',
    path: '/games/{id}/roll',
    summary: 'Roll the dice for the next plate appearance.',
    who: 'player',
    params: gameParams,
    body: z.object({ eventNumber: eventNumber.optional() }).default({}),
    answer: rollAnswer,
    writes: true,
  }),
  rollByGet: defineCall({
    method: 'GET',
    path: '/games/{id}/roll',
    summary: 'The same as its POST twin; it changes the game.',
    who: 'player',
    params: gameParams,
    query: z.object({ eventNumber: z.coerce.number().pipe(eventNumber).optional() }),
    answer: rollAnswer,
    writes: true,
  }),
  playOn: defineCall({
    method: 'POST',
    path: '/games/{id}/play',
    summary:
      'Play to the end of the half-inning or of the game; the computer manager decides for both sides.',
    who: 'player',
    params: gameParams,
    body: z.object({ until: z.literal(['half', 'final']), eventNumber: eventNumber.optional() }),
    answer: rollAnswer,
    writes: true,
  }),
  manageEvent: defineCall({
    method: 'POST',
    path: '/games/{id}/manageEvent',
    summary:
      'What the manager decides: send runners on or hold them, steal, walk the batter intentionally.',
    who: 'player',
    params: gameParams,
    body: z.object({
      event: z.literal(MANAGED_EVENTS),
      /** The bases that the runners to go stand on now: "2", "1,3"; null for nobody. */
      runnersAdvancing: z
        .string()
        .regex(/^[123](,[123]){0,2}$/, 'must be bases such as "2" or "1,3", or null')
        .nullable()
        .default(null),
      eventNumber: eventNumber.optional(),
    }),
    answer: rollAnswer,
    writes: true,
  }),
  substitute: defineCall({
    method: 'POST',
    path: '/games/{gameID}/sub',
    summary: 'Put a player of the bench or the bullpen in the place of one who is in the game.',
    who: 'player',
    params: z.object({ gameID: ownedID }),
    body: z.object({
      gameID: ownedID.optional(),
      /** Place in the batting order and position of the player who goes out; taken from him where left out. */
      lineupOrder: z.int().min(1).max(9).nullish(),
      position: z.string().max(10).nullish(),
      removedGameLineupID: gameLineupID,
      addedGameLineupID: gameLineupID,
      eventNumber: eventNumber.optional(),
    }),
    answer: rollAnswer,
    writes: true,
  }),
  abandon: defineCall({
    method: 'POST',
    path: '/games/{id}/abandon',
    summary: 'Give the game up: it counts as a loss and is marked so.',
    who: 'player',
    params: gameParams,
    answer: rollAnswer,
    writes: true,
  }),
  gameSummary: defineCall({
    method: 'GET',
    path: '/games/{id}/summary',
    summary: 'Box score and all events.',
    who: 'player',
    params: gameParams,
    answer: gameSummary,
    writes: false,
  }),
  gameReplay: defineCall({
    method: 'GET',
    path: '/games/{id}/replay',
    summary: 'Setup and commands of a game that is over, to play it again from its seed.',
    who: 'player',
    params: gameParams,
    answer: gameReplay,
    writes: false,
  }),
};
