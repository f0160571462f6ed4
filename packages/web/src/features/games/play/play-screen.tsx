import type { Game } from '@pennant/contract/games';
import { useMemo, useState } from 'react';

import { useUser } from '../../../api/current-user.ts';
import { useReducedMotion } from '../../../ui/media-query-hooks.ts';
import { InsidePageContext } from '../../../ui/page-context.ts';
import { isolateName, isolateNamesIn } from '../../../ui/isolated-name.ts';
import { GameScoreboard } from '../game-scoreboard.tsx';
import { sidesOf } from '../home-and-visitor-sides.ts';
import { ActivePlayers } from './active-players.tsx';
import { Announcer } from './announcer.tsx';
import { capColors } from './cap-colors.ts';
import { ChallengeNote, shortChallengeSentence } from './challenge-note.tsx';
import { FieldPanel } from './field-panel.tsx';
import { FinalResultBar } from './final-result-bar.tsx';
import { GameMenu } from './game-menu.tsx';
import { GameOptionsPanel } from './game-options-panel.tsx';
import { ManagerControls } from './manager-controls.tsx';
import { lineupsByID } from './merge-roll-response.ts';
import { BothLineups } from './both-lineups.tsx';
import { PendingChoiceDialog } from './pending-choice-dialog.tsx';
import { isBusy as isBusyIn, isRollingDice } from './play-state.ts';
import { PlayToEndDialog } from './play-to-end-dialog.tsx';
import { playToEndSetting } from './play-to-end-setting.ts';
import { RecentEvents } from './recent-events.tsx';
import { RollBar } from './roll-bar.tsx';
import { SoundButton } from './sound/sound-button.tsx';
import { SpeedSelect } from './speed-select.tsx';
import { throwNote } from './throw-note.ts';
import {
  animationTimes,
  announcedEventNumber,
  problemMessages,
  shownChoice,
  viewModelOf,
  writtenEventNumber,
} from './state-view-model.ts';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';
import { usePlay } from './use-play.ts';
import { useScrollStripsIntoView } from './use-scroll-strips-into-view.ts';
import { useSpaceBar } from './use-space-bar.ts';
import './play-screen.css';
import './field-panel.css';
import './roll-bar.css';

interface Props {
  readonly game: Game;
  /** Requests the game again and returns it, or the one of before if that fails. */
  readonly refetch: () => Promise<Game>;
}

