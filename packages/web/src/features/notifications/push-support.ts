/** Whether this browser can show notifications of Pennant, and what keeps it from it. */
export type PushSupport =
  | 'supported'
  /** iOS knows push messages only in an app on the Home Screen. */
  | 'to be installed'
  /** The user, or an administrator of the browser, has said no. */
  | 'blocked'
  | 'unsupported';

const IOS = /iPhone|iPad|iPod/;

/** Returns this browser's support. Browser only. */
export function readPushSupport(): PushSupport {
  if (
    navigator.serviceWorker === undefined ||
    !('PushManager' in window) ||
    !('Notification' in window)
  )
    return IOS.test(navigator.userAgent) ? 'to be installed' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'supported';
}
