import type { SeriesCompletion } from '@pennant/contract/series-completion';
import { useState } from 'react';

import { Notice } from '../notice.tsx';
import { TextLink } from '../text-link.tsx';
import { Celebration } from './celebration.tsx';
import { completionText, seriesMoment } from './series-moment.ts';

interface Props {
  readonly completed: readonly SeriesCompletion[];
  /** The page where the packs that came are opened; omitted there. */
  readonly packsPath?: string;
}

/**
 * The moment in which base series were completed: it is staged once, and a notice of each stays on
 * the page. Nothing where none was.
 */
export function SeriesCompleted({ completed, packsPath }: Props) {
  const [moment, setMoment] = useState(() => seriesMoment(completed));
  if (completed.length === 0) return null;
  return (
    <div className="my-6 grid gap-3">
      {moment === null ? null : <Celebration {...moment} onDone={() => setMoment(null)} />}
      {completed.map((series) => (
        <Notice key={series.seriesID} title={`${series.name} is complete`}>
          {completionText(series)}{' '}
          {packsPath === undefined ? (
            <TextLink to={`/cards/user?series=${series.seriesID}&view=series`}>
              See the series
            </TextLink>
          ) : (
            <TextLink to={packsPath}>Open it</TextLink>
          )}
        </Notice>
      ))}
    </div>
  );
}
