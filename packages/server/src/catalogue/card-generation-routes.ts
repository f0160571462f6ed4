import { cardGenerationCalls } from '@pennant/contract/card-generation';
import type { Routes } from '../platform/http/contract-routes.ts';
import {
  showCardGeneration,
  showSeasonsToMakeAnew,
  startCardGeneration,
  type CardGenerationServices,
} from './regenerate-cards.ts';
import { cardGenerationRefusals } from './card-generation-errors.ts';

/** Registers the routes by which admins generate cards from the record. */
export function cardGenerationRoutes(routes: Routes, services: CardGenerationServices): void {
  const { handle } = routes.feature(cardGenerationRefusals);
  handle(cardGenerationCalls.makeCards, ({ principal, body }) =>
    startCardGeneration(services, { adminID: principal.userID, ...body }),
  );
  handle(cardGenerationCalls.seasonsToMakeAnew, ({ db }) => showSeasonsToMakeAnew(db));
  handle(cardGenerationCalls.cardMaking, ({ db, params, now }) =>
    showCardGeneration(db, params.makingID, now),
  );
}
