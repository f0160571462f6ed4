/** A commitment or another fact of a draw: its name and its value. */
export interface Commitment {
  readonly head: string;
  readonly value: string;
}

/** A list of commitments, each with all of its digits. */
export const Commitments = ({ list }: { readonly list: readonly Commitment[] }) => (
  <dl className="grid gap-2 text-sm">
    {list.map(({ head, value }) => (
      <div key={head}>
        <dt className="font-varsity text-xs text-ink-soft">{head}</dt>
        {/* Keeps the room of two lines on a phone, one elsewhere, while the value loads. */}
        <dd className="min-h-[2.9em] sm:min-h-[1.45em]">
          <code className="break-all">{value}</code>
        </dd>
      </div>
    ))}
  </dl>
);
