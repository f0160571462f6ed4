import { useCallback, useEffect, useRef, useState } from 'react';

import type { TrialNews, TrialOrder } from './trial-order.ts';

export interface Trial {
  /** What was ordered last; null before. */
  readonly order: TrialOrder | null;
  /** The newest of it; null before the first word. */
  readonly news: TrialNews | null;
  readonly state: 'idle' | 'rolling' | 'done' | 'cancelled' | 'failed';
  readonly begin: (order: TrialOrder) => void;
  readonly cancel: () => void;
}

/** Rolls in a worker, so that the page stays free; the worker ends with its work, with the page, and when told to. */
export function useTrial(): Trial {
  const worker = useRef<Worker | null>(null);
  const [order, setOrder] = useState<TrialOrder | null>(null);
  const [news, setNews] = useState<TrialNews | null>(null);
  const [state, setState] = useState<Trial['state']>('idle');

  const end = useCallback((as: Trial['state']) => {
    worker.current?.terminate();
    worker.current = null;
    setState(as);
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);

  const begin = useCallback(
    (wanted: TrialOrder) => {
      worker.current?.terminate();
      const rolling = new Worker(new URL('./roll-worker.ts', import.meta.url), { type: 'module' });
      worker.current = rolling;
      setOrder(wanted);
      setNews(null);
      setState('rolling');
      rolling.addEventListener('message', ({ data }: MessageEvent<TrialNews>) => {
        setNews(data);
        if (data.isDone) end('done');
      });
      rolling.addEventListener('error', () => end('failed'));
      rolling.postMessage(wanted, { transfer: [] });
    },
    [end],
  );
  const cancel = useCallback(() => end('cancelled'), [end]);
  return { order, news, state, begin, cancel };
}
