import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react';

/** The look of a field that one types into or chooses from. */
export const INPUT_CLASSES =
  'w-full min-h-11 rounded-sm border-2 border-rule-strong bg-raised px-3 py-2 text-base text-ink shadow-pressed placeholder:text-ink-faint disabled:bg-sunk disabled:text-ink-faint aria-invalid:border-bad';

interface Labelled {
  readonly label: ReactNode;
  /** One line below the field: what to enter. */
  readonly hint?: ReactNode | undefined;
  /** The validation error, announced with the field. */
  readonly error?: string | undefined;
  /** Hides the label visually; screen readers announce it. */
  readonly hideLabel?: boolean | undefined;
}

/** The frame of a field: its label above, its hint and its error below. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  hideLabel = false,
  className = '',
  children,
}: Labelled & {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-slab font-semibold text-ink'}>
        {label}
      </label>
      {children}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the attributes that tie a field to its hint and its error. */
export const buildAriaProps = (id: string, { hint, error }: Labelled) => {
  const describedBy = [
    hint === undefined ? '' : `${id}-hint`,
    error === undefined ? '' : `${id}-error`,
  ]
    .join(' ')
    .trim();
  return {
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  };
};

/** A text input with a label. */
export function TextField({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...input
}: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const labelled: Labelled = { label, hint, error, hideLabel };
  return (
    <FieldFrame id={id} {...labelled} className={className}>
      <input id={id} className={INPUT_CLASSES} {...buildAriaProps(id, labelled)} {...input} />
    </FieldFrame>
  );
}

/** A native <select> with a label. Its options are its children. */
export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...select
}: Labelled & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  const labelled: Labelled = { label, hint, error, hideLabel };
  return (
    <FieldFrame id={id} {...labelled} className={className}>
      <select id={id} className={INPUT_CLASSES} {...buildAriaProps(id, labelled)} {...select} />
    </FieldFrame>
  );
}

/** A checkbox with a label. */
export function CheckField({
  label,
  className = '',
  ...input
}: { readonly label: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={`flex min-h-11 items-center gap-3 ${className}`}>
      <input type="checkbox" className="size-5 shrink-0 accent-pennant-paint" {...input} />
      <span>{label}</span>
    </label>
  );
}
