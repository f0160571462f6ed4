import { TextLink } from '../../ui/text-link.tsx';
import { RankPennant } from './rank-pennant.tsx';

/** The place of a player on a board of ratings. */
export const RatedPlace = ({ place }: { readonly place: number }) => (
  <span className="figures text-center font-varsity text-pennant">
    {place <= 3 ? <RankPennant rank={place} /> : place}
  </span>
);

/** The name of a rated player, which leads to their profile. */
export const RatedName = ({
  username,
  isOwn,
}: {
  readonly username: string;
  readonly isOwn: boolean;
}) => (
  <span className="flex min-w-0 items-baseline">
    <TextLink
      to={`/players/${encodeURIComponent(username)}`}
      className="truncate font-display font-normal"
    >
      {username}
    </TextLink>
    {isOwn ? <strong className="ml-2 font-varsity text-sm text-outfield">You</strong> : null}
  </span>
);

/** A rating, how sure it is, and of how many games. */
export const RatingFigure = ({
  rating,
  deviation,
  games,
}: {
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}) => (
  <>
    <span className="figures font-display text-xl">{rating}</span>
    <span className="figures text-2xs whitespace-nowrap text-ink-soft">
      ±{deviation}, {games} {games === 1 ? 'game' : 'games'}
    </span>
  </>
);
