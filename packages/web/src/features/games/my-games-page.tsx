import type { GameListItem } from '@pennant/contract/games';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { useDeferredValue, useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { isOffline } from '../../api/connection.ts';
import { useInfiniteApiList } from '../../api/use-infinite-api-list.ts';
import { UnpluggedScoreboard } from '../../ui/illustrations/unplugged-scoreboard.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CheckField, TextField } from '../../ui/form-fields.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useNarrowScreen } from '../../ui/media-query-hooks.ts';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { FinalScore } from './final-score.tsx';
import { GamesOnPhone } from './games-on-phone.tsx';

const teamName = (game: GameListItem, role: 'home' | 'away'): string =>
  game.GameParticipants.find((participant) => participant.role === role)?.UserTeam.name ?? '';

const COLUMNS: readonly Column<GameListItem>[] = [
  { key: 'home', head: 'Home', cell: (game) => teamName(game, 'home') },
  { key: 'visiting', head: 'Visiting', cell: (game) => teamName(game, 'away') },
  { key: 'date', head: 'Date', cell: ({ created }) => <DayAndTime at={created} /> },
  { key: 'campaign', head: 'Campaign', cell: ({ campaign }) => campaign ?? '–' },
  { key: 'final', head: 'Final', cell: (game) => <FinalScore game={game} /> },
  {
    key: 'actions',
    head: 'Actions',
    cell: ({ isFinal, gameID }) =>
      isFinal ? (
        <TextLink to={`/game/${gameID}/summary`}>Summary</TextLink>
      ) : (
        <TextLink to={`/game/${gameID}/play`}>Play</TextLink>
      ),
  },
];

/** The page /games/user: the user's games. */
export function MyGamesPage() {
  // Offline there are only completed games to be read.
  const [hideCompleted, setHideCompleted] = useState(() => !isOffline());
  const [find, setFind] = useState('');
  const wanted = useDeferredValue(find.trim());
  return (
    <PageBody>
      <PageHeading
        kicker="Games"
        aside={
          <span className="flex flex-wrap gap-3">
            <LinkButton to="/cups">Cups</LinkButton>
            <LinkButton to="/live">Live games</LinkButton>
            <LinkButton to="/games/reviews">Luck and you</LinkButton>
            <LinkButton to="/game/create" paint="outfield">
              New Game
            </LinkButton>
          </span>
        }
      >
        My Games
      </PageHeading>
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <CheckField
          label="Hide Completed Games"
          checked={hideCompleted}
          onChange={({ target }) => setHideCompleted(target.checked)}
        />
        <TextField
          label="Find a club"
          type="search"
          autoComplete="off"
          maxLength={TEXT_RULES.teamName.maxBytes}
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
      </div>
      <Games
        key={`${String(hideCompleted)} ${wanted}`}
        hideCompleted={hideCompleted}
        find={wanted}
      />
    </PageBody>
  );
}

/** The list of games, one page at a time, newest first. */
function Games({
  hideCompleted,
  find,
}: {
  readonly hideCompleted: boolean;
  readonly find: string;
}) {
  const [pageIndex, setPageIndex] = useState(0);
  const narrow = useNarrowScreen();
  const games = useInfiniteApiList(
    'GET /games/user/',
    { hideCompleted: String(hideCompleted), ...(find === '' ? {} : { find }) },
    ({ gameID }) => gameID,
  );
  useErrorToast('Error fetching games', games.error, GAME_TOAST_MS);
  if (games.isPending) return <Loading />;
  if (games.isError) {
    return (
      <ErrorState
        title={`Error fetching games: ${messageOf(games.error)}`}
        onRetry={() => void games.refetch()}
      />
    );
  }
  const { pages } = games.data;
  const shown = pages[pageIndex] ?? [];
  const shownBefore = pages.slice(0, pageIndex).reduce((sum, page) => sum + page.length, 0);
  const hasOlder = pageIndex + 1 < pages.length || games.hasNextPage;
  const showOlder = async () => {
    if (pageIndex + 1 < pages.length) return setPageIndex(pageIndex + 1);
    const { data } = await games.fetchNextPage();
    // A full page may have been the last one.
    if ((data?.pages[pageIndex + 1]?.length ?? 0) > 0) setPageIndex(pageIndex + 1);
  };
  if (shown.length === 0) {
    return find === '' ? <NoGames hideCompleted={hideCompleted} /> : <NoMatches find={find} />;
  }
  return (
    <>
      {narrow ? (
        <GamesOnPhone label="My Games" games={shown} />
      ) : (
        <Table
          caption="My Games"
          columns={COLUMNS}
          rows={shown}
          rowKey={({ gameID }) => gameID}
          sheetsOnPhone
        />
      )}
      {pages.length === 1 && !games.hasNextPage ? null : (
        <nav aria-label="Pages of games" className="mt-4 flex flex-wrap items-center gap-4">
          <Button disabled={pageIndex === 0} onClick={() => setPageIndex(pageIndex - 1)}>
            Newer games
          </Button>
          <Button disabled={!hasOlder || games.isFetchingNextPage} onClick={() => void showOlder()}>
            {games.isFetchingNextPage ? 'Loading...' : 'Older games'}
          </Button>
          <p role="status" className="figures text-ink-soft">
            Games {shownBefore + 1} to {shownBefore + shown.length}
          </p>
        </nav>
      )}
    </>
  );
}

function NoGames({ hideCompleted }: { readonly hideCompleted: boolean }) {
  return (
    <EmptyState
      title={hideCompleted ? 'No game under way' : 'No games yet'}
      picture={<UnpluggedScoreboard className="w-56" />}
      action={
        <LinkButton to="/game/create" paint="outfield">
          New Game
        </LinkButton>
      }
    >
      The field is mown and the lines are chalked.
    </EmptyState>
  );
}

function NoMatches({ find }: { readonly find: string }) {
  return (
    <EmptyState title={`No game with “${find}”`} picture={<UnpluggedScoreboard className="w-56" />}>
      Try another part of a club’s name, or show completed games too.
    </EmptyState>
  );
}
