import type {
  CostProgress,
  CostRequest,
  TrialProgress,
  TrialRequest,
} from './pack-trial-protocol.ts';

/** What the worker posts of a request. */
type ProgressOf<Request> = Request extends TrialRequest ? TrialProgress : CostProgress;

/**
 * Starts a worker on a request; it ends with its work. Returns a function that ends it before.
 * `onProgress` gets each message, `onFailure` is called where the worker fails.
 */
export function startWorker<Request extends TrialRequest | CostRequest>(
  request: Request,
  onProgress: (progress: ProgressOf<Request>) => void,
  onFailure: () => void,
): () => void {
  const worker = new Worker(new URL('./pack-trial-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<ProgressOf<Request> & { readonly isDone: boolean }>) => {
      onProgress(data);
      if (data.isDone) worker.terminate();
    },
  );
  worker.addEventListener('error', () => {
    worker.terminate();
    onFailure();
  });
  worker.postMessage(request, { transfer: [] });
  return () => worker.terminate();
}
