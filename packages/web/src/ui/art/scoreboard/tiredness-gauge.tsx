import './tiredness-gauge.css';

/** How tired a pitcher is, as the contract's `tiredness` tells it. */
export interface Tiredness {
  readonly battersFaced: number;
  /** The batter number from which he tires. */
  readonly tiresAfter: number;
  /** Chance that a good cell of his does nothing now. */
  readonly lostCellChance: number;
  /** Chance that an empty cell of his lets a hit through now. */
  readonly extraHitChance: number;
}

/** From here on the rules make him no worse (3-decisions, A game). */
const MOST_TIRED = 10;
const SEGMENTS = 10;

const percent = (chance: number) => `${Math.round(chance * 100)}%`;

const standing = ({
  lostCellChance,
  extraHitChance,
  tiresAfter,
  battersFaced,
}: Tiredness): string => {
  if (lostCellChance > 0 || extraHitChance > 0) return 'Tired';
  const left = tiresAfter - battersFaced;
  if (left > 6) return 'Fresh arm';
  return left > 0 ? `Tires in ${left} ${left === 1 ? 'batter' : 'batters'}` : 'About to tire';
};

/** How he stands, and always both figures: the card's good cells that do nothing, the empty ones that give hits. */
const words = (tired: Tiredness): string =>
  `${standing(tired)}: good cells fail ${percent(tired.lostCellChance)}, extra hits ${percent(tired.extraHitChance)}`;

/** A small gauge of the pitcher's arm: it empties while he is fresh, then the red is what he has overdrawn. */
export const TirednessGauge = ({
  name,
  tired,
  className,
}: {
  name: string;
  tired: Tiredness;
  className?: string;
}) => {
  const over = Math.max(0, tired.battersFaced - tired.tiresAfter);
  const isTired = tired.lostCellChance > 0 || tired.extraHitChance > 0;
  const left = isTired ? 0 : Math.max(0, 1 - tired.battersFaced / Math.max(1, tired.tiresAfter));
  const lit = isTired
    ? Math.max(1, Math.round((Math.min(over, MOST_TIRED) / MOST_TIRED) * SEGMENTS))
    : Math.max(1, Math.round(left * SEGMENTS));
  return (
    <div
      className={`tiredness-gauge ${className ?? ''}`}
      data-tired={isTired || undefined}
      data-low={(!isTired && lit <= 3) || undefined}
    >
      <span className="tiredness-gauge-name">{name}</span>
      <svg
        viewBox="0 0 122 16"
        role="meter"
        aria-label={`${name}'s arm`}
        aria-valuemin={0}
        aria-valuemax={tired.tiresAfter + MOST_TIRED}
        aria-valuenow={Math.min(tired.battersFaced, tired.tiresAfter + MOST_TIRED)}
        aria-valuetext={`${tired.battersFaced} batters faced. ${words(tired)}.`}
      >
        <rect x=".5" y=".5" width="121" height="15" rx="2" className="tiredness-gauge-case" />
        {Array.from({ length: SEGMENTS }, (_, at) => (
          <rect
            key={at}
            x={3 + at * 11.7}
            y="3"
            width="10"
            height="10"
            rx="1"
            className={at < lit ? 'tiredness-gauge-lit' : 'tiredness-gauge-dark'}
          />
        ))}
      </svg>
      <span className="tiredness-gauge-words">{words(tired)}</span>
    </div>
  );
};
