import './tiredness-gauge.css';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';

/** The tiredness of a pitcher, the contract's `tiredness`. */
export interface Tiredness {
  readonly battersFaced: number;
  /** The number of batters faced after which the pitcher tires. */
  readonly tiresAfter: number;
  /** Chance, 0 to 1, that a good cell of the pitcher now has no effect. */
  readonly lostCellChance: number;
  /** Chance, 0 to 1, that an empty cell of the pitcher now allows a hit. */
  readonly extraHitChance: number;
}

/**
 * Batters faced while tired after which the chances grow no more (docs/spec/decisions.md, "A
 * game").
 */
const MAX_TIRED_BATTERS = 10;
const SEGMENTS = 10;

const formatPercent = (chance: number) => `${Math.round(chance * 100)}%`;

/** Returns the state of an arm in a few words: "Tires in 3 batters". */
export const describeArm = ({
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

/** Returns the state of the arm and both chances: of good cells that fail, of extra hits. */
const describeTiredness = (tired: Tiredness): string =>
  `${describeArm(tired)}: good cells fail ${formatPercent(tired.lostCellChance)}, extra hits ${formatPercent(tired.extraHitChance)}`;

/**
 * A gauge of the pitcher's arm: it empties while fresh, then fills in red with the batters faced
 * tired.
 */
export const TirednessGauge = ({
  name,
  tired,
  className,
}: {
  name: string;
  tired: Tiredness;
  className?: string;
}) => {
  const battersFacedTired = Math.max(0, tired.battersFaced - tired.tiresAfter);
  const isTired = tired.lostCellChance > 0 || tired.extraHitChance > 0;
  const freshShare = isTired
    ? 0
    : Math.max(0, 1 - tired.battersFaced / Math.max(1, tired.tiresAfter));
  const litSegments = isTired
    ? Math.max(
        1,
        Math.round((Math.min(battersFacedTired, MAX_TIRED_BATTERS) / MAX_TIRED_BATTERS) * SEGMENTS),
      )
    : Math.max(1, Math.round(freshShare * SEGMENTS));
  return (
    <div
      className={`tiredness-gauge ${className ?? ''}`}
      data-tired={isTired || undefined}
      data-low={(!isTired && litSegments <= 3) || undefined}
    >
      <span className="tiredness-gauge-name">{name}</span>
      <svg
        viewBox="0 0 122 16"
        role="meter"
        aria-label={`${name}'s arm`}
        aria-valuemin={0}
        aria-valuemax={tired.tiresAfter + MAX_TIRED_BATTERS}
        aria-valuenow={Math.min(tired.battersFaced, tired.tiresAfter + MAX_TIRED_BATTERS)}
        aria-valuetext={`${tired.battersFaced} batters faced. ${describeTiredness(tired)}.`}
      >
        <rect x=".5" y=".5" width="121" height="15" rx="2" className="tiredness-gauge-case" />
        {Array.from({ length: SEGMENTS }, (_, index) => (
          <rect
            key={index}
            x={3 + index * 11.7}
            y="3"
            width="10"
            height="10"
            rx="1"
            className={index < litSegments ? 'tiredness-gauge-lit' : 'tiredness-gauge-dark'}
          />
        ))}
      </svg>
      <RuleLink rule="tired-pitcher" className="tiredness-gauge-words">
        {describeTiredness(tired)}
      </RuleLink>
    </div>
  );
};
