import type { Call } from '@pennant/contract/call';
import type { z } from 'zod';
import { refuse, type Refusal } from '../refusal.ts';
import { issueSentences, toSentence } from './issue-sentence.ts';
import type { Stage } from './request-stage.ts';

/** Validates the parts of a request against the contract. */
export const validateRequest = (call: Call): Stage => {
  const { params, query, body } = call;
  const options = { error: issueSentences(call) };
  return (request) => {
    const { context } = request;
    if (params !== undefined) {
      const result = params.safeParse(request.params ?? {}, options);
      if (!result.success) return toRefusal('params', result.error);
      context.params = result.data;
    }
    if (query !== undefined) {
      const result = query.safeParse(request.query ?? {}, options);
      if (!result.success) return toRefusal('query', result.error);
      context.query = result.data;
    }
    if (body !== undefined) {
      const result = body.safeParse(request.body ?? undefined, options);
      if (!result.success) return toRefusal('body', result.error);
      context.body = result.data;
    }
    return null;
  };
};

function toRefusal(part: string, error: z.ZodError): Refusal {
  const details = error.issues.slice(0, 20).map(({ path, message }) => ({
    path: path.length > 0 ? path.join('.') : part,
    message: toSentence(path, message),
  }));
  return refuse('malformed', details);
}
