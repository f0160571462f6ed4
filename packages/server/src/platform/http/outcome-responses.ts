import type { FastifyReply } from 'fastify';
import { commonRefusals, isRefusal, type Refusal, type Refusals } from '../refusal.ts';
import type { StoredResponse } from './idempotency-store.ts';
import { ReplayedResponse } from './idempotent-handler.ts';
import { JsonStream } from './json-stream.ts';
import { refusalBody, sendJson, sendJsonStream, sendRefusal } from './responses.ts';

export type OutcomeResponses = ReturnType<typeof createOutcomeResponses>;

/** Returns how the outcomes of a feature's calls are sent, and stored. */
export function createOutcomeResponses(ownRefusals: Refusals) {
  const refusals: Refusals = { ...commonRefusals, ...ownRefusals };
  const toRefusalResponse = (refusal: Refusal) => {
    const response = refusals[refusal.code];
    if (response) return { ...response, refusal };
    throw new Error(
      `the refusal ${refusal.code} has no sentence: add it to the feature's refusals`,
    );
  };
  return {
    /** Returns a promise only where sending takes longer. */
    sendOutcome: (reply: FastifyReply, outcome: unknown) => {
      if (isRefusal(outcome)) return sendRefusal(reply, toRefusalResponse(outcome));
      if (outcome instanceof JsonStream) return sendJsonStream(reply, outcome);
      if (outcome instanceof ReplayedResponse) {
        const { status, body } = outcome.stored;
        return sendJson(reply.header('idempotent-replayed', 'true'), status, body);
      }
      return sendJson(reply, 200, JSON.stringify(outcome));
    },
    toStoredResponse: (outcome: unknown): StoredResponse => {
      if (!isRefusal(outcome)) return { status: 200, body: JSON.stringify(outcome) };
      const { status, error } = toRefusalResponse(outcome);
      return { status, body: JSON.stringify(refusalBody(outcome, error)) };
    },
  };
}
