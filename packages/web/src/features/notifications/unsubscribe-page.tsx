import { useSearchParams } from 'react-router';

import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { toast } from '../../ui/toast.ts';

/**
 * /unsubscribe: switches letters off at a click, without signing in; the target of the link in each
 * of them. The link alone switches nothing off, since scanners of mail open links.
 */
export function UnsubscribePage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const unsubscribe = useApiMutation('POST /notifications/unsubscribe', {
    onError: (error) => toast.bad(error.message),
  });
  if (token === null)
    return (
      <EmptyState
        title="Nothing to switch off"
        action={<LinkButton to="/account">Account</LinkButton>}
      >
        Follow the link in the letter, or switch letters off on your account page.
      </EmptyState>
    );
  if (unsubscribe.isSuccess)
    return (
      <PageBody narrow>
        <h1 className="sr-only">Letters</h1>
        <Notice title="No more of these letters">
          <p className="mb-4">Your account page has them, should you change your mind.</p>
          <LinkButton to="/">Home</LinkButton>
        </Notice>
      </PageBody>
    );
  return (
    <PageBody narrow>
      <PageHeading kicker="Letters">No more of them?</PageHeading>
      <p className="mb-5">
        Letters that tell you how your team did while you were away then come no more. Those about
        your account, such as a new password, still do.
      </p>
      <Button
        paint="pennant"
        aria-disabled={unsubscribe.isPending}
        onClick={() => {
          if (!unsubscribe.isPending) unsubscribe.mutate({ body: { token } });
        }}
      >
        No more letters
      </Button>
    </PageBody>
  );
}
