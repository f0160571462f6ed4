import type { UserCampaignContest } from '@pennant/contract/campaigns';
import type { GameListItem } from '@pennant/contract/games';
import { useParams } from 'react-router';

import { messageOf, isNotFound } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useVisitor } from '../../api/current-user.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { useNarrowScreen } from '../../ui/media-query-hooks.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { FinalScore } from '../games/final-score.tsx';
import { GamesOnPhone } from '../games/games-on-phone.tsx';
import { NextGameForm } from './next-game-form.tsx';
import { NextContestLink } from './next-contest-link.tsx';
import { ResignSeriesButton } from './resign-series-button.tsx';
import { ContestSeriesScoreboard } from './contest-series-scoreboard.tsx';
import { RESULT_LABELS } from './contest-standing-text.ts';

/** The page /campaign-contests/{userCampaignContestID}/play: a user's series in a contest. */
export function PlayContestPage() {
  const visitor = useVisitor();
  const { userCampaignContestID = '' } = useParams();
  if (visitor.kind === 'guest') {
    return (
      <EmptyState
        title="A player’s series"
        action={
          <LinkButton to="/login" paint="pennant">
            Login
          </LinkButton>
        }
      >
        A series belongs to who plays it. Login, and go on with yours.
      </EmptyState>
    );
  }
  if (visitor.kind === 'unreachable') {
    return <ErrorState title="No word from the clubhouse" onRetry={visitor.retry} />;
  }
  return visitor.kind === 'player' ? <UserSeries id={userCampaignContestID} /> : <Loading />;
}

function UserSeries({ id }: { readonly id: string }) {
  const series = useApiQuery('GET /userCampaignContest/{id}', { params: { id } });
  const isMissing = isNotFound(series.error);
  useErrorToast('Error fetching campaign contest', isMissing ? null : series.error, GAME_TOAST_MS);
  if (series.isPending) return <Loading />;
  if (isMissing) {
    return (
      <EmptyState
        title="No contest found"
        action={<LinkButton to="/campaigns">Campaigns</LinkButton>}
      >
        You have no such series.
      </EmptyState>
    );
  }
  if (series.isError) {
    return (
      <ErrorState
        title={`Error fetching campaign contest: ${messageOf(series.error)}`}
        onRetry={() => void series.refetch()}
      />
    );
  }
  return <SeriesDetails series={series.data} />;
}

const teamName = (game: GameListItem, role: 'home' | 'away'): string =>
  game.GameParticipants.find((participant) => participant.role === role)?.UserTeam.name ?? '';

const COLUMNS: readonly Column<GameListItem>[] = [
  { key: 'home', head: 'Home', cell: (game) => teamName(game, 'home') },
  { key: 'visiting', head: 'Visiting', cell: (game) => teamName(game, 'away') },
  { key: 'date', head: 'Date', cell: ({ created }) => <DayAndTime at={created} /> },
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

function SeriesDetails({ series }: { readonly series: UserCampaignContest }) {
  const { CampaignContest: contest, Games: games, result, granted } = series;
  const narrow = useNarrowScreen();
  return (
    <PageBody>
      <PageHeading
        kicker={
          <TextLink to={`/campaigns/${contest.Campaign.campaignID}`}>
            {contest.Campaign.name}
          </TextLink>
        }
      >
        {contest.name}
      </PageHeading>
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <ContestSeriesScoreboard series={series} />
          {result === null ? null : (
            <Notice title={RESULT_LABELS[result]}>
              <p>
                {series.resultDescription}
                {result === 'win' && contest.result !== '' ? ` ${contest.result}` : ''}
              </p>
              {granted === null ? null : <GrantedReward series={series} granted={granted} />}
            </Notice>
          )}
          {result === 'win' ? <NextContestLink series={series} /> : null}
          <NextGameForm series={series} />
          <div className="flex flex-wrap items-center gap-4">
            {result === null ? <ResignSeriesButton series={series} /> : null}
            <TextLink to={`/campaign-contests/${contest.campaignContestID}`}>
              Back to the contest
            </TextLink>
          </div>
        </div>
        <section>
          <h2 className="mb-3 font-display text-xl">
            Games{' '}
            <span className="figures text-ink-soft">
              {games.length} of {series.numOfGames}
            </span>
          </h2>
          {games.length === 0 ? (
            <p className="text-ink-soft">No game yet. The first one is yours to call.</p>
          ) : narrow ? (
            <GamesOnPhone
              label="Games of the series"
              games={games.map((game) => ({ ...game, campaign: null }))}
            />
          ) : (
            <Table
              caption="Games of the series"
              columns={COLUMNS}
              rows={games}
              rowKey={({ gameID }) => gameID}
              sheetsOnPhone
            />
          )}
        </section>
      </div>
    </PageBody>
  );
}

/** The list of what was granted for winning the series. */
function GrantedReward({
  series,
  granted,
}: {
  readonly series: UserCampaignContest;
  readonly granted: NonNullable<UserCampaignContest['granted']>;
}) {
  const { Reward } = series.CampaignContest;
  return (
    <ul className="mt-2 list-inside list-disc">
      {granted.money === 0 ? null : <li>{formatMoney(granted.money)} in your wallet</li>}
      {granted.packs === 0 ? null : (
        <li>
          <TextLink to="/packs/user">
            {granted.packs} {granted.packs === 1 ? 'pack' : 'packs'}
            {Reward?.Series ? ` of ${Reward.Series.name}` : ''}
          </TextLink>
        </li>
      )}
      {granted.cardID === null ? null : (
        <li>
          <TextLink to={`/cards/${granted.cardID}`}>
            {Reward?.Card?.cardID === granted.cardID
              ? decodeURIComponent(Reward.Card.name)
              : 'A card'}
          </TextLink>
        </li>
      )}
      {granted.cardID === null && granted.cardDrawn !== null ? (
        <li>
          The card stayed away: {(granted.cardDrawn * 100).toFixed(1)} was drawn, and less than{' '}
          {granted.cardPct} would have brought it
        </li>
      ) : null}
    </ul>
  );
}
