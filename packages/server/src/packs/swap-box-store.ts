import { TIERS } from '@pennant/rules/cards/tier';
import { SWAP_COPIES } from '@pennant/rules/packs/swap-box';
import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { IS_IN_PACKS } from './completed-series-store.ts';

/** The copies of an inventory row that may go: `copiesToSell` in SQL, for a whole collection. */
const EXTRA_COPIES = `case when inventory.is_locked then 0
  else greatest(inventory.amount - greatest(1, inventory.unsellable), 0) end`;

const READ_EXTRA_COPIES = statement(
  'packs.read_extra_copies',
  `select member.series_id,
     ($3::text[])[width_bucket(card.rating, $2::integer[])] as tier,
     count(*) as owned,
     sum(${EXTRA_COPIES})::bigint as extra
   from card_inventory inventory join card using (card_id)
     join series_card member using (card_id) join series on series.series_id = member.series_id
   where inventory.user_id = $1 and series.is_active and ${IS_IN_PACKS}
   group by 1, 2
   having sum(${EXTRA_COPIES}) >= ${SWAP_COPIES}
   order by 1, 2`,
  { prepared: true, notNull: ['tier', 'owned', 'extra'], types: { tier: 'card.tier' } },
);

/**
 * Returns the tiers of active series of which a user has enough extra copies for a swap, with how
 * many different cards of the tier they have.
 */
export const readExtraCopies = (queries: Queries, userID: string) =>
  queries.query(READ_EXTRA_COPIES, [
    userID,
    TIERS.map(({ from }) => from),
    TIERS.map(({ tier }) => tier),
  ]);

const READ_SWAPS = statement(
  'packs.read_swaps',
  `select journal.created_at, (journal.cause ->> 'seriesID')::integer as series_id,
     array_agg(posting.item order by posting.item) filter (where posting.amount > 0) as received,
     array_agg(posting.item order by posting.item) filter (where posting.amount < 0) as given,
     array_agg(-posting.amount order by posting.item) filter (where posting.amount < 0) as copies
   from journal join posting using (user_id, journal_id)
   where user_id = $1 and journal.cause ->> 'kind' = 'cards_swapped'
     and posting.asset = 'card' and posting.holder = 'user'
   group by journal_id, journal.created_at, journal.cause
   order by journal_id desc limit $2`,
  { notNull: ['series_id', 'received', 'given', 'copies'] },
);

/** Returns a user's swaps by the ledger, newest first: the card that came, those that went. */
export const readSwaps = (queries: Queries, userID: string, limit: number) =>
  queries.query(READ_SWAPS, [userID, limit]);
