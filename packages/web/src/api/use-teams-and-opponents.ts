import { messageOf } from './api-error.ts';
import { useApiQuery } from './query-hooks.ts';

/** Fetches the user's teams and all computer teams; `failure` is set where either call failed. */
export function useTeamsAndOpponents() {
  const teams = useApiQuery('GET /teams/user');
  const opponents = useApiQuery('GET /teams/comp-team', { query: { lineups: 'none' } });
  const failed = teams.isError ? teams : opponents.isError ? opponents : null;
  const what = teams.isError ? 'user' : 'opponent';
  const failure = failed && {
    title: `Error fetching ${what} teams: ${messageOf(failed.error)}`,
    onRetry: () => void failed.refetch(),
  };
  return { teams, opponents, failure };
}
