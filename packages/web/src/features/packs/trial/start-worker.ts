import type { CostRequest, TrialRequest } from './pack-trial-protocol.ts';

/**
 * Starts a worker on a request; it ends with its work. Returns a function that ends it before.
 * `onProgress` gets each message, `onFailure` is called where the worker fails.
 */
export function startWorker<Progress extends { readonly isDone: boolean }>(
  request: TrialRequest | CostRequest,
  onProgress: (progress: Progress) => void,
  onFailure: () => void,
): () => void {
  const worker = new Worker(new URL('./pack-trial-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Progress>) => {
    onProgress(data);
    if (data.isDone) worker.terminate();
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onFailure();
  });
  worker.postMessage(request, { transfer: [] });
  return () => worker.terminate();
}
