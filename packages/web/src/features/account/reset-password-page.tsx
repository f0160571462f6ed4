import { useSearchParams } from 'react-router';

import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageBody } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { AuthForm } from './auth-form.tsx';
import { readFormField } from './read-form-field.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { validatePasswordWithToasts } from './validate-password.ts';

/** /reset: the form for a new password; the target of the link in the email that /forgot sends. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const reset = useApiMutation('POST /auth/reset', {
    onError: (error) => toast.bad(error.message),
  });

  if (token === null) {
    return (
      <EmptyState
        title="No letter, no new password"
        action={<LinkButton to="/forgot">Ask for a letter</LinkButton>}
      >
        Follow the link in the letter that we sent you.
      </EmptyState>
    );
  }
  if (reset.isSuccess) {
    return (
      <PageBody narrow>
        <h1 className="sr-only">New password</h1>
        <Notice title="Your new password is set">
          <p className="mb-4">Every device that was logged in is logged out.</p>
          <LinkButton to="/login" paint="pennant">
            Login
          </LinkButton>
        </Notice>
      </PageBody>
    );
  }
  return (
    <AuthForm
      title="New password"
      onSubmit={(form) => {
        const password = readFormField(form, 'password');
        if (validatePasswordWithToasts(password)) reset.mutate({ body: { token, password } });
      }}
      below={<TextLink to="/forgot">Ask for another letter</TextLink>}
    >
      <NewPasswordField label="New password" />
      <Button type="submit" paint="pennant" size="large" disabled={reset.isPending}>
        {reset.isPending ? 'Saving...' : 'Set the new password'}
      </Button>
    </AuthForm>
  );
}
