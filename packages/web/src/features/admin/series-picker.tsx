import type { Series } from '@pennant/contract/packs';

import { useApiQuery } from '../../api/query-hooks.ts';
import { ComboboxField } from '../../ui/combobox-field.tsx';

/** The fields of a series that identify it to the user. */
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

/** A combobox of the series on sale, searched by name. */
export function SeriesPicker({ onChange, ...props }: Props) {
  const series = useApiQuery('GET /series');
  return (
    <ComboboxField<NamedSeries>
      {...props}
      canClear
      onValue={onChange}
      placeholder="Search by name"
      items={series.data ?? NONE}
      keyOf={({ seriesID }) => seriesID}
      textOf={({ name }) => name}
      status={series.isPending ? 'Loading...' : series.isError ? 'Error fetching packs' : undefined}
      nothing="No series on sale is called that."
    />
  );
}
