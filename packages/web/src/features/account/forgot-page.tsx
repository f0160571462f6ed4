import { useAction } from '../../api/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageBody } from '../../ui/page-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { EntrySheet } from './entry-sheet.tsx';
import { formText } from './form-text.ts';

/** /forgot: requests a password reset email. Never reveals whether an address has an account. */
export function ForgotPage() {
  const forgot = useAction('POST /auth/forgot', { onError: (error) => toast.bad(error.message) });
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
    <EntrySheet
      title="Forgotten password"
      lead="It happens to the best. We send you a link to choose a new one."
      onSubmit={(form) => forgot.mutate({ body: { email: formText(form, 'email') } })}
      below={<TextLink to="/login">Login</TextLink>}
    >
      <TextField label="E-mail" name="email" type="email" autoComplete="email" required />
      <Button type="submit" paint="pennant" size="large" disabled={forgot.isPending}>
        {forgot.isPending ? 'Sending...' : 'Send the letter'}
      </Button>
    </EntrySheet>
  );
}
