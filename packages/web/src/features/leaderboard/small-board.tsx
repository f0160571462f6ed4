import { Link } from 'react-router';

import { TierSwatch } from '../../ui/tier-swatch.tsx';
import { statSearch, type Board } from './chosen-stat.ts';
import { bestPlaceOf, type Place } from './fold-places.ts';
import {
  CardLink,
  emptyBoardText,
  placeKey,
  PlaceValue,
  PlayingTime,
  UserLink,
} from './place-parts.tsx';
import { STAT_NAMES, statBoardID, type Stat } from './stat-text.ts';
import './small-board.css';

const PLACES_SHOWN = 3;

interface Props {
  readonly board: Board;
  /** The user, whose places are marked; null for a guest. */
  readonly ownID: string | null;
}

/**
 * The three leaders of a statistic (on a phone the first, beside the heading), and the user's best
 * place where it is further down. Its heading leads to the whole board.
 */
export function SmallBoard({ board: { stat, players }, ownID }: Props) {
  const id = statBoardID(stat);
  const best = bestPlaceOf(players, ownID);
  const leaders = players
    .slice(0, PLACES_SHOWN)
    .map((player, index): Place => ({ rank: index + 1, player }));
  const places = best !== null && best.rank > PLACES_SHOWN ? [...leaders, best] : leaders;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="small-board mb-5 scroll-mt-4 break-inside-avoid border-t-2 border-ink"
    >
      <h3>
        <Link
          to={statSearch(stat)}
          className="small-board-head group flex min-h-11 items-baseline justify-between gap-2 border-b border-rule py-1.5"
        >
          <span
            id={`${id}-title`}
            className="font-display text-lg text-pennant decoration-2 underline-offset-4 group-hover:underline"
          >
            {stat}
          </span>
          <span className="small-board-name min-w-0 text-right text-sm text-ink-soft">
            {STAT_NAMES[stat]} <span aria-hidden="true">▸</span>
          </span>
        </Link>
      </h3>
      {places.length === 0 ? (
        <p className="py-3 text-sm text-ink-soft">{emptyBoardText(stat)}</p>
      ) : (
        <ol>
          {places.map(({ rank, player }) => (
            <SmallPlace
              key={placeKey(player)}
              stat={stat}
              rank={rank}
              player={player}
              isOwn={player.User.userID === ownID}
              isBest={rank === best?.rank}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function SmallPlace({
  stat,
  rank,
  player,
  isOwn,
  isBest,
}: Place & { readonly stat: Stat; readonly isOwn: boolean; readonly isBest: boolean }) {
  return (
    <li
      value={rank}
      data-best={isBest || undefined}
      // A phone has room for the leader, and for the user's own best.
      className="grid grid-cols-[1.25rem_auto_minmax(0,1fr)_auto] items-center gap-2 border-b border-dotted border-rule px-1 py-1 last:border-b-0 data-best:bg-sunk max-sm:not-data-best:not-first:hidden"
    >
      <span className="figures font-varsity text-sm text-ink-soft">{rank}</span>
      <TierSwatch rating={player.Card.rating} />
      <span className="min-w-0 leading-tight">
        <CardLink player={player} className="block truncate text-sm" />
        <UserLink player={player} isOwn={isOwn} />
      </span>
      <span className="text-right leading-tight">
        <strong className="figures block">
          <PlaceValue stat={stat} player={player} />
        </strong>
        <PlayingTime stat={stat} player={player} />
      </span>
    </li>
  );
}
