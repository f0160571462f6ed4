import type { DailyGameDto } from '@pennant/contract/daily';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameSource } from '@pennant/rules/games/setup';
import { useEffect, useMemo, useRef } from 'react';

import { InsidePageContext } from '../../../ui/page-context.ts';
import { useWideScreen } from '../../../ui/media-query-hooks.ts';
import { GameScoreboard } from '../../games/game-scoreboard.tsx';
import { sidesOf } from '../../games/home-and-visitor-sides.ts';
import { ActivePlayers } from '../../games/play/active-players.tsx';
import { Announcer } from '../../games/play/announcer.tsx';
import { BothLineups } from '../../games/play/both-lineups.tsx';
import { NO_NOTES } from '../../games/play/decision-notes.ts';
import { lineupsByID } from '../../games/play/merge-roll-response.ts';
import { useKeyboardShortcuts } from '../../games/play/use-keyboard-shortcuts.ts';
import { useSpaceBar } from '../../games/play/use-space-bar.ts';
import { DAILY_PACE } from '../attempt/pace.ts';
import type { AttemptRun } from '../attempt/attempt-run.ts';
import { useAttempt, type BegunAttempt } from '../attempt/use-attempt.ts';
import type { AttemptKind } from '../attempt/play-step.ts';
import { clubOf, DAILY_NAME, matchupOf } from '../daily-words.ts';
import { DailyField } from './daily-field.tsx';
import { DailySheet } from './daily-sheet.tsx';
import { MatchupChips } from './matchup-chips.tsx';
import { toDailyTable } from './daily-table-source.ts';
import { OWN_USER } from './own-user.ts';
import { shownView } from './shown-view.ts';
import { useAttemptSound } from './use-attempt-sound.ts';
import '../../games/play/play-screen.css';
import '../../games/play/field-panel.css';
import './daily-table.css';

interface Props {
  readonly game: DailyGameDto;
  readonly begun: BegunAttempt;
  /** The game has come to its end, and its user wants to see how it was managed. */
  readonly onFinished: (attempt: { readonly kind: AttemptKind; readonly run: AttemptRun }) => void;
}

/** The table of a day's game: it rolls on by itself, and asks where something is to be decided. */
export function DailyTable({ game, begun, onFinished }: Props) {
  const attempt = useAttempt(begun);
  const { state, factor, skip } = attempt;
  const { run, shown, from, phase } = state;
  const setup = useMemo(() => compileSetup(game.setup as GameSource), [game.setup]);
  const table = useMemo(() => toDailyTable(game, run), [game, run]);
  const lineups = useMemo(() => lineupsByID(table), [table]);
  const { home, visitors } = useMemo(() => sidesOf(table.GameParticipants), [table]);
  const view = shownView(state, table);
  const wide = useWideScreen();
  // The table has the whole screen: the navigation is above it.
  const frame = useRef<HTMLDivElement>(null);
  // Newer browsers return a promise of it, which is no function to clean up with.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'start' });
  }, []);
  useAttemptSound(state, { table, factor });
  useSpaceBar(skip);
  useKeyboardShortcuts({ Escape: skip });

  const findLineup = (id: string | null) => (id === null ? undefined : lineups.get(id));
  const [batter, pitcher] = [findLineup(view.batterID), findLineup(view.pitcherID)];
  const homeBats = home.GameLineups.some(({ gameLineupID }) => gameLineupID === view.batterID);
  const arms = table.situation.tiredness;
  const told = run.events.slice(0, shown);
  const isOver = phase === 'still' && run.next === null;
  const result = isOver
    ? `${clubOf(game.visitors)} ${run.state.visitors.runs}, ${clubOf(game.home)} ${run.state.home.runs}.`
    : null;
  return (
    <InsidePageContext value={true}>
      <div ref={frame} className="ballpark daily-table">
        <h1 className="sr-only">
          {DAILY_NAME}: {matchupOf(game)}
        </h1>
        <Announcer
          events={table.GameEvents}
          notes={NO_NOTES}
          upTo={shown}
          visitors={clubOf(game.visitors)}
          home={clubOf(game.home)}
          result={result}
        />
        <div className="daily-stage">
          <GameScoreboard
            visitors={nameOnly(visitors, game.visitors)}
            home={nameOnly(home, game.home)}
            ownID={OWN_USER}
            scores={view.scores}
            atBat={view.atBat}
            className="ballpark-board"
          />
          <DailyField
            view={view}
            home={home}
            visitors={visitors}
            homeBats={homeBats}
            findLineup={findLineup}
            times={{
              dice: 0.8 * DAILY_PACE.thrown * factor,
              play: (shown - 1 === from ? DAILY_PACE.scored : DAILY_PACE.usual) * 0.9 * factor,
            }}
            onSkip={skip}
          />
          {wide ? (
            <ActivePlayers
              view={{ event: view.event, thrown: view.thrown, arms }}
              batter={batter}
              pitcher={pitcher}
              batting={homeBats ? home : visitors}
              fielding={homeBats ? visitors : home}
            />
          ) : (
            <MatchupChips batter={batter} pitcher={pitcher} arms={arms} />
          )}
          <DailySheet
            attempt={attempt}
            told={told}
            decision={{ setup, side: game.side, state: run.state, table }}
            matchup={matchupOf(game)}
            result={result}
            onFinished={() => onFinished({ kind: state.kind, run })}
          />
        </div>
        <div className="ballpark-nines min-w-0">
          <BothLineups home={home} visitors={visitors} />
        </div>
      </div>
    </InsidePageContext>
  );
}

/** Returns a side under the name of its club alone: the day tells the season. */
const nameOnly = <Side extends { readonly UserTeam: { readonly name: string } }>(
  side: Side,
  club: DailyGameDto['home'],
): Side => ({ ...side, UserTeam: { ...side.UserTeam, name: clubOf(club) } });
