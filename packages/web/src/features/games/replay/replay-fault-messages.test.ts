import { expect, test } from 'vitest';

import { REPLAY_FAULT_MESSAGES } from './replay-fault-messages.ts';

test('each fault of a replay is told in words of its own', () => {
  const messages = Object.values(REPLAY_FAULT_MESSAGES);
  expect(new Set(messages).size).toBe(12);
  for (const message of messages) expect(message).toMatch(/^[a-z].{15,}[a-z]$/);
  expect(REPLAY_FAULT_MESSAGES).toMatchObject({
    event_differs: 'the dice or the rules say something else',
    events_missing: 'events are missing',
    commitment_differs: 'the revealed seed is not the one that was sealed',
  });
});
