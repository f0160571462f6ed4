import type { RolledEventDto } from '@pennant/contract/game-event';
import type { GameLineup } from '@pennant/contract/game-lineup';
import type { Game } from '@pennant/contract/games';
import type { PublicLineup } from '@pennant/contract/public-game';
import type { CardPosition } from '@pennant/rules/cards/card';
import { scoreboardOf } from '@pennant/rules/games/analysis/scoreboard';
import { situationOf } from '@pennant/rules/games/analysis/situation';
import { designedStealChances } from '@pennant/rules/games/baserunning/steal-chances';
import {
  BATTING_POSITIONS,
  FIRST_BENCH,
  FIRST_RELIEVER,
  FIRST_STARTER,
  type Side,
} from '@pennant/rules/games/lineup-slots';
import { tiredness, tiresAt } from '@pennant/rules/games/plate-appearance/fatigue';
import type { GameSource } from '@pennant/rules/games/setup';
import { battingSide, type GameState } from '@pennant/rules/games/state';
import { isEligible } from '@pennant/rules/teams/eligibility';

import { addNames, lineupsByID } from './play/merge-roll-response.ts';

/** What stays the same in a game whose state the browser has as the rules hold it. */
export interface TableHead {
  readonly gameID: string;
  readonly created: string;
  readonly rulesVersion: number;
  /** SHA-256 of the seed of its dice. */
  readonly commitment: string;
  /** A `GameSource`. */
  readonly setup: unknown;
  readonly visitors: TableHeadSide;
  readonly home: TableHeadSide;
  /** All 24 cards of each side, by lineup index. */
  readonly lineups: Readonly<Record<Side, readonly PublicLineup[]>>;
}

interface TableHeadSide {
  readonly name: string;
  /** Null for the computer, and for a former player. */
  readonly user: { readonly username: string } | null;
}

/** What the table of such a game is set from. */
export interface TableSource {
  readonly head: TableHead;
  /** Oldest first. */
  readonly events: readonly RolledEventDto[];
  readonly game: GameState;
  /** The side of the user. */
  readonly side: Side;
  readonly isFinal: boolean;
  readonly isAbandoned: boolean;
}

/** Returns the index of a player in their side's lineup, as the rules know them. */
export const lineupIndexOf = (gameLineupID: string): number => Number(gameLineupID.slice(-2));

/**
 * Returns a game in the form in which the play screen's parts take any game, as its side sees it:
 * the lineups as they stand, the situation, the choice that is pending.
 */
export function toTable(source: TableSource): Game {
  const { head, events, game, side, isFinal, isAbandoned } = source;
  const common: Game = {
    gameID: head.gameID,
    created: head.created,
    isFinal,
    isAbandoned,
    userCampaignContestID: null,
    resultDescription: null,
    scoreboardData: toMutable(scoreboardOf(game)),
    GameParticipants: [toParticipant(source, 'home'), toParticipant(source, 'visitors')],
    GameEvents: [],
    pendingChoice: toChoice(game),
    situation: toSituation(source, side),
    fairness: {
      id: head.gameID,
      commitment: head.commitment,
      clientSeed: '',
      serverChoseClientSeed: false,
      seed: null,
    },
    challenge: null,
    isWatchable: false,
  };
  const lineups = lineupsByID(common);
  return { ...common, GameEvents: events.toReversed().map((event) => addNames(lineups, event)) };
}

const toMutable = ({ inningScores, ...scores }: ReturnType<typeof scoreboardOf>) => ({
  ...scores,
  inningScores: [...inningScores],
});

const toChoice = ({ pendingChoice }: GameState): Game['pendingChoice'] =>
  pendingChoice && {
    kind: pendingChoice.kind,
    options: pendingChoice.options.map((option) => ({ ...option })),
  };

function toParticipant(
  { head, events, game }: TableSource,
  side: Side,
): Game['GameParticipants'][number] {
  const change = (kind: 'entered' | 'exited') =>
    new Map(events.flatMap((event) => event[kind].map((id) => [id, event.gameEventID] as const)));
  const [entered, exited] = [change('entered'), change('exited')];
  const { name, user } = head[side];
  return {
    gameParticipantID: side,
    gameID: head.gameID,
    userID: user?.username ?? side,
    role: side === 'home' ? 'home' : 'away',
    UserTeam: { userTeamID: side, name },
    GameLineups: head.lineups[side].map((lineup): GameLineup => {
      const { gameLineupID, Card } = lineup;
      return {
        gameLineupID,
        cardID: Card.cardID,
        ...placeOf(game, side, lineup),
        gameEventIDEntered: entered.get(gameLineupID) ?? null,
        gameEventIDExited: exited.get(gameLineupID) ?? null,
        stealChances: stealChancesOf(head, side, gameLineupID),
        Card: { ...Card, CardInventory: null },
      };
    }),
  };
}

/** Returns a runner's chances to steal second, third and home; null for a pitcher. */
function stealChancesOf({ setup }: TableHead, side: Side, gameLineupID: string) {
  const player = (setup as GameSource)[side].players[lineupIndexOf(gameLineupID)];
  return player?.type === 'Batter' ? [...designedStealChances(player)] : null;
}

const reserveOf = (index: number): string =>
  index >= FIRST_BENCH || index < FIRST_STARTER ? 'Bench' : index >= FIRST_RELIEVER ? 'RP' : 'SP';

/** Returns where a player bats and fields, and whether they are in the game. */
function placeOf(game: GameState, side: Side, { gameLineupID, Card }: PublicLineup) {
  const { order, places, pitcher } = game[side];
  const index = lineupIndexOf(gameLineupID);
  const slot = BATTING_POSITIONS[places.indexOf(index)];
  const positions = Card.positions.split(',') as CardPosition[];
  // Who came off the bench to bat or run, and may not field there, leaves after the half.
  const isOnlyToBat =
    slot !== undefined && index >= FIRST_BENCH && !isEligible(slot, { type: Card.type, positions });
  return {
    lineupOrder: order.includes(index) ? order.indexOf(index) + 1 : null,
    fieldingPosition: slot === undefined ? reserveOf(index) : isOnlyToBat ? 'PH' : slot,
    isIn: slot !== undefined || pitcher === index,
  };
}

function toSituation({ head, game }: TableSource, side: Side) {
  const { lineups } = head;
  const lineupID = (of: Side, index: number): string | null =>
    lineups[of].find(({ gameLineupID }) => lineupIndexOf(gameLineupID) === index)?.gameLineupID ??
    null;
  const armOf = (of: Side): Game['situation']['tiredness']['home'] => {
    const { pitcher, battersFaced } = game[of];
    const gameLineupID = lineupID(of, pitcher) ?? '';
    const card = lineups[of].find((lineup) => lineup.gameLineupID === gameLineupID)?.Card;
    const tiresAfter = tiresAt(card?.stamina ?? 0);
    return { gameLineupID, battersFaced, tiresAfter, ...tiredness(battersFaced, tiresAfter) };
  };
  return {
    rulesVersion: head.rulesVersion,
    ...situationOf(game, lineupID),
    userBats: side === battingSide(game),
    tiredness: { home: armOf('home'), away: armOf('visitors') },
  };
}
