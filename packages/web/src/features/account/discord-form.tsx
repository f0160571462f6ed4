import { normalizeText, textFault } from '@pennant/rules/text/check-text';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useApiMutation } from '../../api/use-api-mutation.ts';
import { setCachedUser } from '../../api/current-user.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { toast } from '../../ui/toast.ts';
import { readFormField } from './read-form-field.ts';

interface Props {
  /** Null until the user is known. */
  readonly discordUsername: string | null;
}

/** The form for the user's Discord username. */
export function DiscordForm({ discordUsername }: Props) {
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const save = useApiMutation('PUT /users/setDiscordUsername', {
    onSuccess: (user) => {
      setCachedUser(queryClient, user);
      toast.good('Discord username updated successfully!');
    },
    onError: (error) => toast.bad(`Failed to update Discord username: ${error.message}`),
  });
  return (
    <form
      className="flex flex-col gap-3 sm:flex-row sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = readFormField(event.currentTarget, 'discordUsername');
        const typedFault = textFault(typed, TEXT_RULES.discordUsername);
        setFault(typedFault);
        if (typedFault === null) save.mutate({ body: { discordUsername: normalizeText(typed) } });
      }}
    >
      <TextField
        className="grow"
        label="Discord username"
        name="discordUsername"
        placeholder="Enter your Discord username"
        defaultValue={discordUsername ?? ''}
        disabled={discordUsername === null}
        maxLength={TEXT_RULES.discordUsername.maxBytes}
        error={fault ?? undefined}
        autoComplete="off"
      />
      <Button type="submit" disabled={save.isPending || discordUsername === null}>
        {save.isPending ? 'Updating...' : 'Update'}
      </Button>
    </form>
  );
}
