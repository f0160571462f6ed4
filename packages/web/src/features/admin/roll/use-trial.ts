import { useCallback, useEffect, useRef, useState } from 'react';

import type { TrialProgress, TrialRequest } from './roll-worker-protocol.ts';

export interface Trial {
  /** The last request; null before the first. */
  readonly request: TrialRequest | null;
  /** The newest message of the worker; null before the first. */
  readonly progress: TrialProgress | null;
  readonly state: 'idle' | 'rolling' | 'done' | 'cancelled' | 'failed';
  readonly begin: (order: TrialRequest) => void;
  readonly cancel: () => void;
}

/** Runs a trial in a worker, which ends with its work, on cancel, and when the page unmounts. */
export function useTrial(): Trial {
  const worker = useRef<Worker | null>(null);
  const [order, setOrder] = useState<TrialRequest | null>(null);
  const [news, setNews] = useState<TrialProgress | null>(null);
  const [state, setState] = useState<Trial['state']>('idle');

  const finish = useCallback((finalState: Trial['state']) => {
    worker.current?.terminate();
    worker.current = null;
    setState(finalState);
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);

  const begin = useCallback(
    (request: TrialRequest) => {
      worker.current?.terminate();
      const newWorker = new Worker(new URL('./roll-worker.ts', import.meta.url), {
        type: 'module',
      });
      worker.current = newWorker;
      setOrder(request);
      setNews(null);
      setState('rolling');
      newWorker.addEventListener('message', ({ data }: MessageEvent<TrialProgress>) => {
        setNews(data);
        if (data.isDone) finish('done');
      });
      newWorker.addEventListener('error', () => finish('failed'));
      newWorker.postMessage(request, { transfer: [] });
    },
    [finish],
  );
  const cancel = useCallback(() => finish('cancelled'), [finish]);
  return { request: order, progress: news, state, begin, cancel };
}
