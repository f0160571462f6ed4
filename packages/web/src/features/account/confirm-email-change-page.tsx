import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { useApiMutation } from '../../api/use-api-mutation.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageBody } from '../../ui/page-layout.tsx';

/** /confirm-email: confirms a changed address; the target of the link in the email sent to it. */
export function ConfirmEmailChangePage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const hasRequested = useRef(false);
  const { mutate, ...confirm } = useApiMutation('POST /auth/confirmEmail');
  useEffect(() => {
    if (token === null || hasRequested.current) return;
    hasRequested.current = true;
    mutate({ body: { token } });
  }, [token, mutate]);

  if (confirm.isSuccess) {
    return (
      <PageBody narrow>
        <h1 className="sr-only">New e-mail</h1>
        <Notice title="Your new e-mail address is set">
          <p className="mb-4">Letters come here from now on. The old address has been told.</p>
          <LinkButton to="/account">Account</LinkButton>
        </Notice>
      </PageBody>
    );
  }
  if (token !== null && !confirm.isError) return <Loading />;
  return (
    <EmptyState
      title="The address stays as it is"
      action={<LinkButton to="/account">Account</LinkButton>}
    >
      {confirm.error?.message ?? 'Follow the link in the letter that we sent to the new address.'}
    </EmptyState>
  );
}
