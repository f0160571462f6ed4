import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { callApi } from '../../api/api-client.ts';
import { hasErrorCode } from '../../api/api-error.ts';
import type { ApiResponse } from '../../api/call-types.ts';
import { newClientSeed } from '../../api/client-seed.ts';
import { apiQueryKey, useApiQuery } from '../../api/query-hooks.ts';
import { noteSeal } from '../../api/seal-notes.ts';

type PackEpoch = ApiResponse<'GET /fairness/packs'>;

const QUERY_KEY = apiQueryKey('GET /fairness/packs');

/**
 * Gives this browser's bytes to an epoch that has none, now that its commitment is here. Returns
 * the epoch with its bytes: another tab's, if that was quicker.
 */
async function giveBytes(epoch: PackEpoch): Promise<PackEpoch> {
  if (epoch.clientSeed !== null) return epoch;
  const { epochID, commitment } = epoch;
  const clientSeed = newClientSeed();
  try {
    const body = { epochID, clientSeed };
    const given = await callApi('POST /fairness/packs/clientSeed', { body });
    noteSeal(epochID, { commitment, clientSeed });
    return given;
  } catch (error) {
    const isLate = hasErrorCode(error, 'client_seed_given') || hasErrorCode(error, 'epoch_closed');
    if (isLate) return callApi('GET /fairness/packs');
    throw error;
  }
}

/** The bytes that are on their way: what asks meanwhile waits for the same. */
let underWay: Promise<PackEpoch> | null = null;

/**
 * Sees to it that the epoch of the user's next packs has the bytes of a browser; gives this one's
 * if it has none. Call it before packs are opened. It asks the server each time, since another tab
 * may have closed the epoch that this page knows.
 */
export async function ensureClientSeed(queryClient: QueryClient): Promise<void> {
  underWay ??= callApi('GET /fairness/packs')
    .then(giveBytes)
    .finally(() => {
      underWay = null;
    });
  queryClient.setQueryData(QUERY_KEY, await underWay);
}

/** Returns the epoch of the user's next packs; once it is shown, this browser's bytes follow. */
export function usePackEpoch() {
  const queryClient = useQueryClient();
  const epoch = useApiQuery('GET /fairness/packs');
  const isWaiting = epoch.data !== undefined && epoch.data.clientSeed === null;
  useEffect(() => {
    // A failure is told by what opens packs, which tries again.
    if (isWaiting) ensureClientSeed(queryClient).catch(() => undefined);
  }, [isWaiting, queryClient]);
  return epoch;
}
