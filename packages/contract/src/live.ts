import { LIVE_PHRASES } from '@pennant/rules/live/phrases';
import { SHOWN_LIVE_UNRATED_REASONS } from '@pennant/rules/live/unrated-reason';
import type { LiveView } from '@pennant/rules/live/live-view';
import { z } from 'zod';
import { defineCall, okResponse } from './call.ts';
import { count, hex32, timestamp, uuid } from './common-schemas.ts';
import { rolledEventDto } from './game-event.ts';
import { gameParams } from './game-situation.ts';
import { publicLineup } from './public-game.ts';
import { streamEnd } from './stream-end.ts';

const side = z.literal(['visitors', 'home']);
/** The number of an event of the game that the client has; 0 before the first. */
const eventNumber = count.max(5_000);

const liveSide = z.object({
  /** Null for a former player. */
  user: z.object({ username: z.string() }).nullable(),
  /** The team's name. */
  name: z.string(),
});

/** What stays the same in a live game. */
export const liveGameHead = z.object({
  gameID: uuid,
  created: timestamp,
  visitors: liveSide,
  home: liveSide,
  rulesVersion: z.int().positive(),
  /** SHA-256 of the server's seed, which stands before anybody is ready. */
  commitment: hex32,
  /** Both setups of the cards, in the form that the rules take. */
  setup: z.unknown(),
  /** All 24 cards of each side, by lineup index. */
  lineups: z.object({ visitors: z.array(publicLineup), home: z.array(publicLineup) }),
});
export type LiveGameHead = z.output<typeof liveGameHead>;

/** Whether the game counts, which may change while it is played. */
export const liveStanding = z.object({
  isRated: z.boolean(),
  unratedReason: z.literal(SHOWN_LIVE_UNRATED_REASONS).nullable(),
  isDisputed: z.boolean(),
});
export type LiveStanding = z.output<typeof liveStanding>;

/** One of the fixed phrases, said by a side. */
export const saidPhrase = z.object({ side, phrase: z.literal(LIVE_PHRASES), said: timestamp });
export type SaidPhrase = z.output<typeof saidPhrase>;

/** The game as one side may see it: `LiveView` of the rules. */
const liveView = z.custom<LiveView>((value) => typeof value === 'object' && value !== null);

/** How a live game stands, with the events that a client has not got yet. */
export const liveUpdate = z.object({
  /** Grows with each change; an update of a lower version is older. */
  version: count,
  /** The server's time, in milliseconds since the epoch, by which deadlines are shown. */
  now: z.int(),
  view: liveView,
  /** Oldest first. */
  events: z.array(rolledEventDto),
  ...liveStanding.shape,
});
export type LiveUpdate = z.output<typeof liveUpdate>;

/** A live game of the caller. */
export const liveGame = z.object({
  game: liveGameHead,
  update: liveUpdate,
  /** What was said last, oldest first. */
  phrases: z.array(saidPhrase).max(20),
});
export type LiveGameDto = z.output<typeof liveGame>;

/** A message of the stream; the id of an update is the number of its last event. */
export const liveMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('update'), data: liveUpdate }),
  z.object({ event: z.literal('phrase'), data: saidPhrase }),
  streamEnd,
]);
export type LiveMessage = z.output<typeof liveMessage>;

const bases = z.string().regex(/^[123](,[23]){0,2}$/);
const chain = {
  anchor: hex32,
  /** An uncompressed point of P-256, base64url. */
  publicKey: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
};
const lineupIndex = z.int().min(0).max(23);

/** What a player decides: see `LiveDecision` of the rules. */
export const liveDecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bat'), steal: bases.nullable() }),
  z.object({ kind: z.literal('field'), walk: z.boolean() }),
  z.object({ kind: z.literal('choose'), runnersAdvancing: bases.nullable() }),
]);

/** What a player does; the side is that of the session. */
export const liveStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), ...chain }),
  z.object({ kind: z.literal('renewChain'), ...chain }),
  z.object({ kind: z.literal('replaceChain'), ...chain }),
  z.object({
    kind: z.literal('substitute'),
    eventNumber,
    playerOut: lineupIndex,
    playerIn: lineupIndex,
  }),
  z.object({ kind: z.literal('decide'), eventNumber, decision: liveDecision, seal: hex32 }),
  z.object({
    kind: z.literal('reveal'),
    eventNumber,
    link: hex32,
    /** r and s of P-256, base64url. */
    signature: z.string().regex(/^[A-Za-z0-9_-]{86}$/),
  }),
  z.object({ kind: z.literal('takeWin') }),
  z.object({ kind: z.literal('playOn') }),
  z.object({ kind: z.literal('quit') }),
]);
export type LiveStepBody = z.output<typeof liveStep>;

/** What an invitation leads to. */
export const liveInvitation = z.object({
  state: z.literal(['open', 'used', 'expired']),
  /** Who invites. */
  username: z.string(),
  team: z.string(),
  isRated: z.boolean(),
  expires: timestamp,
  /** The game that came of it, for its two players; else null. */
  gameID: uuid.nullable(),
});
export type LiveInvitation = z.output<typeof liveInvitation>;

