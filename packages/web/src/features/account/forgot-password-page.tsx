import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageBody } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AuthForm } from './auth-form.tsx';
import { MailStopNotice } from './mail-stop-notice.tsx';
import { readFormField } from './read-form-field.ts';
import { useMailRequest } from './use-mail-request.ts';

/** /forgot: requests a password reset email. Never reveals whether an address has an account. */
export function ForgotPasswordPage() {
  const forgot = useMailRequest('POST /auth/forgot');
  if (forgot.isSuccess) {
    return (
      <PageBody narrow>
        <h1 className="sr-only">Forgotten password</h1>
        <Notice title="Look in your mail">
          <p>
            If <strong>{forgot.variables.body.email}</strong> has an account, a letter with a link
            to choose a new password is on its way.
          </p>
        </Notice>
      </PageBody>
    );
  }
  return (
    <AuthForm
      title="Forgotten password"
      lead="It happens to the best. We send you a link to choose a new one."
      above={forgot.stop === null ? null : <MailStopNotice sentence={forgot.stop} />}
      onSubmit={(form) => forgot.mutate({ body: { email: readFormField(form, 'email') } })}
      below={<TextLink to="/login">Login</TextLink>}
    >
      <TextField label="E-mail" name="email" type="email" autoComplete="email" required />
      <Button type="submit" paint="pennant" size="large" disabled={forgot.isPending}>
        {forgot.isPending ? 'Sending...' : 'Send the letter'}
      </Button>
    </AuthForm>
  );
}
