import { useEffect, useRef } from 'react';

interface StepsProps {
  readonly label: string;
  readonly steps: readonly { readonly key: number; readonly text: string }[];
  readonly selected: number | null;
  readonly isReady: (key: number) => boolean;
  readonly onSelect: (key: number) => void;
  /** Whether the steps rise from the first to the last. */
  readonly isRising: boolean;
}

/** By how much the last of the rising steps is higher than the first, in rem. */
const RISE = 1.75;

/** A row of steps, one of which is selected; it scrolls in itself where it is too long. */
function Steps({ label, steps, selected, isReady, onSelect, isRising }: StepsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>(`[data-step="${selected}"]`);
    if (!row.current || !pressed) return;
    // Only within the row: the page stays where it is.
    row.current.scrollLeft =
      pressed.offsetLeft - (row.current.clientWidth - pressed.offsetWidth) / 2;
  }, [selected]);
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className="relative -mx-gutter flex snap-x items-end gap-1 overflow-x-auto px-gutter pt-1 pb-1"
    >
      {steps.map(({ key, text }, index) => (
        <button
          key={key}
          data-step={key}
          type="button"
          aria-pressed={key === selected}
          disabled={!isReady(key)}
          title={isReady(key) ? undefined : 'Still being printed'}
          onClick={() => onSelect(key)}
          style={
            isRising
              ? { paddingBottom: `${0.5 + (RISE * index) / Math.max(1, steps.length - 1)}rem` }
              : undefined
          }
          className="min-h-11 min-w-16 shrink-0 grow snap-start border-2 border-b-4 border-rule-strong bg-raised px-2 py-2 font-varsity text-sm tabular-nums hover:bg-sunk disabled:border-rule disabled:text-ink-faint aria-pressed:border-pennant-deep aria-pressed:bg-pennant-paint aria-pressed:text-on-pennant"
        >
          {text}
        </button>
      ))}
    </div>
  );
}

interface Props {
  readonly selected: number | null;
  /** Whether there are cards of a decade or a year yet. */
  readonly isReady: (key: number) => boolean;
  readonly onSelect: (key: number) => void;
}

/** The decades of the history as steps that rise from the first to the last. */
export const DecadeSteps = ({
  decades,
  ...rest
}: Props & { readonly decades: readonly number[] }) => (
  <Steps
    label="Decades"
    isRising
    steps={decades.map((decade) => ({ key: decade, text: `${decade}s` }))}
    {...rest}
  />
);

/** The years of a decade. */
export const YearSteps = ({ years, ...rest }: Props & { readonly years: readonly number[] }) => (
  <Steps
    label="Seasons"
    isRising={false}
    steps={years.map((year) => ({ key: year, text: String(year) }))}
    {...rest}
  />
);
