import type { Leaderboard } from '@pennant/contract/leaderboard';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';

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
import { chosenBoard, statSearch, type Board } from './chosen-stat.ts';
import { LargeBoard, revealLargeBoard } from './large-board.tsx';
import { SmallBoard } from './small-board.tsx';
import { STAT_NAMES, type Stat } from './stat-text.ts';

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

function AllBoards({ boards, isOver }: { readonly boards: Leaderboard; readonly isOver: boolean }) {
  const visitor = useVisitor();
  const [search] = useSearchParams();
  const ownID = visitor.kind === 'player' ? visitor.user.userID : null;
  const { batters, pitchers } = boards;
  const chosen = chosenBoard(boards, search.get('stat'));
  const shownStat = useRef(chosen?.stat);
  useEffect(() => {
    if (shownStat.current === chosen?.stat) return;
    shownStat.current = chosen?.stat;
    revealLargeBoard();
  }, [chosen?.stat]);
  if (chosen === null || [...batters, ...pitchers].every(({ players }) => players.length === 0))
    return <NoGames isOver={isOver} />;
  const isOther = ({ stat }: Board) => stat !== chosen.stat;
  return (
    <>
      <nav aria-label="Statistics" className="mb-4 flex flex-col gap-1">
        <StatLinks title="Batters" boards={batters} chosen={chosen.stat} />
        <StatLinks title="Pitchers" boards={pitchers} chosen={chosen.stat} />
      </nav>
      <LargeBoard key={chosen.stat} board={chosen} ownID={ownID} />
      <p className="mt-3 mb-8 max-w-prose text-sm text-ink-soft">
        Every final game against a computer team counts, in the month (UTC) that it ends in. Boards
        follow within seconds.
      </p>
      <Category title="Batters" boards={batters.filter(isOther)} ownID={ownID} />
      <Category title="Pitchers" boards={pitchers.filter(isOther)} ownID={ownID} />
    </>
  );
}

/** Links that choose the statistic of the large board. */
function StatLinks({
  title,
  boards,
  chosen,
}: {
  readonly title: string;
  readonly boards: readonly Board[];
  readonly chosen: Stat;
}) {
  return (
    <div className="flex items-center gap-3">
      <span className="w-16 shrink-0 font-varsity text-sm text-ink-soft">{title}</span>
      <div className="flex min-w-0 overflow-x-auto sm:flex-wrap">
        {boards.map(({ stat }) => (
          <Link
            key={stat}
            to={statSearch(stat)}
            aria-current={stat === chosen || undefined}
            title={STAT_NAMES[stat]}
            className="flex min-h-11 min-w-11 shrink-0 items-center justify-center px-2 font-slab font-semibold text-pennant underline decoration-1 underline-offset-4 -outline-offset-3 hover:decoration-2 aria-[current]:bg-pennant-paint aria-[current]:text-on-pennant aria-[current]:no-underline aria-[current]:outline-on-pennant sm:min-h-9"
          >
            {stat}
          </Link>
        ))}
      </div>
    </div>
  );
}

/** The other boards of a category, in the columns of a newspaper. */
function Category({
  title,
  boards,
  ownID,
}: {
  readonly title: string;
  readonly boards: readonly Board[];
  readonly ownID: string | null;
}) {
  return (
    <section className="mb-8">
      <h2 className="mb-3 border-b-4 border-double border-ink pb-1 font-display text-2xl">
        {title}
      </h2>
      <div className="gap-7 [column-rule:1px_solid_var(--color-rule)] sm:columns-2 lg:columns-4">
        {boards.map((board) => (
          <SmallBoard key={board.stat} board={board} ownID={ownID} />
        ))}
      </div>
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
