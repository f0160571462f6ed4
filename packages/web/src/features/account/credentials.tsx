import { useState } from 'react';

import { Button, LinkButton } from '../../ui/button.tsx';
import { AccountSection } from './account-section.tsx';
import { EmailDialog } from './email-dialog.tsx';

/** What one logs in with: the address of mail and the password, and how to change them. */
export function Credentials({ email }: { readonly email: string }) {
  const [changing, setChanging] = useState(false);
  return (
    <AccountSection title="E-mail and password">
      <dl className="border-b border-rule">
        <div className="flex items-center justify-between gap-4 pb-3">
          <div className="min-w-0">
            <dt className="text-sm text-ink-soft">E-mail</dt>
            <dd className="font-slab text-lg font-semibold wrap-anywhere">{email}</dd>
          </div>
          <dd>
            <Button size="small" onClick={() => setChanging(true)}>
              Change<span className="sr-only"> e-mail</span>
            </Button>
          </dd>
        </div>
        <div className="flex items-center justify-between gap-4 border-t border-rule py-3">
          <div>
            <dt className="text-sm text-ink-soft">Password</dt>
            <dd className="font-slab text-lg font-semibold">Known to you alone</dd>
          </div>
          <dd>
            <LinkButton size="small" to="/account/password">
              Change<span className="sr-only"> password</span>
            </LinkButton>
          </dd>
        </div>
      </dl>
      <EmailDialog open={changing} onClose={() => setChanging(false)} />
    </AccountSection>
  );
}
