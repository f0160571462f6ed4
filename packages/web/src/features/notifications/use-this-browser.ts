import { useQuery } from '@tanstack/react-query';

import { findPushSubscription } from '../../offline/push-subscription.ts';

/**
 * Returns the id under which the server knows this browser's push subscription: the SHA-256 of its
 * endpoint. Null where it has none; undefined while the browser is asked.
 */
export function useThisBrowser(browsers: readonly { readonly browserID: string }[] | undefined) {
  const { data } = useQuery({
    // Asked again whenever the list has changed.
    queryKey: ['this browser', browsers?.map(({ browserID }) => browserID)],
    queryFn: readBrowserID,
    enabled: browsers !== undefined,
  });
  return data;
}

async function readBrowserID(): Promise<string | null> {
  const subscription = await findPushSubscription().catch(() => null);
  if (subscription === null) return null;
  const bytes = new TextEncoder().encode(subscription.endpoint);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
