import type { LiveGameDto, LiveUpdate } from '@pennant/contract/live';
import type { PublicLineup } from '@pennant/contract/public-game';
import { batterDiceFields, pitcherDiceFields } from '@pennant/rules/cards/dice-fields';
import { commitmentOf } from '@pennant/rules/fairness/commitment';
import { SIDES, type Side } from '@pennant/rules/games/lineup-slots';
import type { GameSource, PlayerSource } from '@pennant/rules/games/setup';
import type { LiveState } from '@pennant/rules/live/live-state';
import { viewOf, type LiveView } from '@pennant/rules/live/live-view';
import { LiveTable } from '@pennant/rules/testing/live-table';
import { aSide } from '@pennant/rules/testing/player-builders';

import { aGameDto, anEvent } from '../../games/testing/a-game-dto.ts';

const SIDE_LETTERS = { visitors: 'v', home: 'h' } as const;

const lineupIDOf = (gameID: string, side: Side, index: number): string =>
  `${gameID}.${SIDE_LETTERS[side]}${String(index).padStart(2, '0')}`;

/** Returns the cards of a side as the server sends them. */
function lineupsOf(gameID: string, source: GameSource, side: Side): PublicLineup[] {
  const { CardInventory: _, ...card } = aGameDto().GameParticipants[0]!.GameLineups[0]!.Card;
  return source[side].players.map((player: PlayerSource, index) => ({
    gameLineupID: lineupIDOf(gameID, side, index),
    Card: {
      ...card,
      ...(player.type === 'Batter'
        ? batterDiceFields(player.dice)
        : pitcherDiceFields(player.dice)),
      cardID: player.cardID,
      name: encodeURIComponent(player.name),
      type: player.type,
      positions: player.positions.join(','),
      speed: player.type === 'Batter' ? player.speed : null,
      stamina: player.type === 'Pitcher' ? player.stamina : null,
    },
  }));
}

/** A live game of the rules' own tests, with what its server would send to one side. */
export class LiveGameOfTests {
  readonly table: LiveTable;
  readonly side: Side;
  private told: LiveState | null = null;
  private version = 0;

  constructor(seed: number, side: Side = 'home') {
    this.table = new LiveTable(seed, { visitors: aSide('V'), home: aSide('H') });
    this.side = side;
  }

  get gameID(): string {
    return this.table.context.gameID;
  }

  view(): LiveView {
    return viewOf(this.table.state, this.side);
  }

  /** Returns the version of the game, which grows with each change. */
  private currentVersion(): number {
    if (this.told !== this.table.state) this.version += 1;
    this.told = this.table.state;
    return this.version;
  }

  /** Returns the update that a client gets which has the events up to `known`. */
  update(known = 0): LiveUpdate {
    const { table, gameID } = this;
    const events = table.events
      .filter(({ eventNumber }) => eventNumber > known)
      .map((event) =>
        anEvent(event.eventNumber, {
          gameID,
          gameEventID: `${gameID}.${event.eventNumber}`,
          ipOuts: event.ipOuts,
          homeScore: event.homeScore,
          visitingScore: event.visitingScore,
          moves: [],
        }),
      );
    return {
      version: this.currentVersion(),
      now: table.now,
      view: structuredClone(this.view()),
      events,
      isRated: true,
      unratedReason: null,
      isDisputed: false,
    };
  }

  /** Returns the whole game as it is read. */
  game(over: Partial<LiveUpdate> = {}): LiveGameDto {
    const { table, gameID } = this;
    const [visitors, home] = SIDES.map((side) => lineupsOf(gameID, table.source, side));
    return {
      game: {
        gameID,
        created: '2026-11-24T12:00:00Z',
        visitors: { user: { username: 'boxcar' }, name: 'Boxcar Nine' },
        home: { user: { username: 'casey' }, name: 'Mudville Nine' },
        rulesVersion: table.context.rules.version,
        commitment: commitmentOf({ id: gameID, serverSeed: table.context.serverSeed }),
        setup: table.source,
        lineups: { visitors: visitors!, home: home! },
      },
      update: { ...this.update(), ...over },
      phrases: [],
    };
  }
}
