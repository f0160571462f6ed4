import type { Effect, Journal, UserHistory } from './user-history.ts';

interface Opening {
  readonly cards: readonly { readonly cardID: number; readonly pack: number }[];
  readonly draw: {
    readonly epochID: string;
    readonly firstPack: number;
    readonly lastPack: number;
  };
}

/**
 * Returns whether a journal is that of an opening: the packs went, the cards of the response came,
 * and each of the packs was drawn under the number that the response told.
 */
export function matchOpening(journal: Journal, effect: Effect, { rows }: UserHistory): boolean {
  const { seriesID, amount = 1 } = effect.request.body as { seriesID: number; amount?: number };
  const opened = journal.movements.find(({ asset }) => asset === 'pack');
  if (opened?.item !== seriesID || opened.amount !== -amount) return false;
  if (!effect.isAcknowledged) return true;

  const { cards, draw } = effect.request.response as Opening;
  if (draw.lastPack - draw.firstPack + 1 !== amount) return false;
  const drawn = new Map(
    rows('pack_draw')
      .filter((row) => row['journal_id'] === journal.id && row['epoch_id'] === draw.epochID)
      .map((row) => [Number(row['pack']), JSON.parse(row['card_ids']!) as number[]]),
  );
  for (let index = 0; index < amount; index += 1) {
    const shown = cards.filter(({ pack }) => pack === index).map(({ cardID }) => cardID);
    if (drawn.get(draw.firstPack + index)?.join() !== shown.join()) return false;
  }
  const copies = new Map<number, number>();
  for (const { cardID } of cards) copies.set(cardID, (copies.get(cardID) ?? 0) + 1);
  const received = journal.movements.filter(({ asset }) => asset === 'card');
  return (
    drawn.size === amount &&
    received.length === copies.size &&
    received.every(({ item, amount: got }) => copies.get(item) === got)
  );
}
