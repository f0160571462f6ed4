import { useEffect } from 'react';

import { forgetPageToReturnTo, readPageToReturnTo } from '../../api/page-to-return-to.ts';
import { clearSessionOver } from '../../api/session.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { AuthForm } from './auth-form.tsx';
import { readFormField } from './read-form-field.ts';
import { signInStopOf } from './sign-in-stop.ts';
import { SignInStopNotice } from './sign-in-stop-notice.tsx';
import { useStartSession } from './use-start-session.ts';

/** /login: the form with username and password. */
export function LoginPage() {
  const startSession = useStartSession();
  useEffect(clearSessionOver, []);
  const login = useApiMutation('POST /auth/login', {
    onSuccess: (tokens) => {
      toast.good('Login successful');
      const page = readPageToReturnTo();
      forgetPageToReturnTo();
      startSession(tokens, page ?? '/');
    },
    onError: (error) => toast.bad(`Login failed: ${error.message}`),
  });

  const stop = signInStopOf(login.error);
  return (
    <AuthForm
      title="Login"
      guestsOnly
      lead="Your cards are where you left them."
      above={stop === null ? null : <SignInStopNotice stop={stop} />}
      onSubmit={(form) =>
        login.mutate({
          body: {
            username: readFormField(form, 'username'),
            password: readFormField(form, 'password'),
          },
        })
      }
      below={
        <>
          <TextLink to="/register">No account yet? Register</TextLink>
          <TextLink to="/forgot">Forgotten password</TextLink>
          <TextLink to="/confirm">The letter did not come</TextLink>
        </>
      }
    >
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" paint="pennant" size="large" disabled={login.isPending}>
        {login.isPending ? 'Logging in...' : 'Login'}
      </Button>
    </AuthForm>
  );
}
