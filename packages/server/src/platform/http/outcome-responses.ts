import type { FastifyReply } from 'fastify';
import { commonRefusals, isRefusal, type Refusal, type Refusals } from '../refusal.ts';
import type { StoredResponse } from './idempotency-store.ts';
import { ReplayedResponse } from './idempotent-handler.ts';
import { JsonStream } from './json-stream.ts';
import { refusalBody, sendJson, sendJsonStream, sendRefusal } from './responses.ts';

/** How the outcomes of a feature's calls are sent, and stored. */
export interface OutcomeResponses {
  /** Sends the outcome of a call. Returns a promise only where sending takes longer. */
  readonly sendOutcome: (
    reply: FastifyReply,
    outcome: unknown,
  ) => FastifyReply | Promise<FastifyReply>;
  readonly toStoredResponse: (outcome: unknown) => StoredResponse;
}

/** Returns the responses to a feature's outcomes, by its refusals and the common ones. */
export function createOutcomeResponses(ownRefusals: Refusals): OutcomeResponses {
  const refusals: Refusals = { ...commonRefusals, ...ownRefusals };
  const toRefusalResponse = (refusal: Refusal) => {
    const response = refusals[refusal.code];
    if (response) return { ...response, refusal };
    throw new Error(
      `the refusal ${refusal.code} has no sentence: add it to the feature's refusals`,
    );
  };
  return {
    sendOutcome(reply, outcome) {
      if (isRefusal(outcome)) return sendRefusal(reply, toRefusalResponse(outcome));
      if (outcome instanceof JsonStream) return sendJsonStream(reply, outcome);
      if (outcome instanceof ReplayedResponse) {
        const { status, body } = outcome.stored;
        return sendJson(reply.header('idempotent-replayed', 'true'), status, body);
      }
      return sendJson(reply, 200, JSON.stringify(outcome));
    },
    toStoredResponse(outcome) {
      if (!isRefusal(outcome)) return { status: 200, body: JSON.stringify(outcome) };
      const { status, error } = toRefusalResponse(outcome);
      return { status, body: JSON.stringify(refusalBody(outcome, error)) };
    },
  };
}
