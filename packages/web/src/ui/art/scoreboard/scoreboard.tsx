import { useEffect, useRef } from 'react';
import { RobotIcon } from '../signs/icons.tsx';
import { TinPlate } from './tin-plate.tsx';
import '../art.css';
import './scoreboard.css';

export interface BoardSide {
  readonly name: string;
  /** Managed by the computer. */
  readonly isComputer: boolean;
}

/** Scores as the contract's `scoreboardData` carries them. */
export interface BoardScores {
  /** Runs of each half-inning played or under way, the visitors' first. */
  readonly inningScores: readonly number[];
  readonly visitorScore: number;
  readonly visitorHits: number;
  readonly visitorErrors: number;
  readonly homeScore: number;
  readonly homeHits: number;
  readonly homeErrors: number;
}

interface Props {
  visitor: BoardSide;
  home: BoardSide;
  scores: BoardScores;
  /** Which half-inning is at bat; null once the game is over. */
  atBat: { readonly inning: number; readonly half: 'top' | 'bottom'; readonly outs: number } | null;
  className?: string;
}

const REGULATION = 9;

// What scrolls must be reachable by key.
const REACHABLE = { tabIndex: 0, role: 'region' } as const;

/** The hand-turned scoreboard: a plate for each half-inning, runs, hits and errors apart, a lamp for each out. */
export const Scoreboard = ({ visitor, home, scores, atBat, className }: Props) => {
  const innings = Math.max(
    REGULATION,
    Math.ceil(scores.inningScores.length / 2),
    atBat?.inning ?? 0,
  );
  const frame = useRef<HTMLDivElement>(null);
  const current = atBat?.inning ?? innings;
  // On a narrow screen the inning at bat stays in sight.
  useEffect(() => {
    const board = frame.current;
    const column = board?.querySelector<HTMLElement>(`[data-inning="${current}"]`);
    if (board && column) board.scrollLeft = column.offsetLeft - board.clientWidth / 2;
  }, [current]);

  const row = (side: BoardSide, half: 'top' | 'bottom', totals: readonly number[]) => {
    const batting = atBat?.half === half;
    return (
      <tr data-batting={batting || undefined}>
        <th scope="row">
          <span className="scoreboard-side">
            {side.isComputer && <RobotIcon title="Computer" />}
            <span className="scoreboard-name">{side.name}</span>
            {batting && <span className="art-unseen"> at bat</span>}
          </span>
        </th>
        {Array.from({ length: innings }, (_, at) => {
          const runs = scores.inningScores[at * 2 + (half === 'top' ? 0 : 1)];
          return (
            <td key={at} data-now={(batting && atBat?.inning === at + 1) || undefined}>
              <TinPlate value={runs ?? null} />
            </td>
          );
        })}
        {totals.map((total, at) => (
          <td key={'RHE'.charAt(at)} className={`scoreboard-total scoreboard-${'rhe'.charAt(at)}`}>
            <TinPlate value={total} />
          </td>
        ))}
      </tr>
    );
  };

  return (
    <div className={`scoreboard ${className ?? ''}`}>
      <div ref={frame} className="scoreboard-frame" aria-label="Line score" {...REACHABLE}>
        <table>
          <caption className="art-unseen">
            {visitor.name} {scores.visitorScore}, {home.name} {scores.homeScore}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="art-unseen">Team</span>
              </th>
              {Array.from({ length: innings }, (_, at) => (
                <th
                  key={at}
                  scope="col"
                  data-inning={at + 1}
                  data-now={atBat?.inning === at + 1 || undefined}
                >
                  {at + 1}
                </th>
              ))}
              {[
                ['R', 'runs'],
                ['H', 'hits'],
                ['E', 'errors'],
              ].map(([head, says]) => (
                <th
                  key={head}
                  scope="col"
                  abbr={says}
                  className={`scoreboard-total scoreboard-${head?.toLowerCase()}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(visitor, 'top', [scores.visitorScore, scores.visitorHits, scores.visitorErrors])}
            {row(home, 'bottom', [scores.homeScore, scores.homeHits, scores.homeErrors])}
          </tbody>
        </table>
      </div>
      <p className="scoreboard-foot">
        {atBat === null ? (
          <span>Final</span>
        ) : (
          <>
            <span>
              {atBat.half === 'top' ? 'Top' : 'Bottom'} {atBat.inning}
            </span>
            <span className="scoreboard-outs">
              Out
              {[1, 2].map((lamp) => (
                <i key={lamp} data-lit={atBat.outs >= lamp || undefined} />
              ))}
              <span className="art-unseen">{atBat.outs}</span>
            </span>
          </>
        )}
      </p>
    </div>
  );
};
