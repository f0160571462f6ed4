import type { RatedPlayer } from '@pennant/contract/challenges';
import { BOARD_IDLE_DAYS, MIN_BOARD_CHALLENGES } from '@pennant/rules/challenges/challenge-limits';
import { MIN_LADDER_CHALLENGES } from '@pennant/rules/challenges/ladder';

import { useVisitor } from '../../api/current-user.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { LadderMonth, LadderWinners } from './ladder-panel.tsx';
import { LeaderboardNav } from './leaderboard-nav.tsx';
import { RatedName, RatedPlace, RatingFigure } from './rated-player.tsx';

/**
 * The page /leaderboard/players: players by the rating of their challenges, highest first, and the
 * ladder of each month.
 */
export function PlayerRatingPage() {
  const board = useApiQuery('GET /challenges/board');
  const ladder = useApiQuery('GET /challenges/ladder');
  const visitor = useVisitor();
  const failed = [board, ladder].filter(({ isError }) => isError);
  const error = failed[0]?.error ?? null;
  useErrorToast('Error fetching leaderboard', error, GAME_TOAST_MS);
  const ownID = visitor.kind === 'player' ? visitor.user.userID : null;
  return (
    <PageBody>
      <PageHeading kicker="Leaderboard">Player Rating</PageHeading>
      <LeaderboardNav />
      {error !== null ? (
        <ErrorState
          title="Error fetching leaderboard"
          error={error}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      ) : board.data === undefined || ladder.data === undefined ? (
        <Loading />
      ) : (
        <>
          <LadderMonth ladder={ladder.data} />
          <Ratings players={board.data} ownID={ownID} />
          <LadderWinners past={ladder.data.past} />
        </>
      )}
    </PageBody>
  );
}

function Ratings({
  players,
  ownID,
}: {
  readonly players: readonly RatedPlayer[];
  readonly ownID: string | null;
}) {
  if (players.length === 0) {
    return (
      <EmptyState
        title="No player is rated yet"
        picture={<EmptyDugout className="w-64" />}
        action={
          <LinkButton to="/game/create?against=players" paint="outfield">
            Challenge somebody
          </LinkButton>
        }
      >
        A player is here from the {MIN_BOARD_CHALLENGES}th rated challenge on.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-soft">
        Every player starts at 1500. A rating moves with each rated challenge, and by a quarter with
        each game of others against one’s team; the figure after ± is how sure it is. Here are those
        with {MIN_BOARD_CHALLENGES} rated challenges, the last within {BOARD_IDLE_DAYS} days.
      </p>
      <ol aria-label="Players by rating" className="border-y-2 border-ink bg-raised">
        {players.map((player) => (
          <Player
            key={player.User.userID}
            player={player}
            isOwn={player.User.userID === ownID}
            canBeChallenged={ownID !== null && player.team !== null}
          />
        ))}
      </ol>
    </>
  );
}

function Player({
  player: { place, User, team, rating, deviation, games, challengesThisMonth },
  isOwn,
  canBeChallenged,
}: {
  readonly player: RatedPlayer;
  readonly isOwn: boolean;
  readonly canBeChallenged: boolean;
}) {
  return (
    <li
      data-own={isOwn || undefined}
      className="grid grid-cols-[2.5rem_minmax(0,1fr)_6.5rem] items-center gap-3 border-b border-rule px-3 py-2 last:border-b-0 data-own:bg-sunk sm:grid-cols-[2.5rem_minmax(0,1fr)_auto_6.5rem]"
    >
      <RatedPlace place={place} />
      <span className="min-w-0">
        <RatedName username={User.username} isOwn={isOwn} />
        <span className="flex flex-col text-sm text-ink-soft sm:flex-row">
          <span className="truncate">{team === null ? 'No team out' : isolateName(team.name)}</span>
          {canBeChallenged && !isOwn ? (
            <TextLink
              to={`/game/create?against=players&player=${encodeURIComponent(User.username)}`}
              aria-label={`Challenge ${User.username}`}
              className="shrink-0 self-start py-1 sm:ml-2 sm:py-0"
            >
              Challenge
            </TextLink>
          ) : null}
        </span>
      </span>
      <span className="flex flex-col items-center text-2xs text-ink-soft max-sm:hidden">
        {team === null ? null : (
          <>
            <RatingStamp rating={team.score} />
            Score
          </>
        )}
      </span>
      <span className="flex flex-col items-end">
        <RatingFigure rating={rating} deviation={deviation} games={games} />
        <span className="figures text-2xs whitespace-nowrap text-ink-soft">
          {challengesThisMonth < MIN_LADDER_CHALLENGES
            ? `${challengesThisMonth} of ${MIN_LADDER_CHALLENGES} this month`
            : 'ranked this month'}
        </span>
      </span>
    </li>
  );
}
