import type { CupKind } from '@pennant/rules/cups/cup-kind';

/** What is engraved on a cup by its kind: a cap on the score, a decade, a tier. */
const engravingOf = (kind: CupKind): string => {
  switch (kind.kind) {
    case 'open':
      return '★';
    case 'scoreCap':
      return String(kind.maxScore);
    case 'decade':
      return `’${String(kind.firstYear % 100).padStart(2, '0')}`;
    case 'maxTier':
      return kind.tier.slice(0, 1).toUpperCase();
  }
};

/** A decorative loving cup, with what its kind is engraved; one that is over has lost its shine. */
export function CupPicture({
  kind,
  isPast = false,
  className,
}: {
  readonly kind: CupKind;
  readonly isPast?: boolean;
  readonly className?: string;
}) {
  const metal = isPast ? 'fill-tier-silver' : 'fill-tier-gold';
  const edge = isPast ? 'stroke-tier-silver-deep' : 'stroke-tier-gold-deep';
  const light = isPast ? 'fill-tier-silver-light' : 'fill-tier-gold-light';
  const lettering = isPast ? 'fill-tier-silver-lettering' : 'fill-tier-gold-lettering';
  return (
    <svg viewBox="0 0 64 72" className={className} aria-hidden="true">
      <path
        d="M14 12C2 10 3 31 17 33M50 12C62 10 61 31 47 33"
        className={`fill-none ${edge}`}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M12 6H52C52 28 47 42 36 45V54H28V45C17 42 12 28 12 6Z"
        className={`${metal} ${edge}`}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M17 9H22C22 24 24 34 29 41C20 36 17 24 17 9Z" className={light} opacity="0.8" />
      <path d="M20 54H44V60H20Z" className={`${metal} ${edge}`} strokeWidth="2" />
      <path d="M15 60H49V69H15Z" className="fill-dirt stroke-track" strokeWidth="2" />
      <text
        x="33"
        y="29"
        textAnchor="middle"
        fontSize="16"
        fontFamily="var(--font-display)"
        className={lettering}
      >
        {engravingOf(kind)}
      </text>
    </svg>
  );
}
