import type { BoardPlayer } from '@pennant/contract/leaderboard';
import {
  minOuts,
  minPlateAppearances,
  RATE_STATS,
  type PitchingStat,
} from '@pennant/rules/leaderboard/board-statistics';

import { inningsInThirds, inningsPitched } from '../../ui/innings-pitched.ts';
import { PlayerCardFront } from '../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../ui/card/to-card-front-data.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { TierSwatch } from '../../ui/tier-swatch.tsx';
import { STAT_NAMES, statBoardID, statText, type Stat } from './stat-text.ts';

interface Props {
  readonly stat: Stat;
  readonly players: readonly BoardPlayer[];
  /** The user, whose rows are marked; null for a guest. */
  readonly ownID: string | null;
}

const PITCHING_STATS: readonly Stat[] = [
  'ERA',
  'WHIP',
  'K/9',
  'W',
  'SV',
  'SO',
  'IP',
] satisfies PitchingStat[];
const PODIUM_SIZE = 3;

/** The board of one statistic: ranks 1 to 3 on a podium with their cards, the others as lines. */
export function StatBoard({ stat, players, ownID }: Props) {
  const id = statBoardID(stat);
  const isRate = (RATE_STATS as readonly Stat[]).includes(stat);
  const isPitching = PITCHING_STATS.includes(stat);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-4 flex-col border-2 border-rule-strong bg-raised p-4 shadow-sheet"
    >
      <header className="mb-3 flex items-baseline justify-between gap-3 border-b-4 border-double border-rule-strong pb-1">
        <h3 id={`${id}-title`} className="font-display text-xl">
          {stat}
        </h3>
        <span className="text-right text-sm text-ink-soft">{STAT_NAMES[stat]}</span>
      </header>
      {players.length === 0 ? (
        <p className="grow py-6 text-center text-ink-soft">
          {isRate ? 'Nobody has played enough yet.' : 'Nobody yet.'}
        </p>
      ) : (
        <ol className="grid grow grid-cols-3 content-start items-end gap-x-2">
          {players.map((player, index) => {
            const placeProps = {
              stat,
              player,
              rank: index + 1,
              isOwn: player.User.userID === ownID,
              isPitching,
            };
            return index < PODIUM_SIZE ? (
              <PodiumPlace key={keyOf(player)} {...placeProps} />
            ) : (
              <Line key={keyOf(player)} {...placeProps} />
            );
          })}
        </ol>
      )}
      {isRate ? (
        <p className="mt-3 text-xs text-ink-faint">
          {isPitching
            ? `An inning for each game of the player, at least ${minOuts(0) / 3}.`
            : `3.1 plate appearances for each game of the player, at least ${minPlateAppearances(0)}.`}
        </p>
      ) : null}
    </section>
  );
}

const keyOf = ({ User, cardID }: BoardPlayer): string => `${User.userID} ${cardID}`;

interface PlaceProps {
  readonly stat: Stat;
  readonly player: BoardPlayer;
  readonly rank: number;
  readonly isOwn: boolean;
  readonly isPitching: boolean;
}

// CSS order: rank 1 in the middle. The DOM order, which is read out, stays by rank.
const PODIUM_ORDER = ['order-2', 'order-1', 'order-3'] as const;

function PodiumPlace({ stat, player, rank, isOwn, isPitching }: PlaceProps) {
  const face = toCardFrontData(player.Card);
  return (
    <li
      data-own={isOwn || undefined}
      className={`${PODIUM_ORDER[rank - 1] ?? ''} flex min-w-0 flex-col items-center self-end text-center data-own:bg-sunk`}
    >
      <PlayerCardFront
        card={face}
        decorative
        detail="thumbnail"
        className={rank === 1 ? 'w-full max-w-28 shadow-card' : 'w-4/5 max-w-20 shadow-card'}
      />
      <span className="figures mt-2 font-display text-lg">
        <span className="sr-only">{rank}. </span>
        <Value stat={stat} player={player} />
      </span>
      <span className="flex w-full items-center justify-center gap-1">
        <TierSwatch rating={player.Card.rating} />
        <CardLink player={player} className="min-w-0 truncate text-sm" />
      </span>
      <PlayerLink player={player} isOwn={isOwn} centered />
      <Volume player={player} isPitching={isPitching} />
      <span
        aria-hidden="true"
        className={`mt-1 grid w-full place-items-center bg-tin font-varsity text-chalk ${rank === 1 ? 'h-10 text-lg' : rank === 2 ? 'h-7' : 'h-5 text-sm'}`}
      >
        {rank}
      </span>
    </li>
  );
}

function Line({ stat, player, rank, isOwn, isPitching }: PlaceProps) {
  return (
    <li
      data-own={isOwn || undefined}
      className="order-4 col-span-3 grid grid-cols-[1.5rem_auto_minmax(0,1fr)_auto] items-center gap-2 border-b border-rule py-1 data-own:bg-sunk"
    >
      <span className="figures font-varsity text-pennant">{rank}</span>
      <TierSwatch rating={player.Card.rating} />
      <span className="min-w-0 leading-tight">
        <CardLink player={player} className="block truncate text-sm" />
        <PlayerLink player={player} isOwn={isOwn} />
      </span>
      <span className="text-right leading-tight">
        <span className="figures block font-semibold">
          <Value stat={stat} player={player} />
        </span>
        <Volume player={player} isPitching={isPitching} />
      </span>
    </li>
  );
}

const inningsText = ({ ipOuts }: BoardPlayer): string => inningsInThirds(ipOuts);

function Value({ stat, player }: { readonly stat: Stat; readonly player: BoardPlayer }) {
  const text = statText(stat, player.value);
  return stat === 'IP' ? <span title={inningsText(player)}>{text}</span> : text;
}

/** The playing time behind the value: at-bats, or innings pitched. */
function Volume({
  player,
  isPitching,
}: {
  readonly player: BoardPlayer;
  readonly isPitching: boolean;
}) {
  return (
    <span className="figures block text-xs whitespace-nowrap text-ink-soft">
      {isPitching ? (
        <span title={inningsText(player)}>{inningsPitched(player.ipOuts)} IP</span>
      ) : (
        `${player.ab} AB`
      )}
    </span>
  );
}

function CardLink({
  player,
  className,
}: {
  readonly player: BoardPlayer;
  readonly className: string;
}) {
  const { Card } = player;
  return (
    <TextLink to={`/cards/${Card.cardID}`} className={className}>
      {decodeURIComponent(Card.name)} <span className="text-ink-soft">{Card.year}</span>
    </TextLink>
  );
}

function PlayerLink({
  player: { User },
  isOwn,
  centered = false,
}: {
  readonly player: BoardPlayer;
  readonly isOwn: boolean;
  readonly centered?: boolean;
}) {
  return (
    <span className={`flex w-full min-w-0 ${centered ? 'justify-center' : ''} text-xs`}>
      <TextLink to={`/players/${User.username}`} className="truncate">
        {User.username}
      </TextLink>
      {isOwn ? <strong className="ml-1 font-varsity text-outfield">You</strong> : null}
    </span>
  );
}
