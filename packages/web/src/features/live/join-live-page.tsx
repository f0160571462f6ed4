import type { LiveInvitation } from '@pennant/contract/live';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';

import { isNotFound, type ApiError } from '../../api/api-error.ts';
import { useVisitor } from '../../api/current-user.ts';
import {
  forgetPageToReturnTo,
  keepPageToReturnTo,
  readPageToReturnTo,
} from '../../api/page-to-return-to.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageBody } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { AcceptInvitation } from './lobby/accept-invitation.tsx';
import { titleOfInvitation } from './share/live-invitation-metadata.ts';

/** The page /live/join/{token}: an invitation to a live game, for whoever has the link. */
export function JoinLivePage() {
  const { token = '' } = useParams();
  const invitation = useApiQuery('GET /live/invitations/{token}', { params: { token } });
  const visitor = useVisitor();
  // A guest who went to register or to sign in has come back.
  const isPlayer = visitor.kind === 'player';
  useEffect(() => {
    if (isPlayer && readPageToReturnTo() === `/live/join/${token}`) forgetPageToReturnTo();
  }, [isPlayer, token]);
  const isReadAgain = useReadAgainAsPlayer(invitation, isPlayer);
  if (isNotFound(invitation.error)) {
    return (
      <NoInvitation title="No such invitation">
        Look whether the address is whole, or ask for a new link.
      </NoInvitation>
    );
  }
  if (invitation.isError) {
    return (
      <ErrorState
        title="Error fetching the invitation"
        error={invitation.error}
        onRetry={() => void invitation.refetch()}
      />
    );
  }
  if (invitation.isPending || isReadAgain) return <Loading />;
  return <Invitation invitation={invitation.data} token={token} />;
}

/**
 * Reads an invitation again that was taken up, for a player: the server renders the page for a
 * guest, who is not told which game came of it. Returns whether that is still to come.
 */
function useReadAgainAsPlayer(
  { data, isError, isFetchedAfterMount, refetch }: UseQueryResult<LiveInvitation, ApiError>,
  isPlayer: boolean,
): boolean {
  const isNeeded = isPlayer && !isError && !isFetchedAfterMount && data?.state === 'used';
  useEffect(() => {
    if (isNeeded) void refetch();
  }, [isNeeded, refetch]);
  return isNeeded;
}

const NoInvitation = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: string;
}) => (
  <EmptyState
    title={title}
    picture={<EmptyDugout className="w-56" />}
    action={<LinkButton to="/live">Play live</LinkButton>}
  >
    {children}
  </EmptyState>
);

function Invitation({
  invitation,
  token,
}: {
  readonly invitation: LiveInvitation;
  readonly token: string;
}) {
  const visitor = useVisitor();
  const { state, username, team, isRated, expires, gameID } = invitation;
  usePageTitle(titleOfInvitation(invitation));
  if (state === 'used') {
    return (
      <div {...(visitor.kind === 'checking' ? { 'data-for-guests': '' } : {})}>
        <UsedInvitation username={username} gameID={gameID} />
      </div>
    );
  }
  if (state === 'expired') {
    return (
      <NoInvitation title="The invitation is over">
        {`It was good for a day. Ask ${username} for a new link.`}
      </NoInvitation>
    );
  }
  if (visitor.kind === 'player' && visitor.user.username === username) {
    return (
      <NoInvitation title="This is your own invitation">
        Send the link to somebody, and wait on the page Play live: the game opens by itself.
      </NoInvitation>
    );
  }
  return (
    <PageBody narrow>
      <article className="border-2 border-ink bg-raised shadow-card">
        <header className="lamp-lit border-b-4 border-double border-tin-line bg-tin px-5 py-6 text-center text-chalk">
          <p className="font-varsity text-sm text-lamp">A live game</p>
          {/* A username is one word, of up to 24 letters: it has a line of its own. */}
          <h1 className="mt-1 mb-2 font-display text-xl sm:text-3xl">
            <span className="block wrap-anywhere">{username}</span> wants to play you
          </h1>
          <p className="wrap-anywhere text-chalk-soft">Your nine against {isolateName(team)}</p>
        </header>
        <div className="px-5 py-5 sm:px-6">
          <p>
            Nine innings, now, both of you at the table: you decide unseen by each other, and the
            dice follow from both browsers and the server. About half an hour.
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            {isRated ? 'It is rated. ' : 'It is not rated. '}
            For one player, until <DayAndTime at={expires} />.
          </p>
          <div className="mt-5">
            {visitor.kind === 'player' ? (
              <AcceptInvitation token={token} username={username} />
            ) : (
              <div {...(visitor.kind === 'guest' ? {} : { 'data-for-guests': '' })}>
                <JoinForGuests token={token} username={username} />
              </div>
            )}
          </div>
        </div>
      </article>
    </PageBody>
  );
}

/** An invitation that was taken up: its two players are brought to their game. */
const UsedInvitation = ({ username, gameID }: Pick<LiveInvitation, 'username' | 'gameID'>) =>
  gameID === null ? (
    <NoInvitation title="The invitation is taken">
      {`Somebody else plays ${username}. Ask for a new link.`}
    </NoInvitation>
  ) : (
    <Navigate to={`/live/${gameID}`} replace />
  );

/** How a guest takes up an invitation: by registering or signing in, and coming back. */
function JoinForGuests({ token, username }: { readonly token: string; readonly username: string }) {
  const keep = () => keepPageToReturnTo(`/live/join/${token}`);
  return (
    <>
      <p className="mb-3 border-t border-rule pt-4">
        <strong className="font-slab">New here?</strong> Register, and 24 cards make your first
        team. Then you come back to {username}’s game.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <LinkButton to="/register" paint="pennant" size="large" onClick={keep}>
          Register
        </LinkButton>
        <TextLink to="/login" className="py-2" onClick={keep}>
          Login
        </TextLink>
      </div>
    </>
  );
}
