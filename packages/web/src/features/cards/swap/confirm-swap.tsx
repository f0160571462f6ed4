import type { CardSummary } from '@pennant/contract/cards';
import type { SwapBoxTier } from '@pennant/contract/swap-box';

import { Button } from '../../../ui/button.tsx';
import { decodeCardName } from '../../../ui/card-columns.tsx';
import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { listInWords } from '../../../ui/list-in-words.ts';
import { toGiven, type ChosenCopies } from './swap-plan.ts';

interface Props {
  readonly open: boolean;
  readonly wanted: CardSummary;
  readonly extra: SwapBoxTier['extra'];
  readonly chosen: ChosenCopies;
  readonly isSwapping: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** The dialog before a swap: the copies that go beside the card that comes. */
export function ConfirmSwap({
  open,
  wanted,
  extra,
  chosen,
  isSwapping,
  onClose,
  onConfirm,
}: Props) {
  const cardOf = new Map(extra.map((card) => [card.cardID, card]));
  const given = toGiven(chosen).flatMap((cardID) => cardOf.get(cardID) ?? []);
  const goes = [...chosen].flatMap(([cardID, copies]) => {
    const card = cardOf.get(cardID);
    return card === undefined ? [] : [`${copies} of ${decodeCardName(card)}`];
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Swap these?"
      description={`${listInWords(goes)} ${given.length === 1 ? 'goes' : 'go'}; you keep a copy of each. ${decodeCardName(wanted)} comes. This cannot be taken back.`}
      actions={
        <>
          <Button paint="pennant" disabled={isSwapping} onClick={onConfirm}>
            {isSwapping ? 'Swapping...' : 'Swap them'}
          </Button>
          <Button onClick={onClose}>Keep them</Button>
        </>
      }
    >
      <div className="flex items-center gap-3" aria-hidden="true">
        <div className="grid min-w-0 grow grid-cols-3 gap-1.5">
          {given.map((card, index) => (
            <PlayerCardFront
              key={index}
              card={toCardFrontData(card)}
              detail="thumbnail"
              className="w-full opacity-75"
              decorative
            />
          ))}
        </div>
        <svg viewBox="0 0 24 24" className="size-7 shrink-0 fill-none stroke-pennant stroke-3">
          <path d="M3 12H20M13 5L20 12L13 19" />
        </svg>
        <PlayerCardFront
          card={toCardFrontData(wanted)}
          detail="thumbnail"
          className="w-[28%] shrink-0"
          decorative
        />
      </div>
    </Dialog>
  );
}
