import type { Card, CardInventory } from '@pennant/contract/cards';

import { messageOf } from '../../../api/api-error.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { INPUT_CLASSES } from '../../../ui/form-fields.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSetCachedInventory } from './use-card-inventory.ts';

interface Props {
  readonly card: Card;
  readonly inventory: CardInventory;
}

/**
 * The select for the variant of a card that is drawn: its season's base, or a series that holds it.
 * Shown to owners of the card.
 */
export function VariantPicker({ card, inventory }: Props) {
  const cacheInventory = useSetCachedInventory();
  const choosing = useApiMutation('PUT /cardInventory', {
    onSuccess: cacheInventory,
    onError: (error) => toast.bad(`Error choosing the variant: ${messageOf(error)}`),
  });
  const { inventoryID, displayKey } = inventory;
  if (inventoryID === null) return null;
  const base = `${card.year}-base`;
  const variants = card.variants.some(({ seriesKey }) => seriesKey === base)
    ? card.variants
    : [{ seriesKey: base, name: `${card.year} Base` }, ...card.variants];
  return (
    <label className="flex items-center gap-3">
      <span className="font-slab font-semibold">Variant</span>
      <select
        className={`${INPUT_CLASSES} lg:max-w-sm`}
        value={choosing.isPending ? choosing.variables.body.displayKey : displayKey}
        disabled={choosing.isPending || variants.length < 2}
        title={variants.length < 2 ? 'It comes in this one only.' : undefined}
        onChange={({ target }) =>
          choosing.mutate({ body: { inventoryID, displayKey: target.value } })
        }
      >
        {variants.map(({ seriesKey, name }) => (
          <option key={seriesKey} value={seriesKey}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
