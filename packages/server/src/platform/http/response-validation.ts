import type { Call } from '@pennant/contract/call';

/** Throws if a response does not match the contract. Used in tests and in development. */
export function assertValidResponse(call: Call, response: unknown): void {
  const result = call.answer.safeParse(response);
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new Error(
    `${call.method} ${call.path} answers against the contract: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
