import { REPORT_REASONS, type ReportReason } from '@pennant/rules/reports/report-limits';
import { useEffect, useId, useRef, useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/form-fields.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import type { ReportableName } from './report-button.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly names: readonly ReportableName[];
}

const describe = ({ kind, name }: ReportableName): string =>
  kind === 'username' ? `The username ${name}` : `The team’s name ${isolateName(name)}`;

/** The dialog that reports one of some names, with a reason if there is one, and says thanks. */
export function ReportDialog({ open, onClose, names }: Props) {
  const formID = useId();
  const [index, setIndex] = useState(0);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const report = useApiMutation('POST /reports');
  const chosen = names[index];
  if (report.isSuccess) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title="Thank you"
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <Thanks />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Report a name"
      description="The admins see the name as it is now. Its user does not learn who reported it."
      actions={
        <>
          <Button type="submit" form={formID} paint="pennant" disabled={report.isPending}>
            {report.isPending ? 'Reporting...' : 'Report'}
          </Button>
          <Button onClick={onClose}>Leave it</Button>
        </>
      }
    >
      <form
        id={formID}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen === undefined) return;
          const { kind, place } = chosen;
          report.mutate({ body: { kind, place, ...(reason === null ? {} : { reason }) } });
        }}
      >
        {names.length > 1 ? (
          <SelectField
            label="Which name?"
            value={index}
            onChange={({ target }) => setIndex(Number(target.value))}
          >
            {names.map((name, option) => (
              <option key={`${name.kind} ${JSON.stringify(name.place)}`} value={option}>
                {describe(name)}
              </option>
            ))}
          </SelectField>
        ) : (
          <p className="font-slab font-semibold break-words">{chosen ? describe(chosen) : ''}</p>
        )}
        <Reasons chosen={reason} onChoose={setReason} />
        {report.isError ? (
          <p role="alert" className="font-semibold text-bad">
            {messageOf(report.error)}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}

function Reasons({
  chosen,
  onChoose,
}: {
  readonly chosen: ReportReason | null;
  readonly onChoose: (reason: ReportReason) => void;
}) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-slab font-semibold">
        Why? <span className="font-normal text-ink-soft">If you like to say.</span>
      </legend>
      {REPORT_REASONS.map(({ reason, label }) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={group}
            value={reason}
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
            className="size-5 shrink-0 accent-pennant-paint"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The thanks take the focus from the form that they replace, so that they are read out. */
function Thanks() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="max-w-prose outline-none">
      An admin looks at the name, and changes it where it must not stand. There is no answer to wait
      for.
    </p>
  );
}
