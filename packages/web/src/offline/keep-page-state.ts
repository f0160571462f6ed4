import type { ApiResponse, CallName } from '../api/call-types.ts';
import type { RequestParts } from '../api/request-line.ts';
import { readSessionMark } from '../api/stored-tokens.ts';
import { readPageState } from '../app/page-state.ts';
import { isKeptCall } from './kept-calls.ts';
import { keepResponse } from './kept-store.ts';

/**
 * Keeps what the server put into the page: a card whose page was loaded is read offline like one
 * whose page was opened by a link.
 */
export async function keepPageState(): Promise<void> {
  const session = readSessionMark();
  if (session === null || navigator.serviceWorker.controller === null) return;
  for (const [key, response] of Object.entries(readPageState())) {
    const [name, parts = {}] = JSON.parse(key) as [CallName, RequestParts?];
    if (isKeptCall(name))
      await keepResponse(session, { name, parts, response: response as ApiResponse<CallName> });
  }
}
