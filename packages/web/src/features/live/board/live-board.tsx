import type { LiveGameDto } from '@pennant/contract/live';
import { useMemo, useState } from 'react';

import { isolateName } from '../../../ui/isolated-name.ts';
import { useReducedMotion } from '../../../ui/media-query-hooks.ts';
import { InsidePageContext } from '../../../ui/page-context.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { GameScoreboard } from '../../games/game-scoreboard.tsx';
import { sidesOf } from '../../games/home-and-visitor-sides.ts';
import { Announcer } from '../../games/play/announcer.tsx';
import { BothLineups } from '../../games/play/both-lineups.tsx';
import { NO_NOTES } from '../../games/play/decision-notes.ts';
import { lineupsByID } from '../../games/play/merge-roll-response.ts';
import { PendingChoiceDialog } from '../../games/play/pending-choice-dialog.tsx';
import { hasDice } from '../../games/play/playback-step.ts';
import { RecentEvents } from '../../games/play/recent-events.tsx';
import { SoundButton } from '../../games/play/sound/sound-button.tsx';
import { SpeedSelect } from '../../games/play/speed-select.tsx';
import {
  animationTimes,
  announcedEventNumber,
  viewModelOf,
  writtenEventNumber,
} from '../../games/play/state-view-model.ts';
import { throwNote } from '../../games/play/throw-note.ts';
import { TableOfGame } from '../../games/table-of-game.tsx';
import { useOwnShare } from '../dice/use-own-share.ts';
import { useScrollStripsIntoView } from '../../games/play/use-scroll-strips-into-view.ts';
import { VerifyPanel } from '../verify/verify-panel.tsx';
import { announcementOf } from './announcement.ts';
import { BarFrame } from './bar-frame.tsx';
import { DecisionClock } from './decision-clock.tsx';
import { DisputeOffer } from './dispute-offer.tsx';
import { FinalBar } from './final-bar.tsx';
import { LiveBar } from './live-bar.tsx';
import { LiveClocks } from './live-clocks.tsx';
import { LiveMenu } from './live-menu.tsx';
import { NoticeActions } from './notice-actions.tsx';
import { isBatting, noticeOfBar } from './notice-of-bar.ts';
import { SaidPhraseBubble, SayMenu } from './phrases.tsx';
import { ReadyButton } from './ready-button.tsx';
import { resultText } from './result-text.ts';
import { useLiveGame } from './use-live-game.ts';
import { useLiveTable } from './use-live-table.ts';
import { useOwnDecision } from './use-own-decision.ts';
import '../../games/play/play-screen.css';
import '../../games/play/field-panel.css';
import '../../games/play/roll-bar.css';
import './live-board.css';

/** Outs of the game from which on giving it up is no friendly quit. */
const FOURTH_OUT = 4;

