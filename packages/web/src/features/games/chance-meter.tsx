import { chanceInHundred } from '../../ui/chance-in-hundred.ts';
import { RuleLink } from '../../ui/rule/rule-link.tsx';

/** A chance to win as a large figure over a bar, with its meaning for screen readers. */
export function ChanceMeter({ chance }: { readonly chance: number }) {
  const hundredths = chanceInHundred(chance);
  return (
    <p className="figures w-full">
      {/* Above the button that covers the panel. */}
      <RuleLink rule="win-chance" className="relative z-1 inline-block whitespace-nowrap">
        <span className="sr-only">You win {hundredths} in 100.</span>
        <span aria-hidden="true" className="flex items-baseline gap-1">
          <span className="text-xs text-ink-soft">You win</span>
          <strong className="font-display text-xl/none font-normal md:text-2xl/none">
            {hundredths}
          </strong>
          <span className="text-xs text-ink-soft">in 100</span>
        </span>
      </RuleLink>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 block h-2 w-full"
      >
        <rect width="100" height="6" className="fill-sunk" />
        <rect width={hundredths} height="6" className="fill-outfield-paint" />
        <path d="M50 0V6" className="stroke-ink" strokeWidth="0.8" />
      </svg>
    </p>
  );
}
