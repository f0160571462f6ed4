import { formatMoney } from '../../ui/money.tsx';

const MAX_LISTED = 12;

/** The logged fields that are amounts of money. */
const MONEY_FIELDS: ReadonlySet<string> = new Set(['cost', 'money']);

/** Returns the value of a logged field as text. */
const formatField = (name: string, value: unknown): string =>
  MONEY_FIELDS.has(name) && typeof value === 'number' ? formatMoney(value) : formatValue(value);

/** Returns a logged value as text: short lists in full, long ones cut off, with their length. */
function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value === '' ? '–' : value;
  if (Array.isArray(value)) {
    const listed = value.slice(0, MAX_LISTED).map(formatValue).join(', ');
    return value.length > MAX_LISTED ? `${listed} … ${value.length} in all` : listed || '–';
  }
  return Object.entries(value)
    .map(([name, member]) => `${name} ${formatField(name, member)}`)
    .join(', ');
}

/** Returns a field's name as words: "is active" for `isActive`. */
const formatFieldName = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

const toFields = (value: unknown): Record<string, unknown> => {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { value };
};

/** The values before and after a change, field by field. */
export function AuditFieldChanges({
  before,
  after,
}: {
  readonly before: unknown;
  readonly after: unknown;
}) {
  const oldFields = toFields(before);
  const newFields = toFields(after);
  const names = [...new Set([...Object.keys(oldFields), ...Object.keys(newFields)])];
  if (names.length === 0) return null;
  return (
    <dl className="mt-2 grid grid-cols-1 gap-x-4 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      {names.map((name) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{formatFieldName(name)}</dt>
          <dd className="mb-1 min-w-0 break-words sm:mb-0">
            {name in oldFields ? (
              <>
                <del className="text-ink-soft">{formatField(name, oldFields[name])}</del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> became </span>
              </>
            ) : null}
            <ins className="no-underline">{formatField(name, newFields[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
