import { useApiQuery } from '../../../api/query-hooks.ts';
import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';

interface Props {
  /** The card at bat now. */
  readonly current: number;
  readonly onChoose: (cardID: number) => void;
  readonly onClose: () => void;
}

/** The twelve cards that guests bat with, to choose another. */
export function GuestCardPicker({ current, onChoose, onClose }: Props) {
  const { data: cards, error, refetch } = useApiQuery('GET /guest/cards');
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Who has the bat?"
      description="Twelve great names of twelve eras, each in a lesser season. Each meets a pitcher of the same year."
    >
      {cards === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <ErrorState title="Error fetching cards" error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-2.5 gap-y-3 sm:grid-cols-6 sm:gap-x-4">
          {cards
            .toSorted((a, b) => a.year - b.year)
            .map((card) => (
              <li key={card.cardID}>
                <button
                  type="button"
                  aria-current={card.cardID === current || undefined}
                  className="block w-full transition-[translate] duration-quick hover:-translate-y-1 aria-current:outline-4 aria-current:outline-lamp"
                  onClick={() => onChoose(card.cardID)}
                >
                  <PlayerCardFront
                    card={toCardFrontData(card)}
                    detail="thumbnail"
                    className="w-full"
                  />
                  <span className="mt-1 block text-center text-xs/tight text-balance text-ink-soft">
                    {card.clubName}
                  </span>
                </button>
              </li>
            ))}
        </ul>
      )}
    </Dialog>
  );
}
