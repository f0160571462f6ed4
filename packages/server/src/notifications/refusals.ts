import { MAX_PUSH_BROWSERS } from '@pennant/contract/notifications';
import { defineRefusals } from '../platform/refusal.ts';

export const notificationRefusals = defineRefusals({
  push_too_early: {
    status: 409,
    error: 'Notifications can be switched on from your second day on. Come back tomorrow.',
  },
  push_endpoint_refused: {
    status: 422,
    error:
      'The push service of this browser cannot be used: its address is not that of a public host with TLS.',
  },
  push_keys_invalid: {
    status: 422,
    error: 'The keys of this browser cannot be used. Switch notifications on again.',
  },
  too_many_push_browsers: {
    status: 409,
    error: `At most ${MAX_PUSH_BROWSERS} browsers get notifications. Switch one of them off first.`,
  },
  push_browser_not_found: { status: 404, error: 'That browser gets no notifications of yours.' },
  unsubscribe_token_invalid: {
    status: 422,
    error: 'This link is not valid. Log in and switch letters off on your account page.',
  },
});
