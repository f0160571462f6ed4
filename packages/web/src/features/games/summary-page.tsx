import type { GameSummary } from '@pennant/contract/game-summary';
import { RULES_VERSIONS_OF_TODAY } from '@pennant/rules/games/rules-version';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';

import { callApi } from '../../api/api-client.ts';
import { isNotFound, messageOf } from '../../api/api-error.ts';
import { useUser } from '../../api/current-user.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { isolateName, isolateNamesIn } from '../../ui/isolated-name.ts';
import { FinalMomentStage } from './after-game/final-moment-stage.tsx';
import { GameNotFound } from './game-not-found.tsx';
import { GameScoreboard } from './game-scoreboard.tsx';
import { sidesOf } from './home-and-visitor-sides.ts';
import { ReviewSection } from './review/review-section.tsx';
import { GameVisibility } from './share/game-visibility.tsx';
import { BoxScores } from './summary/box-scores.tsx';
import { ChallengeResult } from './summary/challenge-result.tsx';
import { ContinueCampaignLink } from './summary/continue-campaign-link.tsx';
import { DecisionsAndHomers } from './summary/decisions-and-homers.tsx';
import { GameEarningsPanel } from './summary/game-earnings.tsx';
import { eventAnchor } from './summary/event-link.ts';
import { EventTable } from './summary/event-table.tsx';
import { GameFairnessPanel } from './summary/game-fairness-panel.tsx';
import { buildGameWinProbability } from './summary/game-win-probability.ts';
import { CollapsibleSection } from './summary/collapsible-section.tsx';
import { remarksOn } from './summary/remarks-on-game.ts';
import { useSummaryPosition } from './summary/use-summary-position.ts';
import { WinProbabilitySection } from './summary/win-probability-section.tsx';

const IN_ALL_EVENTS = {
  path: (eventNumber: number) => `#${eventAnchor(eventNumber)}`,
  linkText: 'Show it in All Game Events',
};

/** The page /game/{gameID}/summary: the summary of a game. */
export function SummaryPage() {
  const { gameID = '' } = useParams();
  const summary = useApiQuery('GET /games/{id}/summary', { params: { id: gameID } });
  const isMissing = isNotFound(summary.error);
  useErrorToast('Error fetching game status', isMissing ? null : summary.error, GAME_TOAST_MS);
  if (summary.isPending) return <Loading />;
  if (isMissing) return <GameNotFound />;
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
  const { userID } = useUser();
  const { home, visitors } = sidesOf(summary.GameParticipants);
  const ipOuts = GameEvents[0]?.ipOuts ?? 0;
  const names = { visitors: visitors.UserTeam.name, home: home.UserTeam.name };
  const line = useMemo(() => buildGameWinProbability(summary), [summary]);
  const { cursor, moveCursor, showsEvents, showEvents, visit } = useSummaryPosition(line);
  const [showsBoxScore, showBoxScore] = useState(false);
  const fetchReplay = () => callApi('GET /games/{id}/replay', { params: { id: gameID } });
  return (
    <PageBody>
      <PageHeading
        kicker={isFinal ? (isAbandoned ? 'Final, abandoned' : 'Final') : 'Under way'}
        aside={
          <span className="flex flex-wrap gap-3">
            <ContinueCampaignLink UserCampaignContest={summary.UserCampaignContest} />
            {isFinal ? (
              <LinkButton to="/game/create" paint="outfield">
                New Game
              </LinkButton>
            ) : (
              <LinkButton to={`/game/${gameID}/play`} paint="pennant">
                Play on
              </LinkButton>
            )}
          </span>
        }
      >
        <span className="max-sm:text-2xl">
          {isolateName(names.visitors)} {scoreboardData.visitorScore}, {isolateName(names.home)}{' '}
          {scoreboardData.homeScore}
        </span>
      </PageHeading>
      <div className="flex flex-col gap-8">
        <div>
          <GameScoreboard
            visitors={visitors}
            home={home}
            ownID={userID}
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
            <p className="mt-4 font-slab text-lg font-semibold">
              {isolateNamesIn(summary.resultDescription, [names.visitors, names.home])}
            </p>
          )}
          {remarksOn(summary, RULES_VERSIONS_OF_TODAY).map((remark) => (
            <p key={remark} className="mt-1 text-ink-soft">
              {remark}
            </p>
          ))}
          <DecisionsAndHomers boxScore={summary.boxScore} />
        </div>
        <GameEarningsPanel summary={summary} />
        {summary.challenge == null ? null : (
          <ChallengeResult challenge={summary.challenge} isFinal={isFinal} />
        )}
        <GameVisibility gameID={gameID} isFinal={isFinal} visibility={summary.visibility} />
        {isFinal ? <FinalMomentStage summary={summary} /> : null}
        <WinProbabilitySection
          line={line}
          names={names}
          isAbandoned={isAbandoned}
          cursor={cursor}
          onCursor={moveCursor}
          shownBy={IN_ALL_EVENTS}
          note="All Game Events below has every step of it."
        />
        {isFinal && !isAbandoned ? (
          <ReviewSection
            game={{ userID, gameID, created: summary.created, fetchReplay }}
            line={line}
            eventPath={IN_ALL_EVENTS.path}
          />
        ) : null}
        <CollapsibleSection title="Box Score" isOpen={showsBoxScore} onToggle={showBoxScore}>
          <BoxScores
            boxScore={summary.boxScore}
            visitors={isolateName(names.visitors)}
            home={isolateName(names.home)}
          />
        </CollapsibleSection>
        <CollapsibleSection title="All Game Events" isOpen={showsEvents} onToggle={showEvents}>
          <EventTable summary={summary} line={line} names={names} visit={visit} />
        </CollapsibleSection>
        <GameFairnessPanel gameID={gameID} fairness={summary.fairness} fetchReplay={fetchReplay} />
      </div>
    </PageBody>
  );
}
