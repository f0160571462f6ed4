import { useRef } from 'react';

import { newClientSeed } from './client-seed.ts';
import { useApiQuery } from './query-hooks.ts';
import { noteSeal } from './seal-notes.ts';

/** The seal of the user's next game: its commitment, which this browser's bytes follow. */
export function useNextGameSeal() {
  const { data } = useApiQuery('GET /fairness/next');
  const given = useRef<{ id: string; commitment: string; clientSeed: string } | null>(null);
  return {
    /** In hex; undefined while it loads. */
    commitment: data?.commitment,
    /** Returns the part of the request that gives new random bytes to the shown commitment. */
    giveBytes: () => {
      if (data === undefined) return {};
      given.current = { ...data, clientSeed: newClientSeed() };
      return { fairness: { id: data.id, clientSeed: given.current.clientSeed } };
    },
    /** Notes the seal in this browser, once the server has taken the bytes. */
    note: () => {
      if (given.current !== null) noteSeal(given.current.id, given.current);
    },
  };
}
