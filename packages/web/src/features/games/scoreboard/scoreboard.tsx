import { useEffect, useRef } from 'react';
import { RobotIcon } from '../../../ui/illustrations/game-icons.tsx';
import { isolateName } from '../../../ui/isolated-name.ts';
import { ScorePlate } from './score-plate.tsx';
import '../../../ui/art.css';
import './scoreboard.css';

export interface ScoreboardSide {
  readonly name: string;
  /** Whether the computer manages this side. */
  readonly isComputer: boolean;
}

/** The scores of the contract's `scoreboardOf`. */
export interface ScoreboardScores {
  /** Runs of each half-inning played or under way, visitors first. */
  readonly inningScores: readonly number[];
  readonly visitorScore: number;
  readonly visitorHits: number;
  readonly visitorErrors: number;
  readonly homeScore: number;
  readonly homeHits: number;
  readonly homeErrors: number;
}

interface Props {
  visitor: ScoreboardSide;
  home: ScoreboardSide;
  scores: ScoreboardScores;
  /** The half-inning under way and its outs; null once the game is over. */
  atBat: { readonly inning: number; readonly half: 'top' | 'bottom'; readonly outs: number } | null;
  className?: string;
}

const REGULATION_INNINGS = 9;

// A scrolling element must be focusable, to scroll it by key.
const FOCUSABLE_REGION = { tabIndex: 0, role: 'region' } as const;

/** The scoreboard: runs of each half-inning, totals of runs, hits and errors, and the outs. */
export const Scoreboard = ({ visitor, home, scores, atBat, className }: Props) => {
  const played = Math.ceil(scores.inningScores.length / 2);
  const innings = Math.max(REGULATION_INNINGS, played, atBat?.inning ?? 0);
  const frame = useRef<HTMLDivElement>(null);
  const current = atBat?.inning ?? Math.max(1, played);
  const names = `${visitor.name} ${home.name}`;
  // On a narrow screen the current inning, or the last one, is scrolled into view: again where
  // shorter names, which a rendered page gets in the browser, move it.
  const scrolledFor = useRef('');
  useEffect(() => {
    const place = `${current} ${names}`;
    if (scrolledFor.current === place) return;
    scrolledFor.current = place;
    const scroller = frame.current;
    const column = scroller?.querySelector<HTMLElement>(`[data-inning="${current}"]`);
    if (scroller && column) scroller.scrollLeft = column.offsetLeft - scroller.clientWidth / 2;
  });

  const row = (side: ScoreboardSide, half: 'top' | 'bottom', totals: readonly number[]) => {
    const isBatting = atBat?.half === half;
    return (
      <tr data-batting={isBatting || undefined}>
        <th scope="row">
          <span className="scoreboard-side">
            {side.isComputer && <RobotIcon title="Computer" />}
            <span className="scoreboard-name">{isolateName(side.name)}</span>
            {isBatting && <span className="art-unseen"> at bat</span>}
          </span>
        </th>
        {Array.from({ length: innings }, (_, index) => {
          const runs = scores.inningScores[index * 2 + (half === 'top' ? 0 : 1)];
          return (
            <td key={index} data-now={(isBatting && atBat?.inning === index + 1) || undefined}>
              <ScorePlate value={runs ?? null} />
            </td>
          );
        })}
        {totals.map((total, index) => (
          <td
            key={'RHE'.charAt(index)}
            className={`scoreboard-total scoreboard-${'rhe'.charAt(index)}`}
          >
            <ScorePlate value={total} />
          </td>
        ))}
      </tr>
    );
  };

  return (
    <div className={`scoreboard ${className ?? ''}`}>
      <div ref={frame} className="scoreboard-frame" aria-label="Line score" {...FOCUSABLE_REGION}>
        <table>
          <caption className="art-unseen">
            {isolateName(visitor.name)} {scores.visitorScore}, {isolateName(home.name)}{' '}
            {scores.homeScore}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="art-unseen">Team</span>
              </th>
              {Array.from({ length: innings }, (_, index) => (
                <th
                  key={index}
                  scope="col"
                  data-inning={index + 1}
                  data-now={atBat?.inning === index + 1 || undefined}
                >
                  {index + 1}
                </th>
              ))}
              {[
                ['R', 'runs'],
                ['H', 'hits'],
                ['E', 'errors'],
              ].map(([head, name]) => (
                <th
                  key={head}
                  scope="col"
                  abbr={name}
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
