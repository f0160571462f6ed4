import type { RolledEvent } from '@pennant/contract/game-event';
import type { ScoreboardData } from '@pennant/contract/game-situation';

const HITS: ReadonlySet<string | null> = new Set(['H1', 'H2', 'H3', 'HR']);

/** Adds to one place of a line of innings that may not be as long yet. */
function addAt(innings: readonly number[], half: number, runs: number): number[] {
  const length = Math.max(innings.length, half + 1);
  return Array.from({ length }, (_, at) => (innings[at] ?? 0) + (at === half ? runs : 0));
}

/**
 * The scoreboard after one more event: what the server's own says at that moment, worked out from the event alone, so that the
 * scores of a stretch played at once can be hung out one after the other.
 * @param outsBefore outs of the game before the event: they tell the half-inning, three to each
 */
export function scoresAfter(
  scores: ScoreboardData,
  event: Pick<
    RolledEvent,
    'kind' | 'resultType' | 'play' | 'runs' | 'ipOuts' | 'homeScore' | 'visitingScore'
  >,
  outsBefore: number,
): ScoreboardData {
  const half = Math.floor(outsBefore / 3);
  const hits = event.kind === 'plateAppearance' && HITS.has(event.resultType) ? 1 : 0;
  const errors = event.play === 'error' ? 1 : 0;
  const visitorsBat = half % 2 === 0;
  const played = addAt(scores.inningScores, half, event.runs);
  return {
    // A half that has begun shows a nought.
    inningScores: addAt(played, Math.floor(event.ipOuts / 3), 0),
    visitorScore: event.visitingScore,
    visitorHits: scores.visitorHits + (visitorsBat ? hits : 0),
    visitorErrors: scores.visitorErrors + (visitorsBat ? 0 : errors),
    homeScore: event.homeScore,
    homeHits: scores.homeHits + (visitorsBat ? 0 : hits),
    homeErrors: scores.homeErrors + (visitorsBat ? errors : 0),
  };
}
