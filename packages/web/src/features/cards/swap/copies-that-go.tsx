import type { SwapBoxTier } from '@pennant/contract/swap-box';
import { SWAP_COPIES } from '@pennant/rules/packs/swap-box';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { decodeCardName } from '../../../ui/card-columns.tsx';
import { formatCount } from '../../../ui/money.tsx';
import { RatingStamp } from '../../../ui/tier-swatch.tsx';
import { changeChoice, countChosen, type ChosenCopies } from './swap-plan.ts';

type ExtraCard = SwapBoxTier['extra'][number];

interface Props {
  readonly extra: readonly ExtraCard[];
  readonly chosen: ChosenCopies;
  readonly onChosen: (chosen: ChosenCopies) => void;
}

/** The number of cards listed at first, and added by each "Show more". */
const ROWS_STEP = 12;

/**
 * The extra copies of a tier and those of them that go. Some are proposed: those of which there
 * are most; the list to choose others is closed at first.
 */
export function CopiesThatGo({ extra, chosen, onChosen }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [rows, setRows] = useState(ROWS_STEP);
  const count = countChosen(chosen);
  const going = extra.filter(({ cardID }) => chosen.has(cardID));
  const shown = isChoosing ? extra.slice(0, rows) : going;
  return (
    <section
      aria-labelledby="swap-given"
      className="border-2 border-rule-strong bg-raised p-3 shadow-sheet sm:p-4"
    >
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h3 id="swap-given" className="font-slab text-lg font-semibold">
          The copies that go
        </h3>
        <span className="figures text-sm text-ink-soft">
          {count} of {SWAP_COPIES}
        </span>
      </div>
      <ul aria-label="Extra copies">
        {shown.map((card) => (
          <CopyRow
            key={card.cardID}
            card={card}
            goes={chosen.get(card.cardID) ?? 0}
            canTakeMore={count < SWAP_COPIES}
            onChange={isChoosing ? (change) => onChosen(changeChoice(chosen, card, change)) : null}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="small"
          className="max-sm:min-h-11"
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {isChoosing ? 'Done' : 'Choose others'}
        </Button>
        {isChoosing && rows < extra.length ? (
          <Button
            size="small"
            className="max-sm:min-h-11"
            onClick={() => setRows(rows + ROWS_STEP)}
          >
            Show more
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function CopyRow({
  card,
  goes,
  canTakeMore,
  onChange,
}: {
  readonly card: ExtraCard;
  readonly goes: number;
  readonly canTakeMore: boolean;
  readonly onChange: ((change: 1 | -1) => void) | null;
}) {
  const name = `${decodeCardName(card)} ${card.year}`;
  return (
    <li className="flex items-center gap-2 border-b border-rule py-2 last:border-b-0">
      <RatingStamp rating={card.rating} />
      <span className="min-w-0 grow leading-tight">
        <span className="font-slab">{decodeCardName(card)}</span>
        <span className="figures block text-xs text-ink-soft">
          {card.year}, {formatCount(card.copies)} extra
        </span>
      </span>
      {onChange === null ? (
        <span className="figures font-slab text-lg font-semibold">
          <span className="sr-only">goes: </span>
          {goes}
        </span>
      ) : (
        <span className="flex items-center gap-1">
          <StepButton label={`One less of ${name}`} isOff={goes === 0} onClick={() => onChange(-1)}>
            −
          </StepButton>
          <output className="figures min-w-5 text-center font-slab text-lg font-semibold">
            {goes}
          </output>
          <StepButton
            label={`One more of ${name}`}
            isOff={!canTakeMore || goes === card.copies}
            onClick={() => onChange(1)}
          >
            +
          </StepButton>
        </span>
      )}
    </li>
  );
}

function StepButton({
  label,
  isOff,
  onClick,
  children,
}: {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: string;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Stays focusable, so that the focus is not lost at the last step.
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      className="grid size-11 place-items-center rounded-sm border-2 border-rule-strong bg-raised font-slab text-xl leading-none font-semibold hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:border-rule aria-disabled:bg-sunk aria-disabled:text-ink-faint sm:size-9"
    >
      {children}
    </button>
  );
}
