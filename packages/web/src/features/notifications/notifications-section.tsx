import type { NotificationSettings, PushBrowser } from '@pennant/contract/notifications';
import { useState } from 'react';

import { useVisitor } from '../../api/current-user.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { dropPushSubscription } from '../../offline/push-subscription.ts';
import { Button } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CheckField } from '../../ui/form-fields.tsx';
import { Loading } from '../../ui/loading.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountSection } from '../account/account-section.tsx';
import { readPushSupport, type PushSupport } from './push-support.ts';
import { usePushSwitch } from './use-push-switch.ts';
import { useThisBrowser } from './use-this-browser.ts';

/** The section of the account page by which the user is told of their team while away. */
export function NotificationsSection() {
  const settings = useApiQuery('GET /notifications');
  const visitor = useVisitor();
  return (
    <AccountSection title="Notifications">
      <p className="mb-3 text-ink-soft">
        When somebody plays against your team while you are away, or takes up your invitation to a
        live game, you can be told: once a day at most. What is sent is encrypted for your browser;
        its maker passes it on and cannot read it.
      </p>
      {settings.isPending ? <Loading /> : null}
      {settings.isError ? (
        <ErrorState
          title="Error fetching notifications"
          error={settings.error}
          onRetry={() => void settings.refetch()}
        />
      ) : null}
      {settings.data === undefined || visitor.kind !== 'player' ? null : (
        <Settings settings={settings.data} />
      )}
    </AccountSection>
  );
}

function Settings({ settings: { push, letters } }: { readonly settings: NotificationSettings }) {
  const thisBrowser = useThisBrowser(push.browsers);
  const isOnHere = push.browsers.some(({ browserID }) => browserID === thisBrowser);
  return (
    <>
      <ul className="mb-3 border-b border-rule empty:hidden">
        {push.browsers.map((browser) => (
          <BrowserRow
            key={browser.browserID}
            browser={browser}
            isThis={browser.browserID === thisBrowser}
          />
        ))}
      </ul>
      {isOnHere || thisBrowser === undefined ? null : <ThisBrowserSwitch push={push} />}
      <LettersField letters={letters} />
    </>
  );
}

/** What keeps this browser from notifications, as a sentence. */
const OBSTACLES: Readonly<Record<Exclude<PushSupport, 'supported'>, string>> = {
  'to be installed':
    'On an iPhone or iPad, add Pennant to the Home Screen first, and open it from there.',
  blocked: 'Your browser blocks notifications of Pennant. Allow them in its settings of this site.',
  unsupported: 'This browser cannot be notified.',
};

function ThisBrowserSwitch({ push }: { readonly push: NotificationSettings['push'] }) {
  const [support] = useState(readPushSupport);
  const turnOn = usePushSwitch();
  if (!push.isOpen)
    return <p className="mb-2">From tomorrow on you can switch them on in this browser.</p>;
  if (support !== 'supported') return <p className="mb-2">{OBSTACLES[support]}</p>;
  return (
    <Button
      className="mb-2"
      // Not disabled, so that it keeps the focus.
      aria-disabled={turnOn.isPending}
      onClick={() => {
        if (!turnOn.isPending) turnOn.mutate(push.publicKey);
      }}
    >
      {turnOn.isPending ? 'Asking your browser...' : 'Tell me in this browser'}
    </Button>
  );
}

function BrowserRow({
  browser: { browserID, device, service, created },
  isThis,
}: {
  readonly browser: PushBrowser;
  readonly isThis: boolean;
}) {
  const remove = useApiMutation('POST /notifications/browsers/{browserID}/remove', {
    onSuccess: () => {
      if (isThis) void dropPushSubscription();
      toast.good(`${device} is told no more`);
    },
    onError: (error) => toast.bad(`Failed to switch off ${device}: ${error.message}`),
  });
  return (
    <li className="flex items-center justify-between gap-4 border-t border-rule py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-slab text-lg font-semibold">{device}</span>
          {isThis ? (
            <span className="border-2 border-outfield px-1.5 font-varsity text-xs text-outfield">
              This browser
            </span>
          ) : null}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          By {service}. Since <DayAndTime at={created} />
        </p>
      </div>
      <Button
        size="small"
        className="shrink-0"
        disabled={remove.isPending}
        onClick={() => remove.mutate({ params: { browserID } })}
      >
        Switch off<span className="sr-only"> {device}</span>
      </Button>
    </li>
  );
}

function LettersField({ letters }: { readonly letters: boolean }) {
  // Shown at once, before the response and before the settings are read again.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const save = useApiMutation('PUT /notifications/letters', {
    onSuccess: (saved) =>
      toast.good(saved.letters ? 'A letter will tell you' : 'No more letters of this kind'),
    onError: (error) => {
      setChosen(null);
      toast.bad(`Failed to save: ${error.message}`);
    },
  });
  return (
    <CheckField
      label="Send me a letter where no browser can be told"
      checked={chosen ?? letters}
      disabled={save.isPending}
      onChange={({ currentTarget }) => {
        setChosen(currentTarget.checked);
        save.mutate({ body: { letters: currentTarget.checked } });
      }}
    />
  );
}
