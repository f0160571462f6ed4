import type { GameListItem } from '@pennant/contract/games';
import { useState } from 'react';

import { messageOf } from '../../api/call-refused.ts';
import { useAnswer } from '../../api/use-call.ts';
import { UnpluggedScoreboard } from '../../ui/art/signs/unplugged-scoreboard.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CheckField } from '../../ui/field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-heading.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const nameOf = (game: GameListItem, role: 'home' | 'away'): string =>
  game.GameParticipants.find((participant) => participant.role === role)?.UserTeam.name ?? '';

const scoreOf = ({ scoreboardData }: GameListItem): string =>
  `${scoreboardData.visitorScore}–${scoreboardData.homeScore}`;

const COLUMNS: readonly Column<GameListItem>[] = [
  { key: 'home', head: 'Home', cell: (game) => nameOf(game, 'home') },
  { key: 'visiting', head: 'Visiting', cell: (game) => nameOf(game, 'away') },
  { key: 'date', head: 'Date', cell: ({ created }) => <DayAndTime at={created} /> },
  { key: 'campaign', head: 'Campaign', cell: ({ campaign }) => campaign ?? '–' },
  {
    key: 'final',
    head: 'Final',
    cell: (game) =>
      game.isFinal ? `${scoreOf(game)}${game.isAbandoned ? ' (abandoned)' : ''}` : 'In progress',
  },
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

/** /games/user */
export function MyGamesPage() {
  const [hideCompleted, setHideCompleted] = useState(true);
  const games = useAnswer(
    'GET /games/user/',
    { query: { hideCompleted: String(hideCompleted), limit: 200 } },
    { keepPrevious: true },
  );
  if (games.isPending) return <Loading />;
  if (games.isError) {
    return (
      <ErrorState
        title={`Error fetching games: ${messageOf(games.error)}`}
        onRetry={() => void games.refetch()}
      />
    );
  }
  return (
    <PageBody>
      <PageHeading
        kicker="Games"
        aside={
          <LinkButton to="/game/create" paint="outfield">
            New Game
          </LinkButton>
        }
      >
        My Games
      </PageHeading>
      <CheckField
        label="Hide Completed Games"
        checked={hideCompleted}
        onChange={({ target }) => setHideCompleted(target.checked)}
        className="mb-4"
      />
      {games.data.length === 0 ? (
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
      ) : (
        <Table
          caption="My Games"
          columns={COLUMNS}
          rows={games.data}
          rowKey={({ gameID }) => gameID}
          sheetsOnPhone
        />
      )}
    </PageBody>
  );
}
