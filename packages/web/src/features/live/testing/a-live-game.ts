import type { LiveGameDto, LiveUpdate } from '@pennant/contract/live';
import { commitmentOf } from '@pennant/rules/fairness/commitment';
import { SIDES, type Side } from '@pennant/rules/games/lineup-slots';
import type { LiveState } from '@pennant/rules/live/live-state';
import { viewOf, type LiveView } from '@pennant/rules/live/live-view';
import { LiveTable } from '@pennant/rules/testing/live-table';
import { aSide } from '@pennant/rules/testing/player-builders';

import { anEvent } from '../../games/testing/a-game-dto.ts';
import { publicLineupsOf } from '../../games/testing/public-lineups.ts';

/** A live game of the rules' own tests, with what its server would send to one side. */
export class LiveGameOfTests {
  readonly table: LiveTable;
  readonly side: Side;
  private told: LiveState | null = null;
  private version = 0;

  constructor(
    seed: number,
    side: Side = 'home',
    sides: ConstructorParameters<typeof LiveTable>[1] = { visitors: aSide('V'), home: aSide('H') },
  ) {
    this.table = new LiveTable(seed, sides);
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
    const [visitors, home] = SIDES.map((side) => publicLineupsOf(gameID, table.source, side));
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
