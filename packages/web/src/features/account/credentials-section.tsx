import { useState } from 'react';

import { Button, LinkButton } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { AccountSection } from './account-section.tsx';

const ChangeEmailDialog = lazyDialog(
  async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog,
);

const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 pb-3';
/** The button at the right of a row's two lines. */
const ROW_ACTION = 'col-start-2 row-span-2 row-start-1';

interface Props {
  /** Null until the user is known. */
  readonly email: string | null;
}

/** The section with the user's email and password, each with a button to change it. */
export function CredentialsSection({ email }: Props) {
  const [changing, setChanging] = useState(false);
  return (
    <AccountSection title="E-mail and password">
      <dl className="border-b border-rule">
        <div className={ROW}>
          <dt className="text-sm text-ink-soft">E-mail</dt>
          <dd className="font-slab text-lg font-semibold wrap-anywhere">{email ?? '\u00a0'}</dd>
          <dd className={ROW_ACTION}>
            <Button size="small" disabled={email === null} onClick={() => setChanging(true)}>
              Change<span className="sr-only"> e-mail</span>
            </Button>
          </dd>
        </div>
        <div className={`${ROW} border-t border-rule pt-3`}>
          <dt className="text-sm text-ink-soft">Password</dt>
          <dd className="font-slab text-lg font-semibold">Known to you alone</dd>
          <dd className={ROW_ACTION}>
            <LinkButton size="small" to="/account/password">
              Change<span className="sr-only"> password</span>
            </LinkButton>
          </dd>
        </div>
      </dl>
      <ChangeEmailDialog open={changing} onClose={() => setChanging(false)} />
    </AccountSection>
  );
}
