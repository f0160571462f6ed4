import { MAX_CHALLENGES_UNDER_WAY } from '@pennant/rules/challenges/challenge-limits';

import { useApiQuery } from '../../api/query-hooks.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { ratingText } from './challenge-words.ts';

/** The user's rating among the players, what games still pay today, and what is in the way. */
export function OwnStanding() {
  const { data } = useApiQuery('GET /challenges/team');
  if (data === undefined) return <p className="min-h-6" aria-hidden="true" />;
  const { rating, team, paidGamesLeft, gamesUnderWay } = data;
  return (
    <div className="flex flex-col gap-1 border-l-4 border-outfield-paint bg-raised px-4 py-2.5 text-sm">
      <p className="figures">
        Your rating <strong>{ratingText(rating)}</strong>
        {' · '}
        {paidGamesLeft === 0
          ? 'today’s rated games have paid all they can'
          : `${paidGamesLeft === 1 ? 'one more rated game pays' : `${paidGamesLeft} rated games pay`} today`}
      </p>
      {gamesUnderWay < MAX_CHALLENGES_UNDER_WAY ? null : (
        <p className="font-semibold text-bad">
          You have {gamesUnderWay} challenges under way, as many as anyone may have. Play one to its
          end first: <TextLink to="/games/user">My Games</TextLink>
        </p>
      )}
      {team === null ? (
        <p>
          Nobody can play your team yet. <TextLink to="/team/user">Publish one</TextLink>, and
          others find you here while you are away.
        </p>
      ) : team.problem === null ? null : (
        <p>
          Your published team is out of date: nobody can challenge it.{' '}
          <TextLink to="/team/user">Publish it again</TextLink>
        </p>
      )}
    </div>
  );
}
