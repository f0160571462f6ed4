import type { ChallengeLink } from '@pennant/contract/challenges';
import { useEffect } from 'react';
import { useParams } from 'react-router';

import { isNotFound } from '../../api/api-error.ts';
import { useVisitor } from '../../api/current-user.ts';
import { forgetPageToReturnTo, readPageToReturnTo } from '../../api/page-to-return-to.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageBody } from '../../ui/page-layout.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { ReportChallengedTeam } from '../reports/report-challenged-team.tsx';
import { AcceptChallenge } from './accept-challenge.tsx';
import { ChallengeForGuests } from './challenge-for-guests.tsx';
import { titleOfChallenge } from './challenge-link-metadata.ts';
import { OverChallenge, type WhyOver } from './over-challenge.tsx';
import { TeamPennant } from './team-pennant.tsx';

/** The page /challenge/{token}: the challenge of a link, for whoever has the link. */
export function ChallengePage() {
  const { token = '' } = useParams();
  const link = useApiQuery('GET /challenges/link/{token}', { params: { token } });
  const visitor = useVisitor();
  // A guest who went to register or to sign in has come back.
  const isPlayer = visitor.kind === 'player';
  useEffect(() => {
    if (isPlayer && readPageToReturnTo() === `/challenge/${token}`) forgetPageToReturnTo();
  }, [isPlayer, token]);
  if (isNotFound(link.error)) return <NoChallenge />;
  if (link.isError) {
    return (
      <ErrorState
        title="Error fetching the challenge"
        error={link.error}
        onRetry={() => void link.refetch()}
      />
    );
  }
  if (link.isPending) return <Loading />;
  return <Challenge link={link.data} token={token} />;
}

const NoChallenge = () => (
  <EmptyState
    title="No such challenge"
    picture={<EmptyDugout className="w-56" />}
    action={<LinkButton to="/">To the ballpark</LinkButton>}
  >
    Look whether the address is whole, or ask for a new link.
  </EmptyState>
);

/** Returns why a challenge cannot be taken up by a visitor; null where it can. */
function whyOver({ state, team, User }: ChallengeLink, ownID: string | null): WhyOver | null {
  if (state !== 'open') return state;
  if (team === null) return 'withdrawn';
  return User.userID === ownID ? 'own' : null;
}

function Challenge({ link, token }: { readonly link: ChallengeLink; readonly token: string }) {
  const visitor = useVisitor();
  const { User, team, expires } = link;
  usePageTitle(titleOfChallenge(link));
  const why = whyOver(link, visitor.kind === 'player' ? visitor.user.userID : null);
  if (why !== null) return <OverChallenge why={why} username={User.username} token={token} />;
  const name = team?.name ?? '';
  return (
    <PageBody narrow>
      <article className="border-2 border-ink bg-raised shadow-card">
        <header className="lamp-lit flex flex-col items-center gap-3 border-b-4 border-double border-tin-line bg-tin px-5 py-6 text-center text-chalk">
          <p className="font-varsity text-sm text-lamp">A challenge</p>
          <TeamPennant team={name} userID={User.userID} className="w-40 sm:w-52" />
          <h1 className="font-display text-2xl wrap-anywhere sm:text-3xl">
            {User.username} challenges you
          </h1>
          <p className="wrap-anywhere text-chalk-soft">
            Your nine against {isolateName(name)}
            <span className="figures">, score {team?.score}</span>
          </p>
        </header>
        <div className="px-5 py-5 sm:px-6">
          <p>
            Nine innings with real dice, whenever you like: {User.username} need not be there. The
            computer manages {isolateName(name)} as {User.username} has ordered. The game is not
            rated.
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            For one player, until <DayAndTime at={expires} />.
          </p>
          <div className="mt-5">
            {visitor.kind === 'player' ? (
              <AcceptChallenge token={token} username={User.username} />
            ) : (
              <div {...(visitor.kind === 'guest' ? {} : { 'data-for-guests': '' })}>
                <ChallengeForGuests token={token} username={User.username} />
              </div>
            )}
          </div>
        </div>
      </article>
      <ReportChallengedTeam username={User.username} team={name} />
    </PageBody>
  );
}
