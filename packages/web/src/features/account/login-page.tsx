import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { clearSessionOver } from '../../api/session.ts';
import { storeTokens } from '../../api/stored-tokens.ts';
import { useApiMutation } from '../../api/query-hooks.ts';
import { clearUserCache } from '../../api/current-user.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { AuthForm } from './auth-form.tsx';
import { readFormField } from './read-form-field.ts';

/** /login: the form with username and password. */
export function LoginPage() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(clearSessionOver, []);
  const login = useApiMutation('POST /auth/login', {
    onSuccess: ({ AccessToken, IdToken, RefreshToken }) => {
      clearUserCache(queryClient);
      storeTokens({ accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken });
      toast.good('Login successful');
      void navigate('/');
    },
    onError: (error) => toast.bad(`Login failed: ${error.message}`),
  });

  return (
    <AuthForm
      title="Login"
      guestsOnly
      lead="Your cards are where you left them."
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
