import type { CardSummary } from '@pennant/contract/cards';
import { useDeferredValue, useMemo, useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { decodeCardName } from '../../../ui/card-columns.tsx';
import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { foldName } from '../../../ui/fold-name.ts';
import { TextField } from '../../../ui/form-fields.tsx';
import { formatCount } from '../../../ui/money.tsx';
import { useWishedIDs } from '../marks/use-wishes.ts';

/** The number of cards shown at first, and added by each "Show more". */
const CARDS_STEP = 24;

interface Props {
  readonly cards: readonly CardSummary[];
  readonly wantedID: number | null;
  readonly onWanted: (cardID: number) => void;
}

/** The missing cards of a tier to choose one of, found by name; wished ones stand first. */
export function MissingCardPicker({ cards, wantedID, onWanted }: Props) {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(CARDS_STEP);
  const searched = foldName(useDeferredValue(typed).trim());
  const wishedIDs = useWishedIDs();
  // The card that the page came with stands first; one that is chosen here stays where it is.
  const [firstID] = useState(wantedID);
  const inOrder = useMemo(() => {
    const rank = ({ cardID }: CardSummary) =>
      cardID === firstID ? 0 : wishedIDs.has(cardID) ? 1 : 2;
    return cards.toSorted((a, b) => rank(a) - rank(b));
  }, [cards, wishedIDs, firstID]);
  const found = useMemo(
    () => inOrder.filter((card) => foldName(decodeCardName(card)).includes(searched)),
    [inOrder, searched],
  );
  return (
    <section aria-labelledby="swap-wanted" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id="swap-wanted" className="font-slab text-lg font-semibold">
          The card that comes
        </h3>
        <TextField
          label="Find a missing card"
          hideLabel
          type="search"
          placeholder="Find a missing card"
          autoComplete="off"
          className="w-full sm:w-64"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setShown(CARDS_STEP);
          }}
        />
      </div>
      <p role="status" className="mb-2 text-sm text-ink-soft">
        {found.length === 0
          ? 'No missing card of this tier is called that.'
          : `${formatCount(found.length)} missing: choose the one that is to come.`}
      </p>
      <ul
        aria-label="Missing cards"
        className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3"
      >
        {found.slice(0, shown).map((card) => {
          const isWanted = card.cardID === wantedID;
          return (
            <li key={card.cardID} className="relative [contain-intrinsic-size:auto_9rem]">
              <button
                type="button"
                aria-pressed={isWanted}
                onClick={() => onWanted(card.cardID)}
                className={`block w-full rounded-md p-1 outline-offset-2 transition-[translate] duration-quick hover:-translate-y-1 ${isWanted ? 'bg-pennant-paint' : ''}`}
              >
                <PlayerCardFront
                  card={toCardFrontData(card)}
                  detail="thumbnail"
                  className="w-full"
                />
                {wishedIDs.has(card.cardID) ? (
                  <span className="sr-only">, on your wish list</span>
                ) : null}
              </button>
              {wishedIDs.has(card.cardID) ? (
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute top-0 -left-1 -rotate-6 bg-outfield-paint px-1.5 font-slab text-xs font-bold text-on-outfield"
                >
                  Wished
                </span>
              ) : null}
              {isWanted ? (
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute right-0 -bottom-1 rotate-3 bg-pennant-paint px-1.5 font-slab text-xs font-bold text-on-pennant"
                >
                  Comes
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
      {shown < found.length ? (
        <Button className="mt-4" onClick={() => setShown(shown + CARDS_STEP)}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}
