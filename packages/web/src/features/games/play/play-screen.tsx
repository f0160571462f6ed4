import type { Game } from '@pennant/contract/games';
import { useMemo } from 'react';

import { useReducedMotion } from '../../../ui/use-reduced-motion.ts';
import { BallField } from '../field/ball-field.tsx';
import { TirednessGauge } from '../scoreboard/tiredness-gauge.tsx';
import { InsidePageContext } from '../../../ui/page-context.ts';
import { GameScoreboard } from '../game-scoreboard.tsx';
import { shortTeamName } from '../short-team-name.ts';
import { sidesOf } from '../sides.ts';
import { useNarrowScreen } from '../use-narrow-screen.ts';
import { Announcer } from './announcer.tsx';
import { ActivePlayerPanel } from './active-player-panel.tsx';
import { PendingChoiceDialog } from './pending-choice-dialog.tsx';
import { DiceTray } from './dice-tray.tsx';
import { BaseRunners, PlayResultPanel } from './play-result-panel.tsx';
import { FinalBar } from './final-bar.tsx';
import { highlightedCells } from './highlighted-cells.ts';
import { ManagerControls } from './manager-controls.tsx';
import { MatchupLabels } from './matchup-labels.tsx';
import { lineupsByID } from './merge-roll-response.ts';
import { Participants } from './participants.tsx';
import { RecentEvents } from './recent-events.tsx';
import { RollBar } from './roll-bar.tsx';
import { SoundButton } from './sound/sound-button.tsx';
import type { PlayViewModel } from './view-model.ts';
import { GameOptionsPanel } from './game-options-panel.tsx';
import { capColors } from './cap-colors.ts';
import type { PlayController } from './use-play.ts';
import { useScrollDiceIntoView } from './use-scroll-dice-into-view.ts';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';
import { useSpaceBar } from './use-space-bar.ts';
import './play-screen.css';
import './manager-controls.css';

interface Props {
  readonly game: Game;
  readonly view: PlayViewModel;
  readonly play: PlayController;
}

