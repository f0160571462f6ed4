import { useEffect, useEffectEvent, useState } from 'react';

import type { ApiResponse } from '../../api/call-types.ts';
import { useApiQuery } from '../../api/query-hooks.ts';

/** How often the page looks how far the campaigns are, in ms. */
const POLL_MS = 3000;
/** How long campaigns are waited for after the last season: they could perhaps not be made. */
const DRAWING_UP_MS = 60_000;

interface CampaignsOnTheWay {
  /** The progress of the history as long as its campaigns are on their way; else null. */
  readonly catalogue: ApiResponse<'GET /catalogue'> | null;
  /** Whether the last of them have come while the page was open. */
  readonly haveCome: boolean;
}

/**
 * Watches the first start while the page is open: `onProgress` is called after each look at a
 * history whose campaigns are on their way, and once more when all of them are drawn up.
 */
export function useCampaignsOnTheWay(onProgress: () => void): CampaignsOnTheWay {
  const [isOver, setIsOver] = useState(false);
  const { data: catalogue = null, dataUpdatedAt } = useApiQuery('GET /catalogue', undefined, {
    refetchInterval: (response) => (response?.campaigns === 'coming' && !isOver ? POLL_MS : false),
  });
  const areComing = catalogue?.campaigns === 'coming';
  const [wereComing, setWereComing] = useState(areComing);
  if (areComing && !wereComing) setWereComing(true);
  const haveCome = wereComing && catalogue?.campaigns === 'there';
  const onLook = useEffectEvent(() => {
    if (wereComing) onProgress();
  });
  useEffect(() => {
    // 0 until the first response.
    if (dataUpdatedAt > 0) onLook();
  }, [dataUpdatedAt]);

  const isDrawingUp = areComing && catalogue.isComplete;
  useEffect(() => {
    if (!isDrawingUp) return undefined;
    const timer = setTimeout(() => setIsOver(true), DRAWING_UP_MS);
    return () => clearTimeout(timer);
  }, [isDrawingUp]);
  return { catalogue: areComing && !isOver ? catalogue : null, haveCome };
}
