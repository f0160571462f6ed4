import type { Series } from '@pennant/contract/packs';

import { messageOf } from '../../../api/api-error.ts';
import { useApiQuery } from '../../../api/query-hooks.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { SeriesCompleted } from '../../../ui/celebration/series-completed.tsx';
import { DayAndTime } from '../../../ui/day-and-time.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';

/**
 * The pack that a complete base series brought, or the button that collects it where it has not
 * come by itself. Other series bring none.
 */
export function CompletionPack({ series: { seriesID, kind } }: { readonly series: Series }) {
  const completed = useApiQuery('GET /packInventory/completed');
  const collecting = useApiMutation('POST /packInventory/completed', {
    onError: (error) => toast.bad(`Error collecting the pack: ${messageOf(error)}`),
  });
  if (collecting.data !== undefined)
    return <SeriesCompleted completed={[collecting.data]} packsPath="/packs/user" />;
  if (kind !== 'base' || completed.data === undefined) return null;
  const completion = completed.data.find((row) => row.seriesID === seriesID);
  if (completion === undefined) {
    return (
      <Button
        paint="pennant"
        disabled={collecting.isPending}
        onClick={() => collecting.mutate({ body: { seriesID } })}
      >
        {collecting.isPending ? 'Collecting...' : 'Collect its pack'}
      </Button>
    );
  }
  return (
    <p className="text-chalk-soft">
      You completed it on <DayAndTime at={completion.completed} />: one pack of it came.{' '}
      <TextLink to="/packs/user" className="text-chalk!">
        My Packs
      </TextLink>
    </p>
  );
}
