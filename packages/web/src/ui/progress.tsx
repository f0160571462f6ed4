interface Props {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** How far along: a gauge that fills with green. */
export function Progress({ label, value, max }: Props) {
  return (
    <progress
      aria-label={label}
      value={Math.min(value, max)}
      max={max}
      className="gauge h-4 w-full"
    />
  );
}
