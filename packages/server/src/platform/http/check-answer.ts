import type { Call } from '@pennant/contract/call';

/** Throws where an answer is not as the contract has it: in tests and in development. */
export function assertAnswer(call: Call, answer: unknown): void {
  const result = call.answer.safeParse(answer);
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new Error(
    `${call.method} ${call.path} answers against the contract: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