/** How a live game stands for those who watch: nothing of what is decided or revealed. */
export const watchedLiveUpdate = z.object({
  version: count,
  now: z.int(),
  events: z.array(rolledEventDto),
  ...liveStanding.shape,
  phase: z.literal(['ready', 'decide', 'choose', 'reveal', 'over']),
  /** The winner of a game that is over; null while it is under way, or if it was called off. */
  winner: side.nullable(),
});
export type WatchedLiveUpdate = z.output<typeof watchedLiveUpdate>;

export const watchedLiveGame = z.object({ game: liveGameHead, update: watchedLiveUpdate });
export type WatchedLiveGame = z.output<typeof watchedLiveGame>;

export const watchedLiveMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('update'), data: watchedLiveUpdate }),
  streamEnd,
]);

const linkToken = z.string().min(1).max(100);
const tokenParams = z.object({ token: linkToken });

export const liveCalls = {
  inviteToLiveGame: defineCall({
    method: 'POST',
    path: '/live/invitations',
    summary:
      'Make a link with which one other player may play a live game against a team of the caller, once, within 24 hours.',
    who: 'player',
    body: z.object({ userTeamID: uuid, isRated: z.boolean() }),
    /** The page is `/live/join/{token}`. */
    answer: z.object({ token: linkToken, expires: timestamp }),
    writes: true,
  }),
  liveInvitation: defineCall({
    method: 'GET',
    path: '/live/invitations/{token}',
    summary: 'Who invites to a live game, and whether the invitation is open.',
    who: 'anyone',
    params: tokenParams,
    answer: liveInvitation,
    writes: false,
  }),
  acceptLiveInvitation: defineCall({
    method: 'POST',
    path: '/live/invitations/{token}',
    summary: 'Take an invitation up with a team. It is used up; the caller’s side is drawn.',
    who: 'player',
    params: tokenParams,
    body: z.object({ userTeamID: uuid }),
    answer: z.object({ gameID: uuid }),
    writes: true,
  }),
  liveGame: defineCall({
    method: 'GET',
    path: '/live/games/{id}',
    summary: 'A live game of the caller, as the caller’s side may see it.',
    who: 'player',
    params: gameParams,
    answer: liveGame,
    writes: false,
  }),
  followLiveGame: defineCall({
    method: 'GET',
    path: '/live/games/{id}/stream',
    summary:
      'The same as it goes on, as server-sent events, after the event of Last-Event-ID. While it is open, the caller counts as present.',
    who: 'player',
    params: gameParams,
    answer: liveMessage,
    isStream: true,
    writes: false,
  }),
  stepLiveGame: defineCall({
    method: 'POST',
    path: '/live/games/{id}/steps',
    summary:
      'Get ready, decide, reveal a link, substitute, or end a live game. The same step sent twice has one effect; one that is late or of another event is refused.',
    who: 'player',
    params: gameParams,
    body: z.object({
      step: liveStep,
      /** The number of the last event that the client has. */
      known: eventNumber,
    }),
    answer: liveUpdate.extend({
      /** Of a reveal: what shows later that the server had the link in time. */
      receipt: hex32.nullable(),
    }),
    namesItsStep: true,
    writes: true,
  }),
  sayInLiveGame: defineCall({
    method: 'POST',
    path: '/live/games/{id}/phrases',
    summary: 'Say one of eight phrases to the other side, one in three seconds.',
    who: 'player',
    params: gameParams,
    body: z.object({ phrase: z.literal(LIVE_PHRASES) }),
    answer: okResponse,
    writes: true,
  }),
  disputeLiveGame: defineCall({
    method: 'POST',
    path: '/live/games/{id}/dispute',
    summary:
      'Show a link of the caller that the game counts as withheld: the game is marked as disputed, and moves no rating.',
    who: 'player',
    params: gameParams,
    body: z.object({ eventNumber, link: hex32 }),
    answer: okResponse,
    writes: true,
  }),
  liveGameRecord: defineCall({
    method: 'GET',
    path: '/live/games/{id}/record',
    summary:
      'Everything of a live game that is over by which it can be verified: seed, chains, links, signatures, decisions and events.',
    who: 'anyone',
    params: gameParams,
    /** `LiveRecord` of the rules, which `scripts/verify-game.py` reads. */
    answer: z.record(z.string(), z.unknown()),
    writes: false,
  }),
  watchedLiveGame: defineCall({
    method: 'GET',
    path: '/public/live/{id}',
    summary: 'A live game as others may see it: its events, and nothing that is being decided.',
    who: 'anyone',
    params: gameParams,
    answer: watchedLiveGame,
    writes: false,
  }),
  watchLiveGame: defineCall({
    method: 'GET',
    path: '/public/live/{id}/stream',
    summary: 'The same as it goes on, as server-sent events, after the event of Last-Event-ID.',
    who: 'anyone',
    params: gameParams,
    answer: watchedLiveMessage,
    isStream: true,
    writes: false,
  }),
};
