/** Moves the focus to the field of a form that has this label, out of a folded section too. */
export function focusField(form: HTMLFormElement | null, label: string): void {
  const named = [...(form?.querySelectorAll('label') ?? [])].find(
    ({ textContent }) => textContent === label,
  );
  const field = named?.control;
  if (!field) return;
  const section = field.closest('details');
  if (section) section.open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

/** Returns the label of the first field of a form, in its order, that has a fault. */
export const firstFault = <Field extends string>(
  faults: Partial<Readonly<Record<NoInfer<Field>, string>>>,
  labels: Readonly<Record<Field, string>>,
): string | undefined =>
  (Object.entries(labels) as [Field, string][]).find(([field]) => faults[field] !== undefined)?.[1];

interface Props<Field extends string> {
  readonly faults: Partial<Readonly<Record<NoInfer<Field>, string>>>;
  /** The labels of the fields, in the order of the form. */
  readonly labels: Readonly<Record<Field, string>>;
}

/**
 * What is wrong with a long form, beside its button: each fault with its field's name, which leads
 * to the field. Nothing where there is none.
 */
export function FormFaults<Field extends string>({ faults, labels }: Props<Field>) {
  const rows = (Object.entries(labels) as [Field, string][]).filter(
    ([field]) => faults[field] !== undefined,
  );
  if (rows.length === 0) return null;
  return (
    <div role="alert" className="border-l-4 border-bad pl-3">
      <ul>
        {rows.map(([field, label]) => (
          <li key={field}>
            <button
              type="button"
              className="min-h-11 text-left font-semibold text-bad sm:min-h-8"
              onClick={({ currentTarget }) => focusField(currentTarget.closest('form'), label)}
            >
              <span className="underline underline-offset-4">{label}</span>: {faults[field]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
