import type { Series } from '@pennant/contract/packs';

import { useAnswer } from '../../api/use-call.ts';
import { PickField } from '../../ui/pick-field.tsx';

/** A series as far as it is named. */
export type NamedSeries = Pick<Series, 'seriesID' | 'name' | 'year'>;

interface Props {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: NamedSeries | null;
  readonly onChange: (series: NamedSeries | null) => void;
  readonly className?: string;
}

const NONE: readonly NamedSeries[] = [];

/** Picks packs by the name of their series: of those on sale. */
export function SeriesPicker(props: Props) {
  const series = useAnswer('GET /series');
  return (
    <PickField<NamedSeries>
      {...props}
      placeholder="Search by name"
      things={series.data ?? NONE}
      keyOf={({ seriesID }) => seriesID}
      nameOf={({ name }) => name}
      status={series.isPending ? 'Loading...' : series.isError ? 'Error fetching packs' : undefined}
      nothing="No series on sale is called that."
    />
  );
}
