import type { LiveGameHead, WatchedLiveGame } from '@pennant/contract/live';
import { useMemo } from 'react';
import { Link } from 'react-router';

import { Button } from '../../../ui/button.tsx';
import { isolateName } from '../../../ui/isolated-name.ts';
import { InsidePageContext } from '../../../ui/page-context.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { GameScoreboard } from '../../games/game-scoreboard.tsx';
import { Announcer } from '../../games/play/announcer.tsx';
import { NO_NOTES } from '../../games/play/decision-notes.ts';
import { RecentEvents } from '../../games/play/recent-events.tsx';
import { BEFORE_THE_FIRST_PITCH, viewOfEvent } from '../../games/public/event-view.ts';
import { ShareGame } from '../../games/share/share-game.tsx';
import { TableOfGame } from '../../games/table-of-game.tsx';
import { BEFORE_THE_GAME } from '../../games/watch/before-the-game.ts';
import { useShownEvents } from '../../games/watch/use-shown-events.ts';
import { watchedLineups } from '../../games/watch/watched-lineups.ts';
import { standingText } from '../live-words.ts';
import { VerifyPanel } from '../verify/verify-panel.tsx';
import { liveNotice } from './live-notice.ts';
import { useWatchedLiveGame } from './use-watched-live-game.ts';
import { watchedResultText } from './watched-result.ts';
import '../../games/play/play-screen.css';
import '../../games/play/field-panel.css';
import '../../games/public/public-game.css';
import '../../games/watch/watch-game.css';

const TIMES = { dice: 0, flip: 0, play: 1100 };

/** A live game for everybody but its players: as it goes on, then its end with its dice. */
export function WatchLiveView({ begun }: { readonly begun: WatchedLiveGame }) {
  const { state, resume } = useWatchedLiveGame(begun);
  const { game, events, update } = state;
  const { gameID, home, visitors } = game;
  const { shown, isPlayed } = useShownEvents(events.length);
  const isOver = update.phase === 'over' && shown === events.length;
  const result = isOver ? watchedResultText(state) : null;
  const notice = liveNotice(state, result);
  const matchup = `${isolateName(visitors.name)} at ${isolateName(home.name)}`;
  usePageTitle(isOver ? matchup : `Live: ${matchup}`);
  const lineups = useMemo(() => watchedLineups(game.lineups), [game.lineups]);
  const event = events[shown - 1];
  const view =
    event === undefined ? null : viewOfEvent({ events, scoreboardData: null }, event, isPlayed);
  const isTop = Math.floor((events[shown - 2]?.ipOuts ?? 0) / 3) % 2 === 0;
  const newestFirst = useMemo(() => events.slice(0, shown).toReversed(), [events, shown]);
  const teams = { home: toTeam(game, 'home'), visitors: toTeam(game, 'visitors') };
  return (
    <InsidePageContext value={true}>
      <div className="ballpark public-game watch-game">
        <Title game={game} isOver={isOver} />
        <Announcer
          events={newestFirst}
          notes={NO_NOTES}
          upTo={shown}
          visitors={visitors.name}
          home={home.name}
          result={result}
        />
        <GameScoreboard
          {...teams}
          scores={view?.scores ?? BEFORE_THE_FIRST_PITCH}
          atBat={isOver ? null : (view?.atBat ?? BEFORE_THE_GAME.atBat)}
          className="ballpark-board"
        />
        <TableOfGame
          view={view ?? BEFORE_THE_GAME}
          {...teams}
          isTop={isTop}
          findLineup={(id) => (id === null ? undefined : lineups.get(id))}
          times={TIMES}
        >
          <section
            aria-label="Connection"
            className="step-bar watch-bar lamp-lit"
            data-kind={notice.kind}
          >
            <span className="watch-lamp" aria-hidden="true" />
            <p className="min-w-0 text-sm/[1.3] text-chalk-soft">
              <b className="block font-varsity text-base/[1.2] font-normal text-lamp">
                {notice.title}
              </b>
              {notice.text}
            </p>
            {notice.kind === 'replaced' ? (
              <Button size="small" paint="outfield" onClick={resume}>
                Watch here
              </Button>
            ) : null}
          </section>
        </TableOfGame>
        <div className="ballpark-sheet">
          <RecentEvents events={newestFirst} notes={NO_NOTES} />
        </div>
      </div>
      {isOver && update.winner !== null ? (
        <div className="page-column flex flex-col gap-6 py-8">
          <p className="font-slab text-lg font-semibold">
            {result} <span className="font-normal text-ink-soft">{standingText(update)}</span>
          </p>
          <VerifyPanel
            gameID={gameID}
            commitment={game.commitment}
            side={null}
            isDisputed={update.isDisputed}
            onDisputed={() => undefined}
          />
        </div>
      ) : null}
    </InsidePageContext>
  );
}

/** Returns a side in the form in which the table takes it. */
const toTeam = (game: LiveGameHead, side: 'home' | 'visitors') => ({
  userID: game[side].user?.username ?? side,
  UserTeam: { name: game[side].name },
  GameLineups: game.lineups[side],
});

function Title({ game, isOver }: { readonly game: LiveGameHead; readonly isOver: boolean }) {
  return (
    <header className="public-title">
      <h1 className="public-title-teams">
        <span className="public-title-name">{isolateName(game.visitors.name)} </span>
        <span className="public-title-name">
          <small className="watch-title-at">at</small> {isolateName(game.home.name)}
        </span>
      </h1>
      <p className="watch-title-users text-sm text-chalk-soft">
        <span className="public-title-day font-varsity">{isOver ? 'Over' : 'Live'}</span>{' '}
        <span className="whitespace-nowrap">
          <User user={game.visitors.user} /> at <User user={game.home.user} />
        </span>
      </p>
      <ShareGame path={`/live/${game.gameID}`} />
    </header>
  );
}

function User({ user }: Pick<LiveGameHead['home'], 'user'>) {
  if (user === null) return <>a former player</>;
  return (
    <Link to={`/players/${encodeURIComponent(user.username)}`} className="underline">
      {user.username}
    </Link>
  );
}
