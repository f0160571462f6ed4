import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/**
 * Calls `onRoute` with each route that a Fastify server of this process registers from now on, in
 * the form `GET /api/games/:id`.
 */
export function observeRoutes(onRoute: (route: string) => void): void {
  subscribe('fastify.initialization', (message) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) onRoute(`${name} ${url}`);
    });
  });
}
