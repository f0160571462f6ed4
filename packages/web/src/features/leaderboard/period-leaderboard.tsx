import type { Leaderboard } from '@pennant/contract/leaderboard';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { ApiError } from '../../api/api-error.ts';
import { useVisitor } from '../../api/current-user.ts';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { LeaderboardNav } from './leaderboard-nav.tsx';
import { StatBoard } from './stat-board.tsx';
import { statBoardID, type Stat } from './stat-text.ts';

interface Props {
  readonly title: string;
  readonly boards: UseQueryResult<Leaderboard, ApiError>;
  /** Whether the period has ended, so that no game will be added. */
  readonly isOver?: boolean;
}

/** The content of a leaderboard page: of all time, a month or a quarter. */
export function PeriodLeaderboard({ title, boards, isOver = false }: Props) {
  useErrorToast('Error fetching leaderboard', boards.error, GAME_TOAST_MS);
  return (
    <PageBody>
      <PageHeading kicker="Leaderboard">{title}</PageHeading>
      <LeaderboardNav />
      {boards.isPending ? (
        <Loading />
      ) : boards.isError ? (
        <ErrorState
          title="Error fetching leaderboard"
          error={boards.error}
          {...(boards.error.status === 404 ? {} : { onRetry: () => void boards.refetch() })}
        />
      ) : (
        <AllBoards boards={boards.data} isOver={isOver} />
      )}
    </PageBody>
  );
}

function AllBoards({
  boards: { batters, pitchers },
  isOver,
}: {
  readonly boards: Leaderboard;
  readonly isOver: boolean;
}) {
  const visitor = useVisitor();
  const ownID = visitor.kind === 'player' ? visitor.user.userID : null;
  if ([...batters, ...pitchers].every(({ players }) => players.length === 0))
    return <NoGames isOver={isOver} />;
  const renderBoard = ({ stat, players }: Leaderboard['batters' | 'pitchers'][number]) => (
    <StatBoard key={stat} stat={stat} players={players} ownID={ownID} />
  );
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-soft">
        Every final game against a computer team counts, in the month (UTC) that it ends in. Boards
        follow within seconds.
      </p>
      <nav aria-label="Statistics" className="mb-8 flex flex-col gap-2">
        <StatLinks title="Batters" stats={batters.map(({ stat }) => stat)} />
        <StatLinks title="Pitchers" stats={pitchers.map(({ stat }) => stat)} />
      </nav>
      <Category title="Batters">{batters.map(renderBoard)}</Category>
      <Category title="Pitchers">{pitchers.map(renderBoard)}</Category>
    </>
  );
}

/** Links to the boards on the page. Plain anchors, so that the browser scrolls to the fragment. */
function StatLinks({ title, stats }: { readonly title: string; readonly stats: readonly Stat[] }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="w-20 font-varsity text-sm text-ink-soft">{title}</span>
      {stats.map((stat) => (
        <a
          key={stat}
          href={`#${statBoardID(stat)}`}
          className="min-h-7 font-slab font-semibold text-pennant underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {stat}
        </a>
      ))}
    </div>
  );
}

function Category({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mb-10">
      <h2 className="mb-4 font-display text-2xl">{title}</h2>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
    </section>
  );
}

function NoGames({ isOver }: { readonly isOver: boolean }) {
  if (isOver) {
    return (
      <EmptyState title="Nobody played" picture={<EmptyDugout className="w-64" />}>
        No game counted in this period.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nobody has played yet"
      picture={<EmptyDugout className="w-64" />}
      action={
        <LinkButton to="/game/create" paint="outfield">
          Play a game
        </LinkButton>
      }
    >
      The first final game of the period leads every board.
    </EmptyState>
  );
}
