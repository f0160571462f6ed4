import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { hasErrorCode } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { AuthForm } from './auth-form.tsx';
import { ConfirmedNotice } from './confirmed-notice.tsx';
import { readFormField } from './read-form-field.ts';
import { MailStopNotice } from './mail-stop-notice.tsx';
import { readRegistrationSecret } from './registration-secret.ts';
import { useMailRequest } from './use-mail-request.ts';

/**
 * /confirm: confirms a registration; the target of the link in the confirmation email. Without a
 * token, or with an invalid one, it offers a new email.
 */
export function ConfirmRegistrationPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const hasRequested = useRef(false);
  const { mutate, ...confirm } = useApiMutation('POST /auth/confirm');
  useEffect(() => {
    if (token === null || hasRequested.current) return;
    hasRequested.current = true;
    const signIn = readRegistrationSecret();
    mutate({ body: { token, ...(signIn === undefined ? {} : { signIn }) } });
  }, [token, mutate]);

  if (confirm.isSuccess) return <ConfirmedNotice maySignIn={confirm.data.maySignIn} />;
  if (token !== null && !confirm.isError) return <Loading />;
  if (hasErrorCode(confirm.error, 'email_has_account')) {
    return (
      <EmptyState
        title="You are on the roster already"
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <LinkButton to="/login" paint="pennant" size="large">
              Login
            </LinkButton>
            <TextLink to="/forgot">Forgotten password</TextLink>
          </div>
        }
      >
        {confirm.error?.message}
      </EmptyState>
    );
  }
  return <ResendForm problem={confirm.error?.message} />;
}

function ResendForm({ problem }: { readonly problem: string | undefined }) {
  const resend = useMailRequest('POST /auth/resend', () =>
    toast.good('If that address waits to be confirmed, a new letter is on its way.'),
  );
  return (
    <AuthForm
      title="Confirm your e-mail"
      lead={problem ?? 'Follow the link in the letter, or have a new one sent.'}
      above={resend.stop === null ? null : <MailStopNotice sentence={resend.stop} />}
      onSubmit={(form) => resend.mutate({ body: { email: readFormField(form, 'email') } })}
      below={<TextLink to="/login">Login</TextLink>}
    >
      <TextField label="E-mail" name="email" type="email" autoComplete="email" required />
      <Button type="submit" paint="pennant" size="large" disabled={resend.isPending}>
        {resend.isPending ? 'Sending...' : 'Send a new letter'}
      </Button>
    </AuthForm>
  );
}
