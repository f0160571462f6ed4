import { minOuts, minPlateAppearances } from '@pennant/rules/leaderboard/board-statistics';
import { useState } from 'react';

import { PlayerCardFront } from '../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../ui/card/to-card-front-data.ts';
import { TierSwatch } from '../../ui/tier-swatch.tsx';
import type { Board } from './chosen-stat.ts';
import { bestPlaceOf, foldPlaces, ordinal, type BoardRow, type Place } from './fold-places.ts';
import {
  CardLink,
  emptyBoardText,
  isPitchingStat,
  isRateStat,
  placeKey,
  PlaceValue,
  PlayingTime,
  UserLink,
} from './place-parts.tsx';
import { STAT_NAMES, statBoardID, statText, type Stat } from './stat-text.ts';

interface Props {
  readonly board: Board;
  /** The user, whose places are marked; null for a guest. */
  readonly ownID: string | null;
}

/** Focuses the heading of the board that has just been chosen and brings it into sight. */
export function revealLargeBoard(): void {
  const heading = document.querySelector<HTMLElement>('[data-large-board]');
  if (heading === null) return;
  heading.focus({ preventScroll: true });
  const { top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > globalThis.innerHeight) heading.scrollIntoView({ block: 'start' });
}

/** The ten leaders of the chosen statistic, the first with the picture of the card. */
export function LargeBoard({ board: { stat, players }, ownID }: Props) {
  const id = statBoardID(stat);
  const bestRank = bestPlaceOf(players, ownID)?.rank;
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = (userID: string) => {
    const next = new Set(unfolded);
    if (!next.delete(userID)) next.add(userID);
    setUnfolded(next);
  };
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-y-4 border-double border-ink bg-raised px-4 py-4 shadow-sheet sm:px-6"
    >
      <header className="mb-3 flex flex-wrap items-baseline gap-x-3 border-b-2 border-ink pb-2">
        <h2
          id={`${id}-title`}
          data-large-board
          tabIndex={-1}
          className="scroll-mt-4 font-display text-3xl outline-none"
        >
          {stat}
        </h2>
        <p className="font-slab text-lg">{STAT_NAMES[stat]}</p>
        <OwnBest stat={stat} players={players} ownID={ownID} />
      </header>
      {players.length === 0 ? (
        <p className="py-10 text-center text-ink-soft">{emptyBoardText(stat)}</p>
      ) : (
        <ol className="sm:relative sm:min-h-88 sm:pl-56 lg:min-h-104 lg:pl-72">
          {foldPlaces(players, unfolded).map((row) => (
            <Row
              key={row.kind === 'place' ? placeKey(row.player) : `fold ${row.user.userID}`}
              row={row}
              stat={stat}
              ownID={ownID}
              isBest={row.kind === 'place' && row.rank === bestRank}
              onFold={toggle}
            />
          ))}
        </ol>
      )}
      {isRateStat(stat) ? (
        <p className="mt-3 text-xs text-ink-faint">
          {isPitchingStat(stat)
            ? `An inning for each game of the player, at least ${minOuts(0) / 3}.`
            : `3.1 plate appearances for each game of the player, at least ${minPlateAppearances(0)}.`}
        </p>
      ) : null}
    </section>
  );
}

/** The user's best place, in words: "You: 4th with .312". */
function OwnBest({
  stat,
  players,
  ownID,
}: { readonly stat: Stat } & Pick<Board, 'players'> & { readonly ownID: string | null }) {
  if (ownID === null || players.length === 0) return null;
  const best = bestPlaceOf(players, ownID);
  return (
    <p className="text-sm sm:ml-auto">
      {best === null ? (
        <span className="text-ink-soft">None of your cards is among the ten</span>
      ) : (
        <strong className="text-outfield">
          You: {ordinal(best.rank)} with {statText(stat, best.player.value)}
        </strong>
      )}
    </p>
  );
}

interface RowProps {
  readonly row: BoardRow;
  readonly stat: Stat;
  readonly ownID: string | null;
  /** The user's best place, which is highlighted. */
  readonly isBest: boolean;
  readonly onFold: (userID: string) => void;
}

function Row({ row, stat, ownID, isBest, onFold }: RowProps) {
  if (row.kind === 'fold') {
    const whose = row.user.userID === ownID ? 'your cards' : `${row.user.username}’s cards`;
    return (
      <li className="list-none border-b border-rule">
        <button
          type="button"
          aria-expanded={row.isOpen}
          onClick={() => onFold(row.user.userID)}
          className="min-h-11 w-full pl-10 text-left text-sm font-medium break-words text-pennant underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {row.isOpen ? `fold ${row.count} of ${whose}` : `and ${row.count} more of ${whose}`}
        </button>
      </li>
    );
  }
  const isOwn = row.player.User.userID === ownID;
  return row.rank === 1 ? (
    <Leader {...row} stat={stat} isOwn={isOwn} isBest={isBest} />
  ) : (
    <Line {...row} stat={stat} isOwn={isOwn} isBest={isBest} />
  );
}

interface PlaceProps extends Place {
  readonly stat: Stat;
  readonly isOwn: boolean;
  readonly isBest: boolean;
}

/** The leader: the card's picture, and the value as large as a headline. */
function Leader({ stat, player, isOwn, isBest }: PlaceProps) {
  return (
    <li
      data-best={isBest || undefined}
      className="-mx-2 mb-1 grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 p-2 data-best:bg-sunk sm:absolute sm:-top-1 sm:-left-2 sm:mx-0 sm:block sm:w-52 lg:w-64"
    >
      <PlayerCardFront
        card={toCardFrontData(player.Card)}
        decorative
        detail="thumbnail"
        className="w-full shadow-card sm:w-4/5"
      />
      <div className="min-w-0 sm:mt-3">
        <p className="figures font-display text-4xl text-pennant">
          <span className="sr-only">1. </span>
          <PlaceValue stat={stat} player={player} />
        </p>
        <p className="flex items-center gap-2">
          <TierSwatch rating={player.Card.rating} />
          <CardLink player={player} className="min-w-0 font-slab text-lg/tight font-semibold" />
        </p>
        <UserLink player={player} isOwn={isOwn} />
        <PlayingTime stat={stat} player={player} />
      </div>
    </li>
  );
}

/** One of the others, with the dots of a printed table between the name and the figure. */
function Line({ rank, stat, player, isOwn, isBest }: PlaceProps) {
  return (
    <li
      value={rank}
      data-best={isBest || undefined}
      className="grid min-h-11 grid-cols-[1.75rem_auto_minmax(0,1fr)_auto] items-center gap-2 border-b border-rule px-1 py-1 data-best:bg-sunk"
    >
      <span className="figures font-varsity text-pennant">{rank}</span>
      <TierSwatch rating={player.Card.rating} />
      <span className="min-w-0 leading-tight sm:flex sm:items-baseline sm:gap-3">
        <CardLink player={player} className="block truncate" />
        <UserLink player={player} isOwn={isOwn} />
        <span
          aria-hidden="true"
          className="min-w-4 grow border-b-2 border-dotted border-rule-strong max-sm:hidden"
        />
      </span>
      <span className="text-right leading-tight">
        <strong className="figures block font-display text-lg font-normal">
          <PlaceValue stat={stat} player={player} />
        </strong>
        <PlayingTime stat={stat} player={player} />
      </span>
    </li>
  );
}
