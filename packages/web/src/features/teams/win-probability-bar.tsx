import { RuleLink } from '../../ui/rule/rule-link.tsx';

interface Props {
  readonly left: string;
  readonly right: string;
  /** The share of games that the left team wins, 0 to 1. */
  readonly share: number;
  readonly games: number;
}

/** The win probability of two teams, as a bar of two colors with both percentages. */
export function WinProbabilityBar({ left, right, share, games }: Props) {
  const percent = Math.round(share * 100);
  return (
    <figure className="border-2 border-rule-strong bg-raised p-4 shadow-sheet">
      <div className="mb-2 flex items-baseline justify-between gap-4 font-display text-lg">
        <span className="flex min-w-0 items-baseline gap-x-[.3em]">
          <span className="min-w-0 truncate">{left}</span>{' '}
          <RuleLink rule="win-chance" className="figures shrink-0 text-pennant">
            {percent}%
          </RuleLink>
        </span>
        <span className="flex min-w-0 items-baseline gap-x-[.3em]">
          <RuleLink rule="win-chance" className="figures shrink-0 text-outfield">
            {100 - percent}%
          </RuleLink>{' '}
          <span className="min-w-0 truncate">{right}</span>
        </span>
      </div>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-5 w-full" aria-hidden="true">
        <rect width="100" height="6" className="fill-outfield-paint" />
        <rect width={share * 100} height="6" className="fill-pennant-paint" />
        <path d="M50 0V6" stroke="#fffdf4" strokeWidth=".6" />
      </svg>
      <figcaption className="mt-2 text-sm text-ink-soft">
        Chance to win, from {games.toLocaleString('en-US')} games by the rules of the house, half of
        them at home, the computer managing both.
      </figcaption>
    </figure>
  );
}
