import type { WatchedGameHead } from '@pennant/contract/watched-game';
import { Link } from 'react-router';

import { isolateName } from '../../../ui/isolated-name.ts';
import { watchedGamePath } from '../share/public-game-path.ts';
import { ShareGame } from '../share/share-game.tsx';
import type { WatchNotice } from './watch-notice.ts';

interface Props {
  readonly game: WatchedGameHead;
  readonly kind: WatchNotice['kind'];
}

const WHEN: Partial<Record<WatchNotice['kind'], string>> = { over: 'Over', withdrawn: 'Closed' };

/** The heading of a watched game: both teams with their users, and the link to it. */
export function WatchGameTitle({ game: { gameID, visitors, home }, kind }: Props) {
  return (
    <header className="public-title">
      <h1 className="public-title-teams">
        <span className="public-title-name">{isolateName(visitors.name)} </span>
        <span className="public-title-name">
          <small className="watch-title-at">at</small> {isolateName(home.name)}
        </span>
      </h1>
      <p className="watch-title-users text-sm text-chalk-soft">
        <span className="public-title-day font-varsity">{WHEN[kind] ?? 'Live'}</span>{' '}
        <span className="whitespace-nowrap">
          <User user={visitors.user} /> at <User user={home.user} />
        </span>
      </p>
      <ShareGame path={watchedGamePath(gameID)} />
    </header>
  );
}

function User({ user }: Pick<WatchedGameHead['home'], 'user'>) {
  if (user === null) return <>the computer</>;
  return (
    <Link to={`/players/${encodeURIComponent(user.username)}`} className="underline">
      {user.username}
    </Link>
  );
}
