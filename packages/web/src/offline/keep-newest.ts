import { callApi } from '../api/api-client.ts';
import { FIRST_COLLECTION_PAGE_SIZE } from '../api/collection-page-size.ts';
import { LIST_PAGE_SIZE } from '../api/list-page-size.ts';
import { readSessionMark } from '../api/stored-tokens.ts';
import { USER_NOTES } from '../api/user-notes.ts';
import { listKept } from './kept-store.ts';

/** How often what is kept is brought up to date without being looked at, in ms. */
const KEEP_EVERY_MS = 24 * 60 * 60_000;
/** How many finished games are kept that were not looked at, the newest. */
const NEWEST_GAMES = 10;

/**
 * Reads the user's collection and newest finished games, which keeps them to be read offline, once
 * a day. Not where the user asks to save data.
 */
export async function keepNewest(): Promise<void> {
  if (navigator.serviceWorker?.controller == null || savesData()) return;
  // One tab does it. Where it is closed meanwhile the next page begins anew.
  await navigator.locks.request('pennant-keep-newest', { ifAvailable: true }, async (lock) => {
    const session = readSessionMark();
    if (lock === null || session === null || isUpToDate(session)) return;
    await Promise.all([callApi('GET /users/me', {}, { token: 'id' }), callApi('GET /catalogue')]);
    await keepGames(session);
    await keepCollection();
    localStorage.setItem(USER_NOTES.lastKeep, `${session} ${Date.now()}`);
  });
}

function isUpToDate(session: string): boolean {
  const [lastSession, lastRun] = (localStorage.getItem(USER_NOTES.lastKeep) ?? '').split(' ');
  const age = Date.now() - Number(lastRun);
  return lastSession === session && age >= 0 && age < KEEP_EVERY_MS;
}

async function keepCollection(): Promise<void> {
  const limit = FIRST_COLLECTION_PAGE_SIZE;
  const best = await callApi('GET /card/user', { query: { limit } });
  let isRest = best.totalCards > best.cards.length;
  for (let after = 0; isRest;) {
    const { next } = await callApi('GET /card/user/columns', { query: { after } });
    isRest = next !== null;
    after = next ?? 0;
  }
  await Promise.all([callApi('GET /cardInventory/lock'), callApi('GET /card/wish')]);
}

async function keepGames(session: string): Promise<void> {
  const query = { hideCompleted: 'false', limit: LIST_PAGE_SIZE };
  const games = await callApi('GET /games/user/', { query });
  const kept = await listKept(session, 'GET /games/{id}/summary');
  const keptIDs = new Set(kept.map(({ body }) => body.gameID));
  const newest = games.filter(({ isFinal }) => isFinal).slice(0, NEWEST_GAMES);
  // One after the other: nobody waits for them.
  for (const { gameID } of newest) {
    if (!keptIDs.has(gameID)) await callApi('GET /games/{id}/summary', { params: { id: gameID } });
  }
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
