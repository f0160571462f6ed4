import type { BoardPlayer } from '@pennant/contract/leaderboard';
import { PITCHING_STATS, RATE_STATS } from '@pennant/rules/leaderboard/board-statistics';

import { inningsInThirds, inningsPitched } from '../../ui/innings-pitched.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { statText, type Stat } from './stat-text.ts';

export const isPitchingStat = (stat: Stat): boolean =>
  (PITCHING_STATS as readonly Stat[]).includes(stat);

export const isRateStat = (stat: Stat): boolean => (RATE_STATS as readonly Stat[]).includes(stat);

/** Returns the text of a board without places. */
export const emptyBoardText = (stat: Stat): string =>
  isRateStat(stat) ? 'Nobody has played enough yet.' : 'Nobody yet.';

export const placeKey = ({ User, cardID }: BoardPlayer): string => `${User.userID} ${cardID}`;

/** The statistic's value; innings with their thirds on hover. */
export function PlaceValue({
  stat,
  player,
}: {
  readonly stat: Stat;
  readonly player: BoardPlayer;
}) {
  const text = statText(stat, player.value);
  return stat === 'IP' ? <span title={inningsInThirds(player.ipOuts)}>{text}</span> : text;
}

/** The playing time behind the value: at-bats, or innings pitched. */
export function PlayingTime({
  stat,
  player,
}: {
  readonly stat: Stat;
  readonly player: BoardPlayer;
}) {
  return (
    <span className="figures block text-xs whitespace-nowrap text-ink-soft">
      {isPitchingStat(stat) ? (
        <span title={inningsInThirds(player.ipOuts)}>{inningsPitched(player.ipOuts)} IP</span>
      ) : (
        `${player.ab} AB`
      )}
    </span>
  );
}

export function CardLink({
  player: { Card },
  className = '',
}: {
  readonly player: BoardPlayer;
  readonly className?: string;
}) {
  return (
    <TextLink to={`/cards/${Card.cardID}`} className={className}>
      {decodeURIComponent(Card.name)} <span className="text-ink-soft">{Card.year}</span>
    </TextLink>
  );
}

/** The card's user, with "You" at the user's own. */
export function UserLink({
  player: { User },
  isOwn,
}: {
  readonly player: BoardPlayer;
  readonly isOwn: boolean;
}) {
  return (
    <span className="flex min-w-0 items-baseline text-xs">
      <TextLink to={`/players/${User.username}`} className="truncate">
        {User.username}
      </TextLink>
      {isOwn ? <strong className="ml-1.5 font-varsity text-outfield">You</strong> : null}
    </span>
  );
}
