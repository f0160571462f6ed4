import type { GameSummary } from '@pennant/contract/game-summary';
import { useParams } from 'react-router';

import { messageOf } from '../../api/call-refused.ts';
import { useAnswer } from '../../api/use-call.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-heading.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { GameBoard } from './game-board.tsx';
import { sidesOf } from './sides.ts';
import { BoxScores } from './summary/box-scores.tsx';
import { Decisions } from './summary/decisions.tsx';
import { Earnings } from './summary/earnings.tsx';
import { EventTable } from './summary/event-table.tsx';
import { GameFairnessSheet } from './summary/game-fairness-sheet.tsx';
import { Toggled } from './summary/toggled.tsx';

/** /game/{gameID}/summary */
export function SummaryPage() {
  const { gameID = '' } = useParams();
  const summary = useAnswer('GET /games/{id}/summary', { params: { id: gameID } });
  useErrorToast('Error fetching game status', summary.error, GAME_TOAST_MS);
  if (summary.isPending) return <Loading />;
  if (summary.isError) {
    return (
      <ErrorState
        title={`Error fetching game status: ${messageOf(summary.error)}`}
        onRetry={() => void summary.refetch()}
      />
    );
  }
  return <Summary summary={summary.data} />;
}

function Summary({ summary }: { readonly summary: GameSummary }) {
  const { gameID, scoreboardData, isFinal, isAbandoned, GameEvents } = summary;
  const { home, visitors } = sidesOf(summary.GameParticipants);
  const ipOuts = GameEvents[0]?.ipOuts ?? 0;
  return (
    <PageBody>
      <PageHeading
        kicker={isFinal ? (isAbandoned ? 'Final, abandoned' : 'Final') : 'Under way'}
        aside={
          isFinal ? (
            <LinkButton to="/game/create" paint="outfield">
              New Game
            </LinkButton>
          ) : (
            <LinkButton to={`/game/${gameID}/play`} paint="pennant">
              Play on
            </LinkButton>
          )
        }
      >
        {visitors.UserTeam.name} {scoreboardData.visitorScore}, {home.UserTeam.name}{' '}
        {scoreboardData.homeScore}
      </PageHeading>
      <div className="flex flex-col gap-8">
        <div>
          <GameBoard
            visitors={visitors}
            home={home}
            scores={scoreboardData}
            atBat={
              isFinal
                ? null
                : {
                    inning: Math.floor(ipOuts / 6) + 1,
                    half: Math.floor(ipOuts / 3) % 2 === 0 ? 'top' : 'bottom',
                    outs: ipOuts % 3,
                  }
            }
          />
          {summary.resultDescription === null ? null : (
            <p className="mt-4 font-slab text-lg font-semibold">{summary.resultDescription}</p>
          )}
          <Decisions boxScore={summary.boxScore} />
        </div>
        <Earnings earnings={summary.earnings} isFinal={isFinal} />
        <Toggled title="Box Score">
          <BoxScores
            boxScore={summary.boxScore}
            visitors={visitors.UserTeam.name}
            home={home.UserTeam.name}
          />
        </Toggled>
        <Toggled title="All Game Events">
          <EventTable
            summary={summary}
            visitors={visitors.UserTeam.name}
            home={home.UserTeam.name}
          />
        </Toggled>
        <GameFairnessSheet gameID={gameID} fairness={summary.fairness} />
      </div>
    </PageBody>
  );
}
