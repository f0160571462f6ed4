import type { Cup } from '@pennant/contract/cups';

import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { toast } from '../../../ui/toast.ts';
import { ConfirmedButton } from '../confirmed-button.tsx';

/** Lets the user's team play their match without them, after it was confirmed. */
export function StandInButton({ cup: { cupID } }: { readonly cup: Cup }) {
  const standingIn = useApiMutation('POST /cups/{cupID}/stand-in');
  return (
    <ConfirmedButton
      label="Let my team stand in"
      title="Let your team stand in?"
      description="The computer manages your team in this match: your opponent need not wait for you, and may play it at once. You cannot take this back; in the next match you are asked again."
      action="Let it stand in"
      keep="I come myself"
      isPending={standingIn.isPending}
      error={standingIn.error}
      onAsk={standingIn.reset}
      onConfirm={(done) =>
        standingIn.mutate(
          { params: { cupID } },
          {
            onSuccess: () => {
              toast.good('Your team stands in for you in this match.');
              done();
            },
          },
        )
      }
    />
  );
}
