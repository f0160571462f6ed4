import { z } from 'zod';

/** Why a stream is ended for good: a client that connects again would meet the same. */
export const STREAM_END_REASONS = [
  /** The user has opened more streams than one may have: the oldest makes room. */
  'replaced',
  /** What it showed is not shown any longer. */
  'withdrawn',
] as const;
export type StreamEndReason = (typeof STREAM_END_REASONS)[number];

/** The last message of a stream that is ended for good, whatever it is about. */
export const streamEnd = z.object({
  event: z.literal('end'),
  data: z.object({ reason: z.literal(STREAM_END_REASONS) }),
});
