interface Props {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** A progress bar. */
export function ProgressBar({ label, value, max }: Props) {
  return (
    <progress
      aria-label={label}
      value={Math.min(value, max)}
      max={max}
      className="gauge h-4 w-full"
    />
  );
}
