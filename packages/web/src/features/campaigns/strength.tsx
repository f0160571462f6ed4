/** The weakest and the strongest score that the gauge tells apart: below and above it is empty or full. */
const LEAST = 40;
const MOST = 95;
const BATS = 8;

/** How strong an opponent is: bats on a rack, the score beside them. */
export function Strength({ score }: { readonly score: number }) {
  const full = Math.max(1, Math.min(BATS, Math.round(((score - LEAST) / (MOST - LEAST)) * BATS)));
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg viewBox={`0 0 ${BATS * 7} 20`} className="h-5 w-14" aria-hidden="true">
        {Array.from({ length: BATS }, (_, at) => (
          <path
            key={at}
            d={`M${at * 7 + 3.5} 18.500V11C${at * 7 + 3.5} 8 ${at * 7 + 1.5} 7 ${at * 7 + 1.5} 4.500C${at * 7 + 1.5} 0 ${at * 7 + 5.5} 0 ${at * 7 + 5.5} 4.500C${at * 7 + 5.5} 7 ${at * 7 + 3.5} 8 ${at * 7 + 3.5} 11`}
            className={at < full ? 'fill-dirt stroke-ink' : 'fill-transparent stroke-rule-strong'}
            strokeWidth="1.2"
          />
        ))}
      </svg>
      <span className="figures font-slab font-semibold">{score}</span>
      <span className="sr-only">strength of {score} in 100</span>
    </span>
  );
}
