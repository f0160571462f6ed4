import type { FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify';
import type { Refusal } from '../refusal.ts';

/**
 * A step of every call before its handler: reads the request, adds to its decorations what later
 * steps need, and returns a refusal to end it.
 */
export type Stage = (request: FastifyRequest) => Refusal | null;

/** Sends the outcome of a request; returns a promise only where sending takes longer. */
export type Respond = (
  reply: FastifyReply,
  outcome: unknown,
) => FastifyReply | Promise<FastifyReply>;

/** Returns a stage as a hook of Fastify. */
export const toHook =
  (stage: Stage, respond: Respond): preHandlerHookHandler =>
  (request, reply, next) => {
    const refusal = stage(request);
    if (refusal === null) return next();
    const sent = respond(reply, refusal);
    if (sent instanceof Promise) sent.then(undefined, next);
  };
