import type { AuditEntry } from '@pennant/contract/audit-log';
import { ADMIN_ACTIONS, ADMIN_SUBJECTS } from '@pennant/rules/admin/admin-actions';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { useInfiniteApiList } from '../../api/use-infinite-api-list.ts';
import { Button } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SelectField, TextField } from '../../ui/form-fields.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AuditFieldChanges } from './audit-field-changes.tsx';

const LABELS = new Map<string, string>(ADMIN_ACTIONS.map(({ action, label }) => [action, label]));

/** The filters: name in the page's URL to name in the request's query. */
const FILTERS = { admin: 'admin', action: 'action', kind: 'subjectKind', id: 'subjectID' } as const;

/** The page /admin/audit: the log of what admins did, newest first. */
export function AuditLogPage() {
  const [params, setParams] = useSearchParams();
  const query = Object.fromEntries(
    Object.entries(FILTERS).flatMap(([urlName, queryName]) => {
      const value = params.get(urlName)?.trim() ?? '';
      return value === '' ? [] : [[queryName, value]];
    }),
  );
  const log = useInfiniteApiList('GET /admin/audit', query, ({ entryID }) => entryID);
  const entries = log.data?.pages.flat() ?? [];
  return (
    <PageBody>
      <PageHeading kicker="Admin">Audit log</PageHeading>
      <Filters key={params.toString()} params={params} onChange={setParams} />
      {log.isPending ? <Loading /> : null}
      {log.isError ? (
        <ErrorState
          title="Error fetching the audit log"
          error={log.error}
          onRetry={() => void log.refetch()}
        />
      ) : null}
      {log.isSuccess && entries.length === 0 ? (
        <p role="status" className="py-6 text-ink-soft">
          {Object.keys(query).length === 0
            ? 'A clean page: no admin has done anything yet.'
            : 'Nothing in the log is like that.'}
        </p>
      ) : null}
      <ol className="flex flex-col">
        {entries.map((entry) => (
          <Entry key={entry.entryID} entry={entry} />
        ))}
      </ol>
      {log.hasNextPage ? (
        <Button
          className="mt-4"
          disabled={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {log.isFetchingNextPage ? 'Loading...' : 'Older entries'}
        </Button>
      ) : null}
    </PageBody>
  );
}

function Filters({
  params,
  onChange,
}: {
  readonly params: URLSearchParams;
  readonly onChange: (params: Record<string, string>) => void;
}) {
  const [draft, setDraft] = useState<Record<keyof typeof FILTERS, string>>({
    admin: params.get('admin') ?? '',
    action: params.get('action') ?? '',
    kind: params.get('kind') ?? '',
    id: params.get('id') ?? '',
  });
  const field = (name: keyof typeof FILTERS) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  });
  const apply = (next: typeof draft) =>
    onChange(Object.fromEntries(Object.entries(next).filter(([, value]) => value.trim() !== '')));
  return (
    <form
      className="mb-6 grid grid-cols-1 items-end gap-3 sm:grid-cols-2 lg:grid-cols-5"
      onSubmit={(event) => {
        event.preventDefault();
        apply(draft);
      }}
    >
      <TextField
        label="Admin"
        placeholder="Username"
        maxLength={100}
        autoComplete="off"
        {...field('admin')}
      />
      <SelectField label="Action" {...field('action')}>
        <option value="">Every action</option>
        {ADMIN_ACTIONS.map(({ action, label }) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label="Done to" {...field('kind')}>
        <option value="">Anything</option>
        {ADMIN_SUBJECTS.map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </SelectField>
      <TextField label="Its number" maxLength={100} autoComplete="off" {...field('id')} />
      <div className="flex gap-3">
        <Button type="submit" paint="outfield">
          Filter
        </Button>
        <Button onClick={() => apply({ admin: '', action: '', kind: '', id: '' })}>Clear</Button>
      </div>
    </form>
  );
}

/** Path prefix of a subject's own page, for the kinds that have one. */
const PAGES: Partial<Record<AuditEntry['subject']['kind'], string>> = {
  series: '/series/',
  card: '/cards/',
};

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { kind, id } = entry.subject;
  const page = PAGES[kind];
  return (
    <li className="border-t-2 border-rule-strong py-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="font-slab text-lg font-semibold">{LABELS.get(entry.action)}</h2>
        <span className="min-w-0 break-all">
          {page === undefined ? (
            `${kind} ${id}`
          ) : (
            <TextLink to={`${page}${id}`}>{`${kind} ${id}`}</TextLink>
          )}
        </span>
        <span className="text-sm text-ink-soft sm:ml-auto">
          {entry.admin}, <DayAndTime at={entry.created} />
        </span>
      </div>
      {entry.reason === null ? null : <p className="mt-1">“{entry.reason}”</p>}
      <AuditFieldChanges before={entry.before} after={entry.after} />
    </li>
  );
}
