import type { WatchedGame } from '@pennant/contract/watched-game';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';

import { isolateName } from '../../../ui/isolated-name.ts';
import { InsidePageContext } from '../../../ui/page-context.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { GameScoreboard } from '../game-scoreboard.tsx';
import { Announcer } from '../play/announcer.tsx';
import { NO_NOTES } from '../play/decision-notes.ts';
import { RecentEvents } from '../play/recent-events.tsx';
import { BEFORE_THE_FIRST_PITCH, viewOfEvent } from '../public/event-view.ts';
import { publicGamePath } from '../share/public-game-path.ts';
import { TableOfGame } from '../table-of-game.tsx';
import { BEFORE_THE_GAME } from './before-the-game.ts';
import { useShownEvents } from './use-shown-events.ts';
import { useWatchedGame } from './use-watched-game.ts';
import { WatchBar, WatchStatus } from './watch-bar.tsx';
import { WatchGameTitle } from './watch-game-title.tsx';
import { watchNotice } from './watch-notice.ts';
import { watchedLineups } from './watched-lineups.ts';
import '../play/play-screen.css';
import '../play/field-panel.css';
import '../public/public-game.css';
import './watch-game.css';

const TIMES = { dice: 0, flip: 0, play: 1100 };

/** Time without a new play after which the page says that it waits for the manager, in ms. */
const QUIET_MS = 12_000;

/** Time from the last play until the page goes over to that of a game that is over, in ms. */
const GO_OVER_MS = 6_000;

/** A game as it is played: the table as its user has it, one decision behind, read only. */
export function WatchGameView({ begun }: { readonly begun: WatchedGame }) {
  const { state, resume } = useWatchedGame(begun);
  const { game, events, final, connection } = state;
  const { gameID, home, visitors } = game;
  const last = events.length;
  const { shown, isPlayed } = useShownEvents(last);
  const isCaughtUp = shown === last;
  const isQuiet = useIsQuiet(shown);
  const notice = watchNotice(state, { isCaughtUp, isQuiet: isQuiet && isCaughtUp });
  const isOver = final !== null && isCaughtUp;
  const hasBeenLost = useHasBeen(connection === 'lost');
  useGoOver(gameID, isOver && final.isPublic);

  const matchup = `${isolateName(visitors.name)} at ${isolateName(home.name)}`;
  usePageTitle(isOver ? matchup : `Live: ${matchup}`);
  const lineups = useMemo(() => watchedLineups(state.lineups), [state.lineups]);
  const findLineup = (id: string | null) => (id === null ? undefined : lineups.get(id));
  const teams = { home: toTeam(home), visitors: toTeam(visitors) };
  const event = events[shown - 1];
  const view =
    event === undefined
      ? null
      : viewOfEvent({ events, scoreboardData: final?.scoreboardData ?? null }, event, isPlayed);
  const isTop = Math.floor((events[shown - 2]?.ipOuts ?? 0) / 3) % 2 === 0;
  const newestFirst = useMemo(() => events.slice(0, shown).toReversed(), [events, shown]);

  return (
    <InsidePageContext value={true}>
      <div className="ballpark public-game watch-game">
        <WatchGameTitle game={game} kind={notice.kind} />
        <Announcer
          events={newestFirst}
          notes={NO_NOTES}
          upTo={shown}
          visitors={visitors.name}
          home={home.name}
          result={isOver ? final.resultDescription : null}
        />
        <WatchStatus notice={notice} hasBeenLost={hasBeenLost} />
        <GameScoreboard
          {...teams}
          scores={view?.scores ?? final?.scoreboardData ?? BEFORE_THE_FIRST_PITCH}
          atBat={view === null ? BEFORE_THE_GAME.atBat : view.atBat}
          className="ballpark-board"
        />
        <TableOfGame
          view={view ?? BEFORE_THE_GAME}
          home={{ ...teams.home, GameLineups: state.lineups.home }}
          visitors={{ ...teams.visitors, GameLineups: state.lineups.visitors }}
          isTop={isTop}
          findLineup={findLineup}
          times={TIMES}
        >
          <WatchBar
            gameID={gameID}
            notice={notice}
            isPublic={final?.isPublic === true}
            onResume={resume}
          />
        </TableOfGame>
        <div className="ballpark-sheet">
          <RecentEvents events={newestFirst} notes={NO_NOTES} />
        </div>
      </div>
    </InsidePageContext>
  );
}

/** Returns a side in the form in which the table takes it. */
const toTeam = ({ user, name }: WatchedGame['game']['home']) => ({
  userID: user?.username ?? null,
  UserTeam: { name },
});

/** Whether the shown event has been the same for some time. */
function useIsQuiet(shown: number): boolean {
  const [quietAt, setQuietAt] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setQuietAt(shown), QUIET_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return quietAt === shown;
}

/** Whether something has been true before. */
function useHasBeen(isTrue: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isTrue);
  if (isTrue && !hasBeen) setHasBeen(true);
  return hasBeen;
}

/** Goes over to the page of a game that is over, some time after its last play was shown. */
function useGoOver(gameID: string, isWanted: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(
      () => void navigate(publicGamePath(gameID), { replace: true }),
      GO_OVER_MS,
    );
    return () => clearTimeout(timer);
  }, [gameID, isWanted, navigate]);
}
