import type { ReportedPlace } from '@pennant/contract/reports';
import type { ReportedKind } from '@pennant/rules/reports/report-limits';
import { useState } from 'react';

import { useVisitor } from '../../api/current-user.ts';
import { isolateName } from '../../ui/isolated-name.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const ReportDialog = lazyDialog(() =>
  import('./report-dialog.tsx').then((module) => module.ReportDialog),
);

/** A name of another user, and where it is read. */
export interface ReportableName {
  readonly kind: ReportedKind;
  readonly name: string;
  readonly place: ReportedPlace;
}

interface Props {
  /** Whose names these are. */
  readonly username: string;
  /** What the button stands beside, a user or a team: "Report Mudville Nine". */
  readonly subject: string;
  /** The names that can be reported there, the one that is meant most often first. */
  readonly names: readonly ReportableName[];
}

/** The button that reports a name to the admins. Guests and the names' own user see none. */
export function ReportButton({ username, subject, names }: Props) {
  const visitor = useVisitor();
  const [isOpen, setOpen] = useState(false);
  const [openings, countOpenings] = useState(0);
  if (visitor.kind !== 'player' || visitor.user.username === username) return null;
  return (
    <>
      <button
        type="button"
        className="min-h-11 max-w-full truncate text-sm text-ink-soft underline underline-offset-3 hover:text-ink"
        onClick={() => {
          countOpenings(openings + 1);
          setOpen(true);
        }}
      >
        Report {isolateName(subject)}
      </button>
      <ReportDialog key={openings} open={isOpen} onClose={() => setOpen(false)} names={names} />
    </>
  );
}
