import type { PublicGame, PublicSide } from '@pennant/contract/public-game';
import { Link } from 'react-router';

import { isolateName } from '../../../ui/isolated-name.ts';
import { ShareGame } from '../share/share-game.tsx';

interface Props {
  readonly game: PublicGame;
  /** The path that is shared: of the game, or of the event that is shown. */
  readonly sharedPath: string;
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The heading of a public game: when it ended, both teams with their users, and the result. */
export function PublicGameTitle({ game, sharedPath }: Props) {
  const { visitors, home, isAbandoned, finished, scoreboardData } = game;
  const { visitorScore, homeScore } = scoreboardData;
  const winner = isAbandoned ? null : homeScore > visitorScore ? 'home' : 'visitors';
  return (
    <header className="public-title">
      <h1 className="public-title-teams">
        <Team side={visitors} runs={visitorScore} isWinner={winner === 'visitors'} />
        <span className="sr-only">, </span>
        <Team side={home} runs={homeScore} isWinner={winner === 'home'} />
      </h1>
      <p className="public-title-users text-sm">
        <span className="public-title-day font-varsity">
          {isAbandoned ? 'Given up' : 'Final'},{' '}
          <time dateTime={finished}>{dayFormat.format(new Date(finished))}</time>
        </span>{' '}
        <span className="whitespace-nowrap">
          <User side={visitors} /> at <User side={home} />
        </span>
      </p>
      <ShareGame path={sharedPath} />
    </header>
  );
}

function Team({
  side: { name },
  runs,
  isWinner,
}: {
  readonly side: PublicSide;
  readonly runs: number;
  readonly isWinner: boolean;
}) {
  return (
    <span className="public-title-team" data-won={isWinner || undefined}>
      <svg viewBox="0 0 22 14" aria-hidden="true">
        <path d="M0 0 22 7 0 14Z" />
      </svg>
      <span className="public-title-name">{isolateName(name)}</span>{' '}
      <span className="figures">{runs}</span>
    </span>
  );
}

function User({ side: { user } }: { readonly side: PublicSide }) {
  if (user === null) return <>the computer</>;
  return (
    <Link to={`/players/${encodeURIComponent(user.username)}`} className="underline">
      {user.username}
    </Link>
  );
}
