import { useQueryClient } from '@tanstack/react-query';

import { useApiMutation } from '../../api/use-api-mutation.ts';
import { setCachedUser } from '../../api/current-user.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { toast } from '../../ui/toast.ts';
import { readFormField } from './read-form-field.ts';

/** The form for the user's Discord username. */
export function DiscordForm({ discordUsername }: { readonly discordUsername: string }) {
  const queryClient = useQueryClient();
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
        save.mutate({
          body: { discordUsername: readFormField(event.currentTarget, 'discordUsername') },
        });
      }}
    >
      <TextField
        className="grow"
        label="Discord username"
        name="discordUsername"
        placeholder="Enter your Discord username"
        defaultValue={discordUsername}
        maxLength={64}
        autoComplete="off"
      />
      <Button type="submit" disabled={save.isPending}>
        {save.isPending ? 'Updating...' : 'Update'}
      </Button>
    </form>
  );
}
