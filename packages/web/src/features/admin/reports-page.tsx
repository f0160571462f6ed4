import type { ReportedName } from '@pennant/contract/reports';
import { reportCursor } from '@pennant/rules/reports/report-cursor';
import { REPORT_REASONS } from '@pennant/rules/reports/report-limits';
import { useState } from 'react';

import { useInfiniteApiList } from '../../api/use-infinite-api-list.ts';
import { Button } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DecisionDialog, type DecisionKind } from './decision-dialog.tsx';
import { NameInPlace } from './name-in-place.tsx';

/** What an admin is asked to confirm. */
interface Asked {
  readonly kind: DecisionKind;
  readonly report: ReportedName;
}

/** The page /admin/reports: the names that users reported, those to be decided on first. */
export function ReportsPage() {
  const list = useInfiniteApiList('GET /admin/reports', {}, reportCursor);
  const [asked, setAsked] = useState<Asked | null>(null);
  const names = list.data?.pages.flat() ?? [];
  const isOpen = ({ state }: ReportedName) => state === 'open';
  const open = names.filter(isOpen);
  const decided = names.filter((name) => !isOpen(name));
  return (
    <PageBody>
      <PageHeading kicker="Admin">Reports</PageHeading>
      {list.isPending ? <Loading /> : null}
      {list.isError ? (
        <ErrorState
          title="Error fetching the reports"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {list.isSuccess && open.length === 0 ? (
        <EmptyState title="Nothing to decide">
          {decided.length === 0
            ? 'Nobody has reported a name. What is reported on games and player pages comes here.'
            : 'All reports are decided.'}
        </EmptyState>
      ) : null}
      <Names names={open} onAsk={(kind, report) => setAsked({ kind, report })} />
      {decided.length === 0 ? null : (
        <section className="mt-10">
          <h2 className="mb-2 font-display text-xl">Decided</h2>
          <Names names={decided} onAsk={(kind, report) => setAsked({ kind, report })} />
        </section>
      )}
      {list.hasNextPage ? (
        <Button
          className="mt-4"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? 'Loading...' : 'More reports'}
        </Button>
      ) : null}
      {asked === null ? null : <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </PageBody>
  );
}

type OnAsk = (kind: DecisionKind, report: ReportedName) => void;

const Names = ({
  names,
  onAsk,
}: {
  readonly names: readonly ReportedName[];
  readonly onAsk: OnAsk;
}) => (
  <ol className="flex flex-col empty:hidden">
    {names.map((report) => (
      <Entry key={report.reportID} report={report} onAsk={onAsk} />
    ))}
  </ol>
);

const LABELS = new Map<string, string>(REPORT_REASONS.map(({ reason, label }) => [reason, label]));

/** "2 players: It insults or threatens (2)". */
function reportersInWords({ reporters, reasons }: ReportedName): string {
  const count = reporters === 1 ? 'One player' : `${reporters} players`;
  const given = reasons.map(({ reason, reporters: of }) =>
    reporters === 1 ? LABELS.get(reason) : `${LABELS.get(reason)} (${of})`,
  );
  return given.length === 0 ? count : `${count}: ${given.join('; ')}`;
}

function Entry({ report, onAsk }: { readonly report: ReportedName; readonly onAsk: OnAsk }) {
  const { kind, User, gameID, state, isHidden, reported } = report;
  const act = (decision: DecisionKind, label: string) => (
    <Button
      size="small"
      className="min-h-11"
      aria-label={`${label}: ${report.name}`}
      onClick={() => onAsk(decision, report)}
    >
      {label}
    </Button>
  );
  return (
    <li className="grid items-start gap-x-6 gap-y-3 border-t-2 border-rule-strong py-4 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <NameInPlace kind={kind} name={report.name} />
      <div className="flex min-w-0 flex-col gap-2">
        <p>
          {kind === 'username' ? 'Username' : 'Team’s name'}
          {User === null ? ' of a former player' : null}
          {User !== null && kind === 'team_name' ? (
            <>
              {' of '}
              <PlayerLink username={User.username} />
            </>
          ) : null}
          {User !== null && kind === 'username' ? (
            <>
              {', '}
              <PlayerLink username={User.username}>see the page</PlayerLink>
            </>
          ) : null}
          {gameID === null ? null : (
            <>
              {', read in '}
              <TextLink to={`/g/${gameID}`}>a game</TextLink>
            </>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {reportersInWords(report)}. First on <DayAndTime at={reported} />.
        </p>
        <Outcome report={report} />
        <div className="flex flex-wrap gap-3 empty:hidden">
          {state === 'open' || state === 'hidden' ? act('rename', 'Rename') : null}
          {state === 'open' ? act('hide', 'Hide games') : null}
          {state === 'open' ? act('dismiss', 'Dismiss') : null}
          {isHidden && state !== 'open' ? act('show', 'Show games again') : null}
        </div>
      </div>
    </li>
  );
}

const PlayerLink = ({
  username,
  children = username,
}: {
  readonly username: string;
  readonly children?: string;
}) => (
  <TextLink to={`/players/${encodeURIComponent(username)}`} className="break-words">
    {children}
  </TextLink>
);

const OUTCOMES: Record<Exclude<ReportedName['state'], 'open' | 'renamed'>, string> = {
  hidden: 'Games hidden, published team withdrawn',
  shown: 'Games were hidden, and are shown again',
  dismissed: 'Left as it is',
  closed: 'Closed: its user has left',
};

/** What was decided, by which admin; for an open report, what has changed since. */
function Outcome({ report }: { readonly report: ReportedName }) {
  const { state, name, currentName, newName, admin, decided, decisionReason, isHidden } = report;
  if (state === 'open') {
    const isChanged = currentName !== name;
    return isChanged || isHidden ? (
      <p className="font-medium">
        {isChanged
          ? currentName === null
            ? 'The team is deleted; the name stands in games. '
            : `It is called ${currentName} by now; the name may stand in games. `
          : null}
        {isHidden ? 'The user’s games are hidden.' : null}
      </p>
    ) : null;
  }
  const what = state === 'renamed' ? `Renamed to ${newName ?? 'another name'}` : OUTCOMES[state];
  return (
    <p>
      <span className="font-slab font-semibold">{what}</span>
      {admin === null ? null : ` by ${admin}`}
      {decided === null ? null : (
        <>
          {', '}
          <DayAndTime at={decided} />
        </>
      )}
      {decisionReason === null ? null : <span className="block">“{decisionReason}”</span>}
    </p>
  );
}
