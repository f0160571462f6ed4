import { useIsOffline } from '../api/connection.ts';
import { OfflineBannerText } from '../offline/offline-banner-text.tsx';

/**
 * The banner while the page is read offline. Its text comes with the page: without a worker nothing
 * can be loaded any more once the connection is lost.
 */
export function OfflineBanner() {
  const isOffline = useIsOffline();
  return <div role="status">{isOffline ? <OfflineBannerText /> : null}</div>;
}
