import type { Card } from '@pennant/contract/cards';

import { messageOf } from '../../api/call-refused.ts';
import { useAction } from '../../api/use-call.ts';
import { SelectField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';

/** Which of a card's variants is drawn, for who owns it and has a choice. */
export function VariantPicker({ card }: { readonly card: Card }) {
  const choosing = useAction('PUT /cardInventory', {
    outdates: ['GET /card/{cardID}', 'GET /card/user'],
    onError: (error) => toast.bad(`Error fetching card inventory: ${messageOf(error)}`),
  });
  const inventory = card.CardInventory;
  if (inventory === null || inventory.inventoryID === null || card.variants.length < 2) return null;
  const { inventoryID, displayKey } = inventory;
  return (
    <SelectField
      label="Variant"
      value={displayKey}
      disabled={choosing.isPending}
      onChange={({ target }) =>
        choosing.mutate({ body: { inventoryID, displayKey: target.value } })
      }
    >
      {card.variants.map(({ seriesKey, name }) => (
        <option key={seriesKey} value={seriesKey}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