/** The board of a live game for one of its players. */
export function LiveBoard({ begun }: { readonly begun: LiveGameDto }) {
  const { state, send, problem, dispatch } = useLiveGame(begun);
  const { view, game: head, connection, endReason, clockOffset } = state;
  const { gameID } = head;
  const { play, factor, isMoving } = useLiveTable(state);
  const table = play.game;
  const shareProblem = useOwnShare(gameID, view, send);
  const isShown = table.situation.eventNumber === view.game.eventNumber && !isMoving;
  const canSeal = shareProblem === null && connection !== 'lost' && endReason === null;
  const deciding = useOwnDecision({ gameID, view, table, isMoving: !isShown, canSeal, send });
  const { isAsked, decide } = deciding;
  const [isSubstituting, setSubstituting] = useState(false);

  const { home, visitors } = useMemo(() => sidesOf(table.GameParticipants), [table]);
  const lineups = useMemo(() => lineupsByID(table), [table]);
  const model = viewModelOf(play);
  const homeBats = home.GameLineups.some(({ gameLineupID }) => gameLineupID === model.batterID);
  const newestWritten = writtenEventNumber(play);
  const writtenEvents = useMemo(
    () => table.GameEvents.filter(({ eventNumber }) => eventNumber <= newestWritten),
    [table.GameEvents, newestWritten],
  );
  const names = { visitors: head.visitors.name, home: head.home.name };
  const opponent = isolateName(view.side === 'home' ? names.visitors : names.home);
  const matchup = `${isolateName(names.visitors)} at ${isolateName(names.home)}`;
  const isOver = view.phase === 'over' && isShown;
  const isOffline = connection === 'lost';
  const isPaused = endReason !== null;
  const bats = isShown ? isBatting(view) : homeBats === (view.side === 'home');
  const result = view.result === null ? null : resultText(view.result, view.game, names);
  usePageTitle(isOver ? matchup : isAsked ? `Your turn: ${matchup}` : `Live: ${matchup}`);

  const onDisputed = () => dispatch({ kind: 'disputed' });
  const notice = noticeOfBar({ view, connection, endReason, shareProblem, opponent });
  const clock = <DecisionClock phase={view.phase} side={view.you} clockOffset={clockOffset} />;
  const substitute = async ({ out, into }: { out: number; into: number }) => {
    setSubstituting(true);
    const { eventNumber } = view;
    const step = { kind: 'substitute', eventNumber, playerOut: out, playerIn: into } as const;
    const answer = await send(step);
    setSubstituting(false);
    return answer !== null;
  };
  const frame = useScrollStripsIntoView(isMoving, useReducedMotion());
  const choice = isAsked && view.phase === 'choose' ? table.pendingChoice : null;

  return (
    <InsidePageContext value={true}>
      <div ref={frame} className="ballpark live-game">
        <h1 className="sr-only">{matchup}</h1>
        <Announcer
          events={table.GameEvents}
          notes={NO_NOTES}
          upTo={announcedEventNumber(play)}
          visitors={names.visitors}
          home={names.home}
          result={isOver ? result : null}
        />
        <GameScoreboard
          visitors={visitors}
          home={home}
          scores={model.scores}
          atBat={isOver ? null : model.atBat}
          className="ballpark-board"
        />
        <TableOfGame
          view={model}
          home={home}
          visitors={visitors}
          isTop={!homeBats}
          findLineup={(id) => (id === null ? undefined : lineups.get(id))}
          times={animationTimes(play, factor)}
          isBusy={isMoving}
          isRolling={play.kind === 'animating' && hasDice(play.step)}
          controls={
            <>
              <SaidPhraseBubble said={state.phrases} side={view.side} opponent={opponent} />
              <div className="field-controls">
                <SpeedSelect />
                <SoundButton />
                <LiveMenu
                  isUnderWay={view.phase !== 'ready'}
                  isOver={view.phase === 'over'}
                  isRated={state.standing.isRated}
                  isBeforeFourthOut={view.game.ipOuts < FOURTH_OUT}
                  onQuit={() => void send({ kind: 'quit' })}
                />
                {view.phase === 'over' ? null : <SayMenu gameID={gameID} />}
              </div>
            </>
          }
        >
          {isOver ? (
            <FinalBar
              gameID={gameID}
              side={view.side}
              result={view.result}
              text={result ?? ''}
              isDisputed={state.standing.isDisputed}
              onDisputed={onDisputed}
            />
          ) : (
            <BarFrame
              notice={notice}
              noticeActions={
                <>
                  {[view.you, view.opponent].some(({ computer }) => computer === 'thisHalf') ? (
                    <DisputeOffer
                      gameID={gameID}
                      isLookedFor={view.you.computer === 'thisHalf'}
                      isDisputed={state.standing.isDisputed}
                      onDisputed={onDisputed}
                    />
                  ) : null}
                  <NoticeActions
                    gameID={gameID}
                    view={view}
                    kind={notice?.kind ?? null}
                    send={send}
                    onResume={() => dispatch({ kind: 'resumed' })}
                  />
                </>
              }
              problem={isOffline || isSubstituting ? null : problem}
              announcement={announcementOf({ view, isAsked, opponent })}
              clocks={
                <LiveClocks
                  view={view}
                  opponent={opponent}
                  clockOffset={clockOffset}
                  moment={{ isAsked, isShown, bats, isOffline, isPaused }}
                />
              }
            >
              {view.phase === 'ready' ? (
                <ReadyButton game={head} isReady={view.you.isReady} send={send} />
              ) : (
                <LiveBar
                  view={view}
                  table={table}
                  bats={bats}
                  isAsked={isAsked && view.phase === 'decide'}
                  isMoving={!isShown}
                  isOffline={isOffline}
                  isPaused={isPaused}
                  isSending={deciding.isSending || isSubstituting}
                  hasCalledTime={deciding.hasCalledTime}
                  problem={problem}
                  clock={clock}
                  onDecide={(decision) => void decide(decision)}
                  onSubstitute={substitute}
                  onCallTime={deciding.callTime}
                />
              )}
            </BarFrame>
          )}
        </TableOfGame>
        <div className="ballpark-sheet flex flex-col gap-3">
          <RecentEvents events={writtenEvents} notes={NO_NOTES} />
        </div>
        <div className="ballpark-nines min-w-0">
          <BothLineups home={home} visitors={visitors} />
        </div>
        {isOver && view.result?.winner != null ? (
          <div id="dice" className="live-dice bg-raised p-4 shadow-card">
            <VerifyPanel
              gameID={gameID}
              commitment={head.commitment}
              side={view.side}
              isDisputed={state.standing.isDisputed}
              onDisputed={onDisputed}
            />
          </div>
        ) : null}
        {choice === null ? null : (
          <PendingChoiceDialog
            choice={choice}
            event={table.GameEvents[0]}
            outs={table.situation.outs}
            throwNote={throwNote(table)}
            problem={problem}
            clock={clock}
            onChoose={(runnersAdvancing) => void decide({ kind: 'choose', runnersAdvancing })}
          />
        )}
      </div>
    </InsidePageContext>
  );
}
