import type { Call } from '@pennant/contract/call';
import { isRefusal } from '../refusal.ts';
import { EventStream } from './event-stream.ts';
import { JsonStream } from './json-stream.ts';

/**
 * Returns a handler that throws if its response does not match the contract; of one in pieces,
 * once it is written; of a stream, each message. Used in tests and in development.
 */
export const withValidation =
  <Context>(call: Call, handler: (context: Context) => Promise<unknown>) =>
  async (context: Context): Promise<unknown> => {
    const outcome = await handler(context);
    if (outcome instanceof JsonStream)
      return outcome.validatedBy((response) => assertValidResponse(call, response));
    if (outcome instanceof EventStream)
      return outcome.validatedBy((message) => assertValidResponse(call, message));
    if (!isRefusal(outcome)) assertValidResponse(call, outcome);
    return outcome;
  };

function assertValidResponse(call: Call, response: unknown): void {
  const result = call.answer.safeParse(response);
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new Error(
    `${call.method} ${call.path} answers against the contract: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
