import { clubColors } from '@pennant/card-art/clubs/club-colors';
import type { GuestPlayer } from '@pennant/contract/guest-at-bat';

import type { RolledCell } from '../../../ui/card/dice-table.tsx';
import { cardDiceRows } from '../../../ui/dice/card-dice-rows.ts';
import { DiceOverField } from '../../../ui/dice/dice-over-field.tsx';
import { DiceStrip } from '../../../ui/dice/dice-strip.tsx';
import { BallField } from '../field/ball-field.tsx';
import { playerName } from '../guest/scene-words.ts';
import type { LessonView } from './lesson-view.ts';

/** Durations in ms: of a throw of the dice, and of ball and runners. */
const THROW_MS = 800;
const PLAY_MS = 1200;

const DEFAULT_COLORS = { main: '#14264d', second: '#b8202c' } as const;

const colorsOf = ({ teamNameID }: GuestPlayer) =>
  clubColors(teamNameID.split(',')[0] ?? '') ?? DEFAULT_COLORS;

/** The field with the dice on it, and the rows of both cards with the cells that they hit. */
export function LessonBoard({
  view,
  throwKey,
  playKey,
}: {
  readonly view: LessonView;
  /** A new value throws the dice again; null shows them lying. */
  readonly throwKey: string | null;
  /** A new value moves ball and runners again; null shows where they end. */
  readonly playKey: string | null;
}) {
  const { batter, pitcher, dice, outcomes, lit, field } = view;
  const batting = colorsOf(batter);
  const fielding = colorsOf(pitcher);
  return (
    <div className="how-board flex flex-col gap-2">
      <div className="how-field">
        <BallField
          {...field}
          playKey={playKey}
          duration={PLAY_MS}
          battingColor={batting.main}
          fieldingColor={fielding.main === batting.main ? fielding.second : fielding.main}
        />
        <DiceOverField dice={dice} outcomes={outcomes} throwKey={throwKey} duration={THROW_MS} />
      </div>
      <div className="how-tables">
        <CardRow doing="At bat" player={batter} hits={lit.batter} />
        <CardRow doing="Pitching" player={pitcher} hits={lit.pitcher} />
      </div>
    </div>
  );
}

function CardRow({
  doing,
  player,
  hits,
}: {
  readonly doing: 'At bat' | 'Pitching';
  readonly player: GuestPlayer;
  readonly hits: readonly RolledCell[];
}) {
  const name = playerName(player);
  return (
    <div className="@container shadow-card">
      <p className="flex items-baseline gap-2 bg-tin-deep px-2 py-0.5 whitespace-nowrap text-chalk">
        <span className="font-varsity text-xs text-chalk-soft">
          {doing}
          <span className="sr-only">: </span>
        </span>
        <b className="min-w-0 flex-1 truncate font-varsity text-base font-normal">{name}</b>
        <span className="text-xs text-chalk-soft">
          {player.positions.split(',')[0]} · {player.year}
        </span>
      </p>
      <DiceStrip caption={`Dice of ${name}`} rows={cardDiceRows(player)} hits={hits} />
    </div>
  );
}
