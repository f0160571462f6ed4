const MOST_LISTED = 12;

/** A value of the log as text: short lists with commas, long ones cut with their count. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value === '' ? '–' : value;
  if (Array.isArray(value)) {
    const listed = value.slice(0, MOST_LISTED).map(textOf).join(', ');
    return value.length > MOST_LISTED ? `${listed} … ${value.length} in all` : listed || '–';
  }
  return Object.entries(value)
    .map(([name, inside]) => `${name} ${textOf(inside)}`)
    .join(', ');
}

/** `isActive` as "is active". */
const words = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

const fieldsOf = (value: unknown): Record<string, unknown> => {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { value };
};

/** What was and what is, field by field. */
export function FieldChanges({
  before,
  after,
}: {
  readonly before: unknown;
  readonly after: unknown;
}) {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  if (names.length === 0) return null;
  return (
    <dl className="mt-2 grid grid-cols-1 gap-x-4 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      {names.map((name) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{words(name)}</dt>
          <dd className="mb-1 min-w-0 break-words sm:mb-0">
            {name in was ? (
              <>
                <del className="text-ink-soft">{textOf(was[name])}</del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> became </span>
              </>
            ) : null}
            <ins className="no-underline">{textOf(is[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
