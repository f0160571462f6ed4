import type { ReportedName } from '@pennant/contract/reports';
import {
  DEFAULT_DECISION_REASON,
  MAX_DECISION_REASON_LENGTH,
} from '@pennant/rules/reports/report-limits';
import { useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { NameInPlace } from './name-in-place.tsx';

/** What an admin can decide on a reported name. */
export type DecisionKind = 'rename' | 'hide' | 'show' | 'dismiss';

interface Props {
  readonly kind: DecisionKind;
  readonly report: ReportedName;
  readonly onClose: () => void;
}

const TEXTS: Record<
  DecisionKind,
  {
    readonly title: string;
    readonly action: string;
    readonly done: string;
    describe(report: ReportedName): string;
  }
> = {
  rename: {
    title: 'Rename',
    action: 'Rename',
    done: 'Renamed.',
    describe: ({ kind }) =>
      kind === 'username'
        ? 'The user is called “player-” and five signs from now on, everywhere, and logs in with that. Nobody can take the old name. A letter tells them.'
        : 'The team is called “Team” and five signs, also where it is published and in the games that it played. A letter tells its user, who can rename it.',
  },
  hide: {
    title: 'Hide the games',
    action: 'Hide games',
    done: 'The games are hidden.',
    describe: () =>
      'Nobody else sees the user’s games any more, and their published team is withdrawn, until an admin shows them again. The name stays. A letter tells them.',
  },
  show: {
    title: 'Show the games again',
    action: 'Show games again',
    done: 'The games are shown again.',
    describe: () =>
      'Who sees the user’s games is their own choice again, and they can publish a team. A letter tells them.',
  },
  dismiss: {
    title: 'Dismiss',
    action: 'Dismiss',
    done: 'Dismissed.',
    describe: () =>
      'The name stays. Whoever reports it again is thanked, and nothing comes back to this list.',
  },
};

/** The dialog that confirms a decision, with the reason that the user reads. */
export function DecisionDialog({ kind, report, onClose }: Props) {
  const { title, action, done, describe } = TEXTS[kind];
  const [typed, setTyped] = useState('');
  const options = {
    onSuccess: () => {
      toast.good(done, GAME_TOAST_MS);
      onClose();
    },
  };
  const told = {
    rename: useApiMutation('POST /admin/reports/{reportID}/rename', options),
    hide: useApiMutation('POST /admin/reports/{reportID}/hide', options),
  };
  const untold = {
    show: useApiMutation('POST /admin/reports/{reportID}/show', options),
    dismiss: useApiMutation('POST /admin/reports/{reportID}/dismiss', options),
  };
  const { isPending, isError, error } = { ...told, ...untold }[kind];
  const isTold = kind === 'rename' || kind === 'hide';
  const decide = () => {
    const params = { reportID: report.reportID };
    const reason = typed.trim();
    if (isTold) told[kind].mutate({ params, body: reason === '' ? {} : { reason } });
    else untold[kind].mutate({ params });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${title}?`}
      description={describe(report)}
      actions={
        <>
          <Button paint="pennant" disabled={isPending} onClick={decide}>
            {action}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <NameInPlace kind={report.kind} name={report.name} />
        {isTold ? (
          <TextField
            label="The reason, as the letter says it"
            placeholder={DEFAULT_DECISION_REASON}
            maxLength={MAX_DECISION_REASON_LENGTH}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : null}
        {isError ? (
          <p role="alert" className="font-semibold text-bad">
            {messageOf(error)}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
