import { cardCalls } from '@pennant/contract/cards';
import { collectionCalls } from '@pennant/contract/collection';
import type { Routes } from '../platform/http/routes.ts';
import { walletRefusals } from '../wallet/refusals.ts';
import { chooseVariant } from './choose-variant.ts';
import { listOwnedOfSeries, readColumns } from './collection-columns.ts';
import { answerCollection } from './list-collection.ts';
import { listDuplicates } from './list-duplicates.ts';
import { readCard, readInventory } from './read-card.ts';
import { readLeague } from './read-league.ts';
import { readSeasons } from './read-seasons.ts';
import { cardRefusals } from './refusals.ts';
import { sellDuplicates } from './sell-duplicates.ts';

/** Registers the routes of cards and of users' collections. */
export function cardRoutes(routes: Routes): void {
  const { handle, handleInTransaction } = routes.feature({ ...walletRefusals, ...cardRefusals });

  handle(cardCalls.userCards, ({ db, user, query }) =>
    answerCollection(db, { userID: user.userID, limit: query.limit }),
  );
  handle(collectionCalls.collectionPage, ({ db, user, query }) =>
    readColumns(db, { userID: user.userID, ...query }),
  );
  handle(collectionCalls.seriesOwned, ({ db, user }) =>
    listOwnedOfSeries(db, { userID: user.userID }),
  );
  handle(cardCalls.card, ({ db, user, params }) =>
    readCard(db, { cardID: params.cardID, userID: user?.userID ?? null }),
  );
  handle(cardCalls.cardSeasons, ({ db, params }) => readSeasons(db, params));
  handle(cardCalls.cardLeague, ({ db, params }) => readLeague(db, params));
  handle(cardCalls.duplicates, ({ db, user }) => listDuplicates(db, { userID: user.userID }));
  handle(cardCalls.inventory, ({ db, user, body }) =>
    readInventory(db, { cardID: body.cardID, userID: user.userID }),
  );
  handleInTransaction(cardCalls.sellDuplicates, ({ tx, user, body, now }) =>
    sellDuplicates(tx, { userID: user.userID, ...body, now }),
  );
  handleInTransaction(cardCalls.chooseVariant, ({ tx, user, body }) =>
    chooseVariant(tx, { userID: user.userID, ...body }),
  );
}
