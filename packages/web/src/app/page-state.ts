import type { InitialQueryData } from './query-client.ts';

/** Returns the responses that the server put into the page. Browser only. */
export function readPageState(): InitialQueryData {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as InitialQueryData) : {};
}
