import { cardCalls } from '@pennant/contract/cards';
import { collectionCalls } from '@pennant/contract/collection';
import { wishListCalls } from '@pennant/contract/wish-list';
import type { Routes } from '../platform/http/contract-routes.ts';
import { walletRefusals } from '../wallet/refusals.ts';
import { chooseVariant } from './choose-variant.ts';
import { readColumnarPage } from './columnar-collection.ts';
import { respondWithCollection } from './list-collection.ts';
import { listDuplicates } from './list-duplicates.ts';
import { listLockedCards, lockCard } from './lock-card.ts';
import { readCard, readInventory } from './read-card-and-inventory.ts';
import { readLeagueOdds } from './read-league-odds.ts';
import { readPlayerSeasons } from './read-player-seasons.ts';
import { cardRefusals } from './refusals.ts';
import { sellDuplicates } from './sell-duplicates.ts';
import { listWishes, setWish } from './wish-list.ts';

/** Registers the routes of cards and of users' collections. */
export function cardRoutes(routes: Routes): void {
  const { handle, handleInTransaction } = routes.feature({ ...walletRefusals, ...cardRefusals });

  handle(cardCalls.userCards, ({ db, principal, query }) =>
    respondWithCollection(db, { userID: principal.userID, limit: query.limit }),
  );
  handle(collectionCalls.collectionPage, ({ db, principal, query }) =>
    readColumnarPage(db, { userID: principal.userID, ...query }),
  );
  handle(cardCalls.card, ({ db, principal, params }) =>
    readCard(db, { cardID: params.cardID, userID: principal?.userID ?? null }),
  );
  handle(cardCalls.cardSeasons, ({ db, params }) => readPlayerSeasons(db, params));
  handle(cardCalls.cardLeague, ({ db, params }) => readLeagueOdds(db, params));
  handle(cardCalls.duplicates, ({ db, principal }) =>
    listDuplicates(db, { userID: principal.userID }),
  );
  handle(cardCalls.inventory, ({ db, principal, body }) =>
    readInventory(db, { cardID: body.cardID, userID: principal.userID }),
  );
  handleInTransaction(cardCalls.sellDuplicates, ({ tx, principal, body, now }) =>
    sellDuplicates(tx, { userID: principal.userID, ...body, now }),
  );
  handleInTransaction(cardCalls.chooseVariant, ({ tx, principal, body }) =>
    chooseVariant(tx, { userID: principal.userID, ...body }),
  );
  handle(cardCalls.lockedCards, ({ db, principal }) =>
    listLockedCards(db, { userID: principal.userID }),
  );
  handleInTransaction(cardCalls.lockCard, ({ tx, principal, body }) =>
    lockCard(tx, { userID: principal.userID, ...body }),
  );
  handle(wishListCalls.wishList, ({ db, principal }) =>
    listWishes(db, { userID: principal.userID }),
  );
  handleInTransaction(wishListCalls.setWish, ({ tx, principal, body, now }) =>
    setWish(tx, { userID: principal.userID, ...body, now }),
  );
}
