import type { Game } from '@pennant/contract/games';
import { useMemo } from 'react';

import { useReducedMotion } from '../../../ui/media-query-hooks.ts';
import { InsidePageContext } from '../../../ui/page-context.ts';
import { GameScoreboard } from '../game-scoreboard.tsx';
import { sidesOf } from '../home-and-visitor-sides.ts';
import { ActivePlayers } from './active-players.tsx';
import { Announcer } from './announcer.tsx';
import { capColors } from './cap-colors.ts';
import { FieldPanel } from './field-panel.tsx';
import { FinalResultBar } from './final-result-bar.tsx';
import { GameOptionsPanel } from './game-options-panel.tsx';
import { ManagerControls } from './manager-controls.tsx';
import { lineupsByID } from './merge-roll-response.ts';
import { BothLineups } from './both-lineups.tsx';
import { PendingChoiceDialog } from './pending-choice-dialog.tsx';
import { isBusy as isBusyIn } from './play-state.ts';
import { RecentEvents } from './recent-events.tsx';
import { RollBar } from './roll-bar.tsx';
import {
  animationTimes,
  announcedEventNumber,
  problemMessages,
  shownChoice,
  shownEventNumber,
  viewModelOf,
} from './state-view-model.ts';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';
import { usePlay } from './use-play.ts';
import { useScrollDiceIntoView } from './use-scroll-dice-into-view.ts';
import { useSpaceBar } from './use-space-bar.ts';
import './play-screen.css';

interface Props {
  readonly game: Game;
  /** Requests the game again and returns it, or the one of before if that fails. */
  readonly refetch: () => Promise<Game>;
}

/** The play screen: scoreboard, field, cards, dice, events and controls. */
export function PlayScreen({ game: cachedGame, refetch }: Props) {
  const { state, factor, send, skip } = usePlay(cachedGame, refetch);
  const { game } = state;
  const view = viewModelOf(state);
  const isBusy = isBusyIn(state);
  const choice = shownChoice(state);
  const problems = problemMessages(state);
  const newestShown = shownEventNumber(state);
  const table = useScrollDiceIntoView(isBusy, useReducedMotion());
  const { home, visitors } = useMemo(() => sidesOf(game.GameParticipants), [game.GameParticipants]);
  const lineups = useMemo(() => lineupsByID(game), [game]);
  const caps = useMemo(() => capColors(home, visitors), [home, visitors]);
  const events = useMemo(
    () => game.GameEvents.filter(({ eventNumber }) => eventNumber <= newestShown),
    [game.GameEvents, newestShown],
  );

  const roll = () => send({ kind: 'roll' });
  const playOn = (until: 'half' | 'final') => send({ kind: 'playOn', until });
  const canRoll = state.kind === 'idle';
  useSpaceBar(skip ?? (canRoll ? roll : null));
  useKeyboardShortcuts({
    h: canRoll ? () => playOn('half') : null,
    'Shift+e': canRoll ? () => playOn('final') : null,
    Escape: skip,
  });

  const findLineup = (id: string | null) => (id === null ? undefined : lineups.get(id));
  const homeBats = home.GameLineups.some(({ gameLineupID }) => gameLineupID === view.batterID);
  const [batting, fielding] = homeBats ? [home, visitors] : [visitors, home];

  return (
    <InsidePageContext value={true}>
      <div
        ref={table}
        className="ballpark -mb-12 grid grid-cols-2 grid-rows-[repeat(5,auto)_7.75rem] gap-3 px-3 md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_minmax(0,11rem)] md:grid-rows-[repeat(4,auto)_5rem] md:gap-x-5 md:gap-y-4 md:px-5 min-[72rem]:grid-cols-[13rem_minmax(0,1fr)_13rem_16rem] min-[72rem]:grid-rows-[auto_1fr_auto_0.5rem] min-[72rem]:px-[max(1.25rem,50%-42rem)] min-[72rem]:pt-3 [&_:is(a,button,summary,[tabindex]):not([data-roll-bar]_*)]:scroll-mb-34"
      >
        <h1 className="sr-only">
          {visitors.UserTeam.name} at {home.UserTeam.name}
        </h1>
        <Announcer
          events={events}
          upTo={announcedEventNumber(state)}
          visitors={visitors.UserTeam.name}
          home={home.UserTeam.name}
          result={state.kind === 'final' ? game.resultDescription : null}
        />
        <GameScoreboard
          visitors={visitors}
          home={home}
          scores={view.scores}
          atBat={view.atBat}
          className="ballpark-board col-span-full row-start-1 min-[72rem]:col-span-3"
        />
        <FieldPanel
          view={view}
          times={animationTimes(state, factor)}
          isBusy={isBusy}
          findLineup={findLineup}
          battingColor={homeBats ? caps.home : caps.visitors}
          fieldingColor={homeBats ? caps.visitors : caps.home}
          onSkip={skip}
        />
        <ActivePlayers
          view={view}
          batter={findLineup(view.batterID)}
          pitcher={findLineup(view.pitcherID)}
          batting={batting}
          fielding={fielding}
        />
        <div className="col-span-full row-start-4 flex flex-col gap-3 md:row-start-3 min-[72rem]:col-span-1 min-[72rem]:col-start-4 min-[72rem]:row-span-2 min-[72rem]:row-start-1">
          <RecentEvents events={events} />
          <GameOptionsPanel
            game={game}
            isBusy={isBusy}
            onAbandon={() => send({ kind: 'abandon' })}
          />
        </div>
        <div className="col-span-full row-start-5 min-w-0 md:row-start-4 min-[72rem]:row-start-3">
          <BothLineups home={home} visitors={visitors} />
        </div>
        {state.kind === 'final' ? (
          <FinalResultBar gameID={game.gameID} text={game.resultDescription ?? ''} />
        ) : (
          <RollBar
            userBats={game.situation.userBats}
            isBusy={isBusy}
            isWaiting={choice !== null}
            problem={problems.rollBar}
            isElsewhere={state.isElsewhere}
            onRoll={roll}
            onPlayOn={playOn}
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
        {choice === null ? null : (
          <PendingChoiceDialog
            choice={choice}
            event={game.GameEvents[0]}
            outs={game.situation.outs}
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