/** The play screen: scoreboard, field, cards, dice, events and controls. */
export function PlayScreen({ game: cachedGame, refetch }: Props) {
  const { state, factor, send, skip, isDeciding } = usePlay(cachedGame, refetch);
  const { userID } = useUser();
  const { game } = state;
  const view = viewModelOf(state);
  const isBusy = isBusyIn(state);
  const choice = shownChoice(state);
  const problems = problemMessages(state);
  const isRolling = isRollingDice(state);
  const newestWritten = writtenEventNumber(state);
  const table = useScrollStripsIntoView(isBusy, useReducedMotion());
  const { home, visitors } = useMemo(() => sidesOf(game.GameParticipants), [game.GameParticipants]);
  const lineups = useMemo(() => lineupsByID(game), [game]);
  const caps = useMemo(() => capColors(home, visitors), [home, visitors]);
  const writtenEvents = useMemo(
    () => game.GameEvents.filter(({ eventNumber }) => eventNumber <= newestWritten),
    [game.GameEvents, newestWritten],
  );

  const roll = () => send({ kind: 'roll' });
  const playOn = (until: 'half' | 'final') => send({ kind: 'playOn', until });
  const [isEndAsked, setEndAsked] = useState(false);
  const playToEnd = () => (playToEndSetting.read() === 'ask' ? setEndAsked(true) : playOn('final'));
  const canRoll = state.kind === 'idle';
  useSpaceBar(skip ?? (canRoll ? roll : null));
  useKeyboardShortcuts({
    h: canRoll ? () => playOn('half') : null,
    'Shift+e': canRoll ? playToEnd : null,
    Escape: skip,
  });

  const result = isolateNamesIn(game.resultDescription ?? '', [
    visitors.UserTeam.name,
    home.UserTeam.name,
  ]);
  const matchup = `${isolateName(visitors.UserTeam.name)} at ${isolateName(home.UserTeam.name)}`;
  const other = home.userID === userID ? visitors : home;
  const challenge =
    game.challenge === null ? null : { challenge: game.challenge, team: other.UserTeam.name };
  const findLineup = (id: string | null) => (id === null ? undefined : lineups.get(id));
  const homeBats = home.GameLineups.some(({ gameLineupID }) => gameLineupID === view.batterID);
  const [batting, fielding] = homeBats ? [home, visitors] : [visitors, home];

  return (
    <InsidePageContext value={true}>
      <div ref={table} className="ballpark">
        <h1 className="sr-only">{matchup}</h1>
        <Announcer
          events={game.GameEvents}
          notes={state.notes}
          upTo={announcedEventNumber(state)}
          visitors={visitors.UserTeam.name}
          home={home.UserTeam.name}
          result={state.kind === 'final' ? game.resultDescription : null}
        />
        <GameScoreboard
          visitors={visitors}
          home={home}
          ownID={userID}
          scores={view.scores}
          atBat={view.atBat}
          className="ballpark-board"
        />
        <div className="ballpark-center">
          <FieldPanel
            view={view}
            notes={state.notes}
            times={animationTimes(state, factor)}
            isBusy={isBusy}
            isRolling={isRolling}
            findLineup={findLineup}
            battingColor={homeBats ? caps.home : caps.visitors}
            fieldingColor={homeBats ? caps.visitors : caps.home}
            matchup={
              challenge === null
                ? matchup
                : `${matchup}. ${shortChallengeSentence(challenge.challenge)}`
            }
            onSkip={skip}
          >
            <div className="field-controls">
              <SpeedSelect />
              <SoundButton />
              <GameMenu
                game={game}
                canAbandon={!isBusy && state.kind !== 'final'}
                onAbandon={() => send({ kind: 'abandon' })}
              />
            </div>
          </FieldPanel>
          {state.kind === 'final' ? (
            <FinalResultBar gameID={game.gameID} text={result} />
          ) : (
            <RollBar
              userBats={game.situation.userBats}
              isBusy={isBusy}
              isRolling={isRolling}
              isWaiting={choice !== null}
              problem={problems.rollBar}
              isElsewhere={state.isElsewhere}
              onRoll={roll}
              onPlayHalf={() => playOn('half')}
              onPlayToEnd={playToEnd}
              onSkip={skip}
            >
              <ManagerControls
                game={game}
                isBusy={isBusy}
                substitutionProblem={problems.substitution}
                onCommand={send}
              />
            </RollBar>
          )}
        </div>
        <ActivePlayers
          view={view}
          batter={findLineup(view.batterID)}
          pitcher={findLineup(view.pitcherID)}
          batting={batting}
          fielding={fielding}
        />
        <div className="ballpark-sheet flex flex-col gap-3">
          {challenge === null ? null : <ChallengeNote {...challenge} />}
          <RecentEvents events={writtenEvents} notes={state.notes} />
          <GameOptionsPanel fairness={game.fairness} />
        </div>
        <div className="ballpark-nines min-w-0">
          <BothLineups home={home} visitors={visitors} />
        </div>
        {isEndAsked ? (
          <PlayToEndDialog
            onClose={() => setEndAsked(false)}
            onPlay={() => {
              setEndAsked(false);
              playOn('final');
            }}
          />
        ) : null}
        {choice === null || isDeciding ? null : (
          <PendingChoiceDialog
            choice={choice}
            event={game.GameEvents[0]}
            outs={game.situation.outs}
            throwNote={throwNote(game)}
            problem={problems.rollBar}
            onChoose={(runnersAdvancing) =>
              send({ kind: 'manage', event: choice.kind, runnersAdvancing })
            }
          />
        )}
      </div>
    </InsidePageContext>
  );
}
