// Complete class names, so that Tailwind finds them.
const FELT = ['fill-tier-gold', 'fill-tier-silver', 'fill-tier-bronze'] as const;
const EDGE = [
  'stroke-tier-gold-deep',
  'stroke-tier-silver-deep',
  'stroke-tier-bronze-deep',
] as const;
const LETTERING = [
  'fill-tier-gold-lettering',
  'fill-tier-silver-lettering',
  'fill-tier-bronze-lettering',
] as const;

/** The pennant of ranks 1 to 3: gold, silver, bronze. */
export function RankPennant({ rank }: { readonly rank: number }) {
  const index = rank - 1;
  return (
    <svg viewBox="0 0 44 36" role="img" aria-label={String(rank)} className="mx-auto w-10">
      <path d="M4 2V35" className="stroke-ink-soft" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M6 4L42 16L6 28Z"
        className={`${FELT[index] ?? ''} ${EDGE[index] ?? ''}`}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <text
        x="16"
        y="20.5"
        textAnchor="middle"
        fontSize="13"
        className={`art-varsity ${LETTERING[index] ?? ''}`}
      >
        {rank}
      </text>
    </svg>
  );
}
