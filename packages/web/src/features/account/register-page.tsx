import { isEmailAddress } from '@pennant/contract/email-address';
import { checkUsername } from '@pennant/rules/account/username';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { hasErrorCode } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageBody } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { AuthForm } from './auth-form.tsx';
import { KeptCard } from './kept-card.tsx';
import { keepCard, useKeptCardID } from './kept-card-setting.ts';
import { readFormField } from './read-form-field.ts';
import { keepRegistrationSecret } from './registration-secret.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { validatePasswordWithToasts } from './validate-password.ts';
import { ResendEmailButton } from './resend-email-button.tsx';

interface FieldErrors {
  readonly username?: string;
  readonly email?: string;
}

/** /register: the form for a new account. Its email address is confirmed before the first login. */
export function RegisterPage() {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const { search } = useLocation();
  const [isCardRefused, setCardRefused] = useState(false);
  const cardInHand = useKeptCardID(search);
  const keptCard = isCardRefused ? null : cardInHand;
  // Also found from other pages on the way to the form: Login, the FAQ.
  useEffect(() => {
    if (keptCard !== null) keepCard(keptCard);
  }, [keptCard]);
  const register = useApiMutation('POST /users', {
    onSuccess: ({ signIn }) => {
      keepRegistrationSecret(signIn);
      toast.good('Registration successful');
      keepCard(null);
    },
    onError: (error) => {
      toast.bad(`Registration failed: ${error.message}`);
      if (!hasErrorCode(error, 'kept_card_unknown')) return;
      keepCard(null);
      setCardRefused(true);
    },
  });

  const submit = (form: HTMLFormElement) => {
    const name = checkUsername(readFormField(form, 'username'));
    const email = readFormField(form, 'email').trim();
    const password = readFormField(form, 'password');
    setFieldErrors({
      ...(name.ok ? {} : { username: name.message }),
      ...(isEmailAddress(email) ? {} : { email: 'That does not look like an e-mail address.' }),
    });
    const isPasswordValid = validatePasswordWithToasts(password);
    if (name.ok && isEmailAddress(email) && isPasswordValid) {
      register.mutate({
        body: {
          username: name.username,
          email,
          password,
          ...(keptCard === null ? {} : { keptCard }),
        },
      });
    }
  };

  if (register.isSuccess) {
    const { email, username } = register.variables.body;
    const { outbox } = register.data;
    return (
      <PageBody narrow>
        <h1 className="sr-only">Register</h1>
        {register.variables.body.keptCard === undefined ? null : (
          <KeptCard cardID={register.variables.body.keptCard} />
        )}
        <Notice title={`Welcome to the club, ${username}`}>
          <p className="mb-2">
            Before you can log in, please confirm your e-mail address: follow the link in the letter
            that is on its way to <strong>{email}</strong>. The link works for 24 hours.
          </p>
          {outbox === null ? null : (
            <p className="mb-4">
              <a href={outbox} className={buttonClasses('pennant')}>
                Open the letter
              </a>
              <span className="mt-2 block text-sm text-ink-soft">
                No mail server is set: letters stay in the outbox of this machine.
              </span>
            </p>
          )}
          <ResendEmailButton email={email} />
        </Notice>
      </PageBody>
    );
  }
  return (
    <AuthForm
      title="Register"
      guestsOnly
      lead="A starter set of 24 cards and the price of ten packs are waiting for you."
      onSubmit={submit}
      above={keptCard === null ? null : <KeptCard cardID={keptCard} />}
      below={<TextLink to="/login">I have an account: Login</TextLink>}
    >
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        required
        error={fieldErrors.username}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={fieldErrors.email}
      />
      <NewPasswordField label="Password" />
      <Button type="submit" paint="pennant" size="large" disabled={register.isPending}>
        {register.isPending ? 'Registering...' : 'Register'}
      </Button>
    </AuthForm>
  );
}
