import type { RolledEventDto } from '@pennant/contract/game-event';
import type { ScoreboardData } from '@pennant/contract/game-situation';

const HITS: ReadonlySet<string | null> = new Set(['H1', 'H2', 'H3', 'HR']);

/** Adds runs to one half-inning of a line score, which may not be as long yet. */
function addRuns(innings: readonly number[], half: number, runs: number): number[] {
  const length = Math.max(innings.length, half + 1);
  return Array.from({ length }, (_, index) => (innings[index] ?? 0) + (index === half ? runs : 0));
}

/**
 * Returns the scoreboard after one more event. It equals the server's scoreboard at that moment,
 * but is computed from the event alone, so that a fast-forward can show each intermediate score.
 * @param outsBefore outs of the game before the event; three outs are a half-inning
 */
export function scoreboardAfterEvent(
  scores: ScoreboardData,
  event: Pick<
    RolledEventDto,
    'kind' | 'resultType' | 'play' | 'error' | 'runs' | 'ipOuts' | 'homeScore' | 'visitingScore'
  >,
  outsBefore: number,
): ScoreboardData {
  const half = Math.floor(outsBefore / 3);
  const hits = event.kind === 'plateAppearance' && HITS.has(event.resultType) ? 1 : 0;
  const errors = event.play === 'error' || event.error !== undefined ? 1 : 0;
  const visitorsBat = half % 2 === 0;
  const played = addRuns(scores.inningScores, half, event.runs);
  return {
    // A half-inning that has begun shows a zero.
    inningScores: addRuns(played, Math.floor(event.ipOuts / 3), 0),
    visitorScore: event.visitingScore,
    visitorHits: scores.visitorHits + (visitorsBat ? hits : 0),
    visitorErrors: scores.visitorErrors + (visitorsBat ? 0 : errors),
    homeScore: event.homeScore,
    homeHits: scores.homeHits + (visitorsBat ? 0 : hits),
    homeErrors: scores.homeErrors + (visitorsBat ? errors : 0),
  };
}
