import { useNavigate } from 'react-router';

import { useUser } from '../../api/current-user.ts';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/**
 * /account/password: the form to change the password, linked from the generated password's banner.
 */
export function ChangePasswordPage() {
  const user = useUser();
  const navigate = useNavigate();
  return (
    <PageBody narrow>
      <PageHeading kicker="Account">Change password</PageHeading>
      <p className="mb-6 max-w-prose text-ink-soft">
        {user.mustChangePassword
          ? `Welcome, ${user.username}. The password that you came in with stands in the log of the program. Choose one that nobody else has seen.`
          : 'Every other browser that is logged in is logged out by it.'}
      </p>
      <ChangePasswordForm
        onChanged={() => void navigate(user.mustChangePassword ? '/' : '/account')}
      />
    </PageBody>
  );
}
