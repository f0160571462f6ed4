import { expect, onTestFinished, test, vi } from 'vitest';

import { readPushSupport } from './push-support.ts';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

function aBrowser({
  userAgent = DESKTOP,
  hasPush = true,
  hasWorkers = true,
  permission = 'default',
}) {
  vi.stubGlobal('navigator', { userAgent, serviceWorker: hasWorkers ? {} : undefined });
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('window', { Notification: {}, ...(hasPush ? { PushManager: {} } : {}) });
  onTestFinished(() => void vi.unstubAllGlobals());
}

test.each([
  ['that has not been asked yet', {}, 'supported'],
  ['that was allowed to', { permission: 'granted' }, 'supported'],
  ['that was told not to', { permission: 'denied' }, 'blocked'],
  ['without push messages', { hasPush: false }, 'unsupported'],
  ['without TLS, and so without a worker', { hasWorkers: false }, 'unsupported'],
  ['of an iPhone', { userAgent: IPHONE, hasPush: false }, 'to be installed'],
  ['of an iPhone, from the Home Screen', { userAgent: IPHONE }, 'supported'],
])('a browser %s: %s', (_what, browser, support) => {
  aBrowser(browser);
  expect(readPushSupport()).toBe(support);
});
