import { useCallback, useEffect, useRef, useState } from 'react';

import type { TrialNews, TrialOrder } from './trial-order.ts';

export interface Trial {
  /** The last request; null before the first. */
  readonly order: TrialOrder | null;
  /** The newest message of the worker; null before the first. */
  readonly news: TrialNews | null;
  readonly state: 'idle' | 'rolling' | 'done' | 'cancelled' | 'failed';
  readonly begin: (order: TrialOrder) => void;
  readonly cancel: () => void;
}

/** Runs a trial in a worker, which ends with its work, on cancel, and when the page unmounts. */
export function useTrial(): Trial {
  const worker = useRef<Worker | null>(null);
  const [order, setOrder] = useState<TrialOrder | null>(null);
  const [news, setNews] = useState<TrialNews | null>(null);
  const [state, setState] = useState<Trial['state']>('idle');

  const finish = useCallback((finalState: Trial['state']) => {
    worker.current?.terminate();
    worker.current = null;
    setState(finalState);
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);

  const begin = useCallback(
    (request: TrialOrder) => {
      worker.current?.terminate();
      const newWorker = new Worker(new URL('./roll-worker.ts', import.meta.url), {
        type: 'module',
      });
      worker.current = newWorker;
      setOrder(request);
      setNews(null);
      setState('rolling');
      newWorker.addEventListener('message', ({ data }: MessageEvent<TrialNews>) => {
        setNews(data);
        if (data.isDone) finish('done');
      });
      newWorker.addEventListener('error', () => finish('failed'));
      newWorker.postMessage(request, { transfer: [] });
    },
    [finish],
  );
  const cancel = useCallback(() => finish('cancelled'), [finish]);
  return { order, news, state, begin, cancel };
}
