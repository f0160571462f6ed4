import type { Game } from '@pennant/contract/games';
import { useMemo } from 'react';

import { useStill } from '../../../ui/art/use-still.ts';
import { BallField } from '../../../ui/art/field/ball-field.tsx';
import { TirednessGauge } from '../../../ui/art/scoreboard/tiredness-gauge.tsx';
import { InPage } from '../../../ui/in-page.ts';
import { GameBoard } from '../game-board.tsx';
import { shortTeamName } from '../short-name.ts';
import { sidesOf } from '../sides.ts';
import { useNarrow } from '../use-narrow.ts';
import { Announcer } from './announcer.tsx';
import { CardPlace } from './card-place.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';
import { DiceTray } from './dice-tray.tsx';
import { BaseRunners, EventSlip } from './event-slip.tsx';
import { FinalBar } from './final-bar.tsx';
import { hitsOf } from './hits.ts';
import { Manager } from './manager.tsx';
import { MatchUp } from './match-up.tsx';
import { lineupsOf } from './merge-turn.ts';
import { Participants } from './participants.tsx';
import { RecentEvents } from './recent-events.tsx';
import { RollBar } from './roll-bar.tsx';
import { SoundButton } from './sound/sound-button.tsx';
import type { Stage } from './stage.ts';
import { TableNotes } from './table-notes.tsx';
import { teamCaps } from './team-caps.ts';
import type { Play } from './use-play.ts';
import { useDiceInSight } from './use-dice-in-sight.ts';
import { useKeys } from './use-keys.ts';
import { useSpaceBar } from './use-space-bar.ts';
import './ballpark.css';
import './manager.css';

interface Props {
  readonly game: Game;
  readonly stage: Stage;
  readonly play: Play;
}

/** The play screen: scoreboard, field, cards, dice, events and controls. */
export function Ballpark({ game, stage, play }: Props) {
  const { isBusy, choice, problem, roll, playOn, manage, abandon, told, spoken, skip, times } =
    play;
  const narrow = useNarrow();
  const table = useDiceInSight(isBusy, useStill());
  const { home, visitors } = useMemo(() => sidesOf(game.GameParticipants), [game.GameParticipants]);
  const lineups = useMemo(() => lineupsOf(game), [game]);
  const caps = useMemo(() => teamCaps(home, visitors), [home, visitors]);
  const events = useMemo(
    () => game.GameEvents.filter(({ eventNumber }) => eventNumber <= told),
    [game.GameEvents, told],
  );
  const isOver = game.isFinal && stage.atBat === null;
  const canRoll = !isBusy && !game.isFinal && game.pendingChoice === null;
  useSpaceBar(skip ?? (canRoll ? roll : null));
  useKeys({
    h: canRoll ? () => playOn('half') : null,
    'Shift+e': canRoll ? () => playOn('final') : null,
    Escape: skip,
  });

  const teamName = ({ UserTeam: { name } }: typeof home) => (narrow ? shortTeamName(name) : name);
  const homeBats =
    stage.batterID === null ? false : home.GameLineups.some(hasLineupID(stage.batterID));
  const [batting, fielding] = homeBats ? [home, visitors] : [visitors, home];
  const [battingCap, fieldingCap] = homeBats
    ? [caps.home, caps.visitors]
    : [caps.visitors, caps.home];
  const findLineup = (id: string | null) => (id === null ? undefined : lineups.get(id));
  const batter = findLineup(stage.batterID);
  const pitcher = findLineup(stage.pitcherID);
  const arm = Object.values(stage.arms).find(hasLineupID(stage.pitcherID));
  const hits = stage.event === null || stage.thrown === null ? null : hitsOf(stage.thrown);
  const runnerName = (id: string | null) => {
    const name = findLineup(id)?.Card.name;
    return name === undefined ? null : decodeURIComponent(name);
  };

  return (
    <InPage value={true}>
      <div ref={table} className="ballpark">
        <h1 className="sr-only">
          {visitors.UserTeam.name} at {home.UserTeam.name}
        </h1>
        <Announcer
          events={events}
          upTo={spoken}
          visitors={visitors.UserTeam.name}
          home={home.UserTeam.name}
          result={isOver ? game.resultDescription : null}
        />
        <GameBoard
          visitors={visitors}
          home={home}
          scores={stage.scores}
          atBat={stage.atBat}
          className="ballpark-board"
        />
        {/* A click skips the animation, as do the Escape key and a button. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="ballpark-field" onClick={skip ?? undefined}>
          <div className="ballpark-ground">
            <SoundButton />
            <MatchUp batter={batter} pitcher={pitcher} />
            <BallField
              runners={stage.field.runners}
              moves={stage.field.moves}
              ball={stage.field.ball}
              fielder={stage.field.fielder}
              playKey={stage.field.playKey}
              duration={times.play}
              battingColor={battingCap}
              fieldingColor={fieldingCap}
            />
          </div>
          <BaseRunners
            runners={stage.runnerIDs.map((id, index) => [(index + 1) as 1 | 2 | 3, runnerName(id)])}
          />
          <div className="ballpark-play">
            <EventSlip event={stage.event} isRolling={isBusy} flip={times.flip} />
            <DiceTray stage={stage} duration={times.dice} />
          </div>
        </div>
        {batter === undefined ? null : (
          <div className="ballpark-batter">
            <CardPlace
              doing="At bat"
              teamName={teamName(batting)}
              lineup={batter}
              hits={
                hits !== null && stage.thrown?.batterLineupID === stage.batterID ? hits.batter : []
              }
              narrow={narrow}
            />
          </div>
        )}
        {pitcher === undefined ? null : (
          <div className="ballpark-pitcher">
            <CardPlace
              doing="Pitching"
              teamName={teamName(fielding)}
              lineup={pitcher}
              hits={
                hits !== null && stage.thrown?.pitcherLineupID === stage.pitcherID
                  ? hits.pitcher
                  : []
              }
              narrow={narrow}
            >
              {arm === undefined ? null : <TirednessGauge name="Arm" tired={arm} />}
            </CardPlace>
          </div>
        )}
        <div className="ballpark-events">
          <RecentEvents events={events} />
          <TableNotes game={game} isBusy={isBusy} onAbandon={abandon} />
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
            <Manager game={game} play={play} />
          </RollBar>
        )}
        {choice === null ? null : (
          <ChoiceDialog
            choice={choice}
            event={game.GameEvents[0]}
            outs={game.situation.outs}
            problem={problem}
            onChoose={(runnersAdvancing) => manage(choice.kind, runnersAdvancing)}
          />
        )}
      </div>
    </InPage>
  );
}

const hasLineupID =
  (id: string | null) =>
  ({ gameLineupID }: { readonly gameLineupID: string }): boolean =>
    gameLineupID === id;
