/**
 * The range of scores that the gauge shows: at the lower end one bat is filled, at the upper all.
 */
const MIN_SCORE = 40;
const MAX_SCORE = 95;
const BAT_COUNT = 8;

/** The gauge of a team's strength: filled bats on a rack, with the score beside them. */
export function TeamStrengthGauge({ score }: { readonly score: number }) {
  const share = (score - MIN_SCORE) / (MAX_SCORE - MIN_SCORE);
  const filled = Math.max(1, Math.min(BAT_COUNT, Math.round(share * BAT_COUNT)));
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg viewBox={`0 0 ${BAT_COUNT * 7} 20`} className="h-5 w-14" aria-hidden="true">
        {Array.from({ length: BAT_COUNT }, (_, index) => (
          <path
            key={index}
            d={`M${index * 7 + 3.5} 18.500V11C${index * 7 + 3.5} 8 ${index * 7 + 1.5} 7 ${index * 7 + 1.5} 4.500C${index * 7 + 1.5} 0 ${index * 7 + 5.5} 0 ${index * 7 + 5.5} 4.500C${index * 7 + 5.5} 7 ${index * 7 + 3.5} 8 ${index * 7 + 3.5} 11`}
            className={
              index < filled ? 'fill-dirt stroke-ink' : 'fill-transparent stroke-rule-strong'
            }
            strokeWidth="1.2"
          />
        ))}
      </svg>
      <span className="figures font-slab font-semibold">{score}</span>
      <span className="sr-only">strength of {score} in 100</span>
    </span>
  );
}
