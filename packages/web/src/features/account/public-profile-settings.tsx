import { useState } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { CheckField } from '../../ui/form-fields.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountSection } from './account-section.tsx';

interface Props {
  /** Null until the user is known. */
  readonly username: string | null;
}

/** The settings of the user's public page: whether it shows their Discord username. */
export function PublicProfileSettings({ username }: Props) {
  const settings = useApiQuery('GET /users/profile');
  // Shown at once, before the response and before the settings are read again.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const save = useApiMutation('PUT /users/profile', {
    onSuccess: () => toast.good('Public page updated successfully!'),
    onError: (error) => {
      setChosen(null);
      toast.bad(`Failed to update public page: ${error.message}`);
    },
  });
  return (
    <AccountSection title="Public page">
      <p className="mb-3 text-ink-soft">
        {username === null ? (
          'Your page'
        ) : (
          <TextLink to={`/players/${username}`}>Your page</TextLink>
        )}{' '}
        shows everyone your username, level, when you joined, your best cards, your teams and your
        best statistics. Your e-mail address is never shown, and your Discord username only if you
        say so here.
      </p>
      <CheckField
        label="Show my Discord username on my public page"
        checked={chosen ?? settings.data?.showsDiscord ?? false}
        disabled={settings.data === undefined || save.isPending}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.checked);
          save.mutate({ body: { showsDiscord: currentTarget.checked } });
        }}
      />
    </AccountSection>
  );
}
