import type { LiveInvitation } from '@pennant/contract/live';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { isNotFound, messageOf, type ApiError } from '../../../api/api-error.ts';
import { useApiQuery } from '../../../api/query-hooks.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { DayAndTime } from '../../../ui/day-and-time.tsx';
import { CheckField, TextField } from '../../../ui/form-fields.tsx';
import { copyLink, hasShareSheet, shareLink } from '../../../ui/share-link.ts';
import { keepInvitation, readKeptInvitation, type KeptInvitation } from './kept-invitation.ts';

/** How often the page asks whether an invitation was taken up, in ms. */
const ASK_MS = 2_000;

/** Invites somebody by a link, and goes to the table once it is taken up. */
export function InvitePanel({ teamID }: { readonly teamID: string }) {
  const [invitation, setInvitation] = useState(() => readKeptInvitation(Date.now()));
  const [isRated, setRated] = useState(true);
  const inviting = useApiMutation('POST /live/invitations', {
    onSuccess: ({ token, expires }) => {
      keepInvitation({ token, expires });
      setInvitation({ token, expires });
    },
  });
  const forget = () => {
    keepInvitation(null);
    setInvitation(null);
    inviting.reset();
  };
  if (invitation !== null) return <OpenInvitation invitation={invitation} onForget={forget} />;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">
        A link for one other player, good for a day. Send it as you like; the game opens here as
        soon as they take it up.
      </p>
      <CheckField
        label="Rated"
        checked={isRated}
        onChange={({ currentTarget: { checked } }) => setRated(checked)}
      />
      <div role="alert" className="empty:absolute">
        {inviting.error === null ? null : (
          <p className="font-semibold text-bad">{messageOf(inviting.error)}</p>
        )}
      </div>
      <Button
        paint="pennant"
        disabled={teamID === '' || inviting.isPending}
        onClick={() => inviting.mutate({ body: { userTeamID: teamID, isRated } })}
      >
        {inviting.isPending ? 'Writing it...' : 'Make a link'}
      </Button>
    </div>
  );
}

/** Whether nobody can take an invitation up any longer, and no game came of it for the user. */
const isLinkOver = (invitation: LiveInvitation | undefined, error: ApiError | null): boolean =>
  isNotFound(error) ||
  (invitation !== undefined && invitation.state !== 'open' && invitation.gameID === null);

/** A link that waits for somebody to take it up, until it is over. */
function OpenInvitation({
  invitation: { token, expires },
  onForget,
}: {
  readonly invitation: KeptInvitation;
  readonly onForget: () => void;
}) {
  const navigate = useNavigate();
  const asked = useApiQuery(
    'GET /live/invitations/{token}',
    { params: { token } },
    {
      refetchInterval: (response, error) =>
        isLinkOver(response, error) || response?.gameID != null ? false : ASK_MS,
    },
  );
  const gameID = asked.data?.gameID ?? null;
  const isOver = isLinkOver(asked.data, asked.error);
  useEffect(() => {
    if (gameID === null) return;
    keepInvitation(null);
    void navigate(`/live/${gameID}`);
  }, [gameID, navigate]);
  useEffect(() => {
    if (isOver) keepInvitation(null);
  }, [isOver]);
  const url = `${window.location.origin}/live/join/${token}`;
  return (
    <div className="flex flex-col items-start gap-3">
      {isOver ? null : <LinkToSend url={url} onForget={onForget} />}
      {/* It stays, so that screen readers announce that the link is over. */}
      <p role="status" className="text-sm text-ink-soft">
        {isOver ? (
          'The link is over: nobody can take it up any longer.'
        ) : (
          <>
            Waiting for somebody to take it up, until <DayAndTime at={expires} />. Leave this page
            open: the game begins here.
          </>
        )}
      </p>
      {isOver ? (
        <Button paint="pennant" onClick={onForget}>
          Another link
        </Button>
      ) : null}
    </div>
  );
}

/** A link, with the ways to send it. */
function LinkToSend({ url, onForget }: { readonly url: string; readonly onForget: () => void }) {
  return (
    <>
      <TextField
        label="The link"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
        className="w-full"
      />
      <span className="flex flex-wrap gap-3">
        <Button paint="pennant" onClick={() => void copyLink(url)}>
          Copy link
        </Button>
        {hasShareSheet() ? <Button onClick={() => void shareLink({ url })}>Share</Button> : null}
        <Button paint="quiet" onClick={onForget}>
          Another link
        </Button>
      </span>
    </>
  );
}
