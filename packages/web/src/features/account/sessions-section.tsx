import type { Session } from '@pennant/contract/account';
import { useState } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountSection } from './account-section.tsx';
import { timeAgo } from './time-ago.ts';

/** The section with the user's sessions; ends one of them, or all but this one. */
export function SessionsSection() {
  const sessions = useApiQuery('GET /auth/sessions');
  const endOthers = useApiMutation('POST /auth/sessions/endOthers', {
    onSuccess: () => toast.good('Logged out everywhere else'),
    onError: (error) => toast.bad(`Failed to log out elsewhere: ${error.message}`),
  });
  const others = sessions.data?.filter(({ isThis }) => !isThis) ?? [];
  return (
    <AccountSection
      title="Where you are logged in"
      aside={
        <Button
          size="small"
          disabled={others.length === 0 || endOthers.isPending}
          onClick={() => endOthers.mutate({})}
        >
          Log out everywhere else
        </Button>
      }
    >
      {sessions.isPending ? <Loading /> : null}
      {sessions.isError ? (
        <ErrorState
          title="Error fetching sessions"
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
        />
      ) : null}
      <ul className="border-b border-rule">
        {sessions.data?.map((session) => (
          <SessionRow key={session.sessionID} session={session} />
        ))}
      </ul>
    </AccountSection>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const [now] = useState(() => Date.now());
  const end = useApiMutation('POST /auth/sessions/{sessionID}/end', {
    onSuccess: () => toast.good(`${session.device} is logged out`),
    onError: (error) => toast.bad(`Failed to log out ${session.device}: ${error.message}`),
  });
  return (
    <li className="flex items-center justify-between gap-4 border-t border-rule py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-slab text-lg font-semibold">{session.device}</span>
          {session.isThis ? (
            <span className="border-2 border-outfield px-1.5 font-varsity text-xs text-outfield">
              This browser
            </span>
          ) : null}
        </p>
        <p className="text-sm text-ink-soft">
          Last used {timeAgo(session.lastUsed, now)}. Since <DayAndTime at={session.created} />
        </p>
      </div>
      {session.isThis ? null : (
        <Button
          size="small"
          className="shrink-0"
          disabled={end.isPending}
          onClick={() => end.mutate({ params: { sessionID: session.sessionID } })}
        >
          Log out<span className="sr-only"> {session.device}</span>
        </Button>
      )}
    </li>
  );
}
