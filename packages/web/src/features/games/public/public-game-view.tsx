import type { PublicGame } from '@pennant/contract/public-game';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';

import { InsidePageContext } from '../../../ui/page-context.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { eventAnnouncement } from '../event-text.ts';
import { GameScoreboard } from '../game-scoreboard.tsx';
import { buildGameWinProbability } from '../summary/game-win-probability.ts';
import { titleOfPublicGame } from '../share/public-game-metadata.ts';
import { publicGamePath } from '../share/public-game-path.ts';
import { TableOfGame } from '../table-of-game.tsx';
import { viewOfEvent } from './event-view.ts';
import { InningSheet } from './inning-sheet.tsx';
import { PublicGameDetails } from './public-game-details.tsx';
import { PublicGameTitle } from './public-game-title.tsx';
import { publicLineups } from './public-lineups.ts';
import { SituationChange } from './situation-change.tsx';
import { StepBar } from './step-bar.tsx';
import { useAutoStep } from './use-auto-step.ts';
import { useShownEvent } from './use-shown-event.ts';
import { useStepKeys } from './use-step-keys.ts';
import '../play/play-screen.css';
import '../play/field-panel.css';
import './public-game.css';

/** How long a play takes on the field, in ms. */
const PLAY_MS = 1100;
const TIMES = { dice: 0, flip: 0, play: PLAY_MS };

/** A game that is over, event by event: the table as its user saw it, and the details below. */
export function PublicGameView({ game }: { readonly game: PublicGame }) {
  const { gameID, events, home, visitors } = game;
  const last = events.length;
  const { eventNumber, isPlayed, showEvent } = useShownEvent(gameID, last);
  useStepKeys({ eventNumber, last, onStep: showEvent });
  const auto = useAutoStep({ eventNumber, last, onStep: showEvent });
  const line = useMemo(
    () =>
      buildGameWinProbability({
        GameEvents: events.toReversed(),
        isFinal: true,
        isAbandoned: game.isAbandoned,
      }),
    [events, game.isAbandoned],
  );
  const lineups = useMemo(() => publicLineups(game), [game]);
  const [homeTeam, visitingTeam] = useMemo(
    () => [home, visitors].map(toTeam) as [ReturnType<typeof toTeam>, ReturnType<typeof toTeam>],
    [home, visitors],
  );
  const play = line.played[eventNumber - 1];
  const event = play?.event;
  usePageTitle(titleOfPublicGame(game, event));
  const table = useTableInSight();
  const findLineup = (id: string | null) => (id === null ? undefined : lineups.get(id));
  const isTop = (play?.half ?? 0) % 2 === 0;
  const view = event === undefined ? null : viewOfEvent(game, event, isPlayed);
  return (
    <InsidePageContext value={true}>
      <div ref={table} tabIndex={-1} className="ballpark public-game">
        <PublicGameTitle
          game={game}
          sharedPath={publicGamePath(gameID, eventNumber === last ? undefined : eventNumber)}
        />
        <GameScoreboard
          visitors={visitingTeam}
          home={homeTeam}
          scores={view?.scores ?? game.scoreboardData}
          atBat={view?.atBat ?? null}
          className="ballpark-board"
        />
        {view === null || play === undefined ? (
          <p className="public-empty bg-raised px-4 py-6 text-lg shadow-card">
            It was given up before the first pitch: there is nothing to see but the lineups’ good
            intentions.
          </p>
        ) : (
          <>
            <TableOfGame
              view={view}
              home={homeTeam}
              visitors={visitingTeam}
              isTop={isTop}
              findLineup={findLineup}
              times={TIMES}
            >
              <SituationChange
                line={line}
                play={play}
                names={{ visitors: visitors.name, home: home.name }}
              />
              <StepBar
                gameID={gameID}
                event={play.event}
                half={play.half}
                last={last}
                auto={auto}
              />
            </TableOfGame>
            <div className="ballpark-sheet">
              <InningSheet
                gameID={gameID}
                plays={line.played.filter(({ half }) => half === play.half)}
                shown={eventNumber}
              />
            </div>
          </>
        )}
        {/* The empty element stays, so that screen readers announce what appears in it. */}
        <p role="status" className="sr-only">
          {isPlayed && event !== undefined
            ? eventAnnouncement(event, {
                outsBefore: events[eventNumber - 2]?.ipOuts ?? 0,
                visitors: visitors.name,
                home: home.name,
              })
            : null}
        </p>
      </div>
      <PublicGameDetails game={game} line={line} />
    </InsidePageContext>
  );
}

/** Returns a side in the form in which the table takes it. */
const toTeam = ({ user, name, lineups }: PublicGame['home']) => ({
  userID: user?.username ?? null,
  UserTeam: { name },
  GameLineups: lineups,
});

/** Returns the ref of an element that is brought into sight where an event is come to by a link. */
function useTableInSight() {
  const table = useRef<HTMLDivElement>(null);
  // Of each navigation: a link to the event that is shown leads to it as well.
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const element = table.current;
    if (element === null || element.getBoundingClientRect().bottom > window.innerHeight / 2) return;
    element.scrollIntoView({ block: 'start' });
    element.focus({ preventScroll: true });
  }, [key]);
  return table;
}
