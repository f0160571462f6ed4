import type { DailyGameDto } from '@pennant/contract/daily';
import type { PublicLineup } from '@pennant/contract/public-game';
import {
  BATTING_POSITIONS,
  FIRST_BENCH,
  FIRST_RELIEVER,
  type Side,
} from '@pennant/rules/games/lineup-slots';
import type { GameSource } from '@pennant/rules/games/setup';

import { TextLink } from '../../../ui/text-link.tsx';
import { RatingStamp } from '../../../ui/tier-swatch.tsx';
import { clubOf } from '../daily-words.ts';

/** The manager's lineup card of a side: the batting order, who starts, and who is held back. */
export function LineupCard({ game, side }: { readonly game: DailyGameDto; readonly side: Side }) {
  const { battingOrder, starter } = (game.setup as GameSource)[side];
  const players = game.lineups[side];
  const isOwn = side === game.side;
  const order = battingOrder.flatMap((index) => players[index] ?? []);
  const starting = players[starter];
  const bullpen = players.slice(FIRST_RELIEVER, FIRST_BENCH);
  const bench = players.slice(FIRST_BENCH);
  return (
    <section
      aria-label={`Lineup of ${clubOf(game[side])}`}
      className="min-w-0 border-2 border-ink bg-raised shadow-card"
    >
      <h3 className="flex items-baseline justify-between gap-2 bg-tin px-3 py-1.5 font-varsity text-sm text-chalk">
        <span className="min-w-0 truncate">{clubOf(game[side])}</span>
        {isOwn ? <span className="flex-none text-lamp">Yours</span> : null}
      </h3>
      <ol className="divide-y divide-rule px-3">
        {order.map((player, index) => (
          <Player
            key={player.gameLineupID}
            player={player}
            mark={String(index + 1)}
            position={BATTING_POSITIONS[battingOrder[index] ?? -1] ?? 'P'}
          />
        ))}
        {starting === undefined ? null : <Player player={starting} mark="" position="SP" />}
      </ol>
      <details className="border-t-4 border-double border-rule-strong px-3">
        <summary className="min-h-11 py-2.5 text-sm font-medium">Bench and bullpen</summary>
        <ul className="divide-y divide-rule pb-2">
          {bench.map((player) => (
            <Player key={player.gameLineupID} player={player} mark="" position="Bench" />
          ))}
          {bullpen.map((player) => (
            <Player key={player.gameLineupID} player={player} mark="" position="RP" />
          ))}
        </ul>
      </details>
    </section>
  );
}

function Player({
  player: { Card },
  mark,
  position,
}: {
  readonly player: PublicLineup;
  /** The place in the batting order. */
  readonly mark: string;
  readonly position: string;
}) {
  return (
    <li className="flex items-center gap-2 py-1">
      <span className="figures w-4 flex-none font-varsity text-xs text-ink-soft">{mark}</span>
      <span className="w-10 flex-none text-xs text-ink-soft">{position}</span>
      <span className="-m-1.5 min-w-0 grow truncate p-1.5">
        <TextLink to={`/cards/${Card.cardID}`}>{decodeURIComponent(Card.name)}</TextLink>
      </span>
      <RatingStamp rating={Card.rating} />
    </li>
  );
}
