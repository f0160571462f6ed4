import { useState } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { DayPanel } from '../home/day-panel.tsx';
import { readPushSupport } from './push-support.ts';
import { usePushSwitch } from './use-push-switch.ts';

/** The day's offer to be told of games while away; nothing where the browser cannot. */
export function PushOfferPanel() {
  const [support] = useState(readPushSupport);
  return support === 'supported' ? <Offer /> : null;
}

function Offer() {
  // Read before the click: browsers ask for the permission only right at one.
  const { data: settings } = useApiQuery('GET /notifications');
  const turnOn = usePushSwitch();
  const decline = useApiMutation('POST /notifications/decline', {
    onSuccess: () => toast.good('Your account page has them, should you change your mind'),
    onError: (error) => toast.bad(error.message),
  });
  const isBusy = settings === undefined || turnOn.isPending || decline.isPending;
  return (
    <DayPanel head="While you are away">
      <p className="mb-3 grow">
        When somebody plays against your team, this browser can tell you how it went: once a day at
        most.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) turnOn.mutate(settings.push.publicKey);
          }}
        >
          {turnOn.isPending ? 'Asking...' : 'Tell me'}
        </Button>
        <Button
          paint="quiet"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) decline.mutate({});
          }}
        >
          No, thanks
        </Button>
      </div>
    </DayPanel>
  );
}