/** The play screen: scoreboard, field, cards, dice, events and controls. */
export function PlayScreen({ game, view, play }: Props) {
  const {
    isBusy,
    choice,
    problem,
    roll,
    playOn,
    manage,
    abandon,
    shownEventNumber,
    announcedEventNumber,
    skip,
    times,
  } = play;
  const narrow = useNarrowScreen();
  const table = useScrollDiceIntoView(isBusy, useReducedMotion());
  const { home, visitors } = useMemo(() => sidesOf(game.GameParticipants), [game.GameParticipants]);
  const lineups = useMemo(() => lineupsByID(game), [game]);
  const caps = useMemo(() => capColors(home, visitors), [home, visitors]);
  const events = useMemo(
    () => game.GameEvents.filter(({ eventNumber }) => eventNumber <= shownEventNumber),
    [game.GameEvents, shownEventNumber],
  );
  const isOver = game.isFinal && view.atBat === null;
  const canRoll = !isBusy && !game.isFinal && game.pendingChoice === null;
  useSpaceBar(skip ?? (canRoll ? roll : null));
  useKeyboardShortcuts({
    h: canRoll ? () => playOn('half') : null,
    'Shift+e': canRoll ? () => playOn('final') : null,
    Escape: skip,
  });

  const teamName = ({ UserTeam: { name } }: typeof home) => (narrow ? shortTeamName(name) : name);
  const homeBats =
    view.batterID === null ? false : home.GameLineups.some(hasLineupID(view.batterID));
  const [batting, fielding] = homeBats ? [home, visitors] : [visitors, home];
  const [battingCap, fieldingCap] = homeBats
    ? [caps.home, caps.visitors]
    : [caps.visitors, caps.home];
  const findLineup = (id: string | null) => (id === null ? undefined : lineups.get(id));
  const batter = findLineup(view.batterID);
  const pitcher = findLineup(view.pitcherID);
  const arm = Object.values(view.arms).find(hasLineupID(view.pitcherID));
  const hits = view.event === null || view.thrown === null ? null : highlightedCells(view.thrown);
  const runnerName = (id: string | null) => {
    const name = findLineup(id)?.Card.name;
    return name === undefined ? null : decodeURIComponent(name);
  };

  return (
    <InsidePageContext value={true}>
      <div ref={table} className="ballpark">
        <h1 className="sr-only">
          {visitors.UserTeam.name} at {home.UserTeam.name}
        </h1>
        <Announcer
          events={events}
          upTo={announcedEventNumber}
          visitors={visitors.UserTeam.name}
          home={home.UserTeam.name}
          result={isOver ? game.resultDescription : null}
        />
        <GameScoreboard
          visitors={visitors}
          home={home}
          scores={view.scores}
          atBat={view.atBat}
          className="ballpark-board"
        />
        {/* A click skips the animation, as do the Escape key and a button. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="ballpark-field" onClick={skip ?? undefined}>
          <div className="ballpark-ground">
            <SoundButton />
            <MatchupLabels batter={batter} pitcher={pitcher} />
            <BallField
              runners={view.field.runners}
              moves={view.field.moves}
              ball={view.field.ball}
              fielder={view.field.fielder}
              playKey={view.field.playKey}
              duration={times.play}
              battingColor={battingCap}
              fieldingColor={fieldingCap}
            />
          </div>
          <BaseRunners
            runners={view.runnerIDs.map((id, index) => [(index + 1) as 1 | 2 | 3, runnerName(id)])}
          />
          <div className="ballpark-play">
            <PlayResultPanel event={view.event} isRolling={isBusy} flip={times.flip} />
            <DiceTray view={view} duration={times.dice} />
          </div>
        </div>
        {batter === undefined ? null : (
          <div className="ballpark-batter">
            <ActivePlayerPanel
              doing="At bat"
              teamName={teamName(batting)}
              lineup={batter}
              hits={
                hits !== null && view.thrown?.batterLineupID === view.batterID ? hits.batter : []
              }
              narrow={narrow}
            />
          </div>
        )}
        {pitcher === undefined ? null : (
          <div className="ballpark-pitcher">
            <ActivePlayerPanel
              doing="Pitching"
              teamName={teamName(fielding)}
              lineup={pitcher}
              hits={
                hits !== null && view.thrown?.pitcherLineupID === view.pitcherID ? hits.pitcher : []
              }
              narrow={narrow}
            >
              {arm === undefined ? null : <TirednessGauge name="Arm" tired={arm} />}
            </ActivePlayerPanel>
          </div>
        )}
        <div className="ballpark-events">
          <RecentEvents events={events} />
          <GameOptionsPanel game={game} isBusy={isBusy} onAbandon={abandon} />
        </div>
        <div className="ballpark-participants">
          <Participants home={home} visitors={visitors} />
        </div>
        {isOver ? (
          <FinalBar gameID={game.gameID} text={game.resultDescription ?? ''} />
        ) : (
          <RollBar
            userBats={game.situation.userBats}
            isBusy={isBusy || game.isFinal}
            isWaiting={choice !== null}
            problem={problem}
            isElsewhere={play.isElsewhere}
            onRoll={roll}
            onPlayOn={playOn}
            onSkip={skip}
          >
            <ManagerControls game={game} play={play} />
          </RollBar>
        )}
        {choice === null ? null : (
          <PendingChoiceDialog
            choice={choice}
            event={game.GameEvents[0]}
            outs={game.situation.outs}
            problem={problem}
            onChoose={(runnersAdvancing) => manage(choice.kind, runnersAdvancing)}
          />
        )}
      </div>
    </InsidePageContext>
  );
}

const hasLineupID =
  (id: string | null) =>
  ({ gameLineupID }: { readonly gameLineupID: string }): boolean =>
    gameLineupID === id;
