import { MAX_PACKS_PER_OPENING } from '@pennant/rules/packs/pack-amounts';
import type { LoggingClient } from '../load/logging-client.ts';
import { renewAdmin, type Market } from '../load/market.ts';
import { registerPlayer, type Player } from '../load/register-players.ts';
import { PackTally } from './pack-tally.ts';
import type { PublishedSeries } from './published-series.ts';

interface Opened {
  readonly cards: readonly { readonly cardID: number; readonly pack: number }[];
}

/** Buys and opens packs of a series over HTTP, a hundred at a time; returns what they held. */
export async function openPacks(
  client: LoggingClient,
  market: Market,
  { series, packs, player }: { series: PublishedSeries; packs: number; player: Player },
): Promise<PackTally> {
  const tally = new PackTally(series);
  const { userID, token } = player;
  while (tally.packs < packs) {
    await renewAdmin(client, market);
    const body = { seriesID: series.seriesID, amount: MAX_PACKS_PER_OPENING };
    await client.expectOk({
      call: 'POST /wallet/award',
      body: { userID, amount: series.cost * MAX_PACKS_PER_OPENING, reason: 'for packs' },
      token: market.admin.token,
    });
    await client.expectOk({ call: 'POST /packInventory/buy', body, token });
    const { cards } = await client.expectOk<Opened>({
      call: 'POST /packInventory/open',
      body,
      token,
    });
    const byPack = Map.groupBy(cards, ({ pack }) => pack);
    for (let pack = 0; pack < MAX_PACKS_PER_OPENING; pack += 1)
      tally.add((byPack.get(pack) ?? []).map(({ cardID }) => cardID));
  }
  return tally;
}

interface StarterCard {
  readonly cardID: number;
  readonly rating: number;
}
interface StarterTeam {
  readonly UserTeamLineups: readonly { readonly position: string; readonly cardID: number }[];
}

const SLOTS = 24;
/** The highest rating of a silver card. */
const MAX_STARTER_RATING = 75;

/**
 * Registers a user; returns whether the starter set is what every user is promised: 24 cards, none
 * above silver, that fill every slot of a lineup.
 */
export async function receivesStarterSet(client: LoggingClient): Promise<boolean> {
  const { token } = await registerPlayer(client);
  const { cards } = await client.expectOk<{ cards: StarterCard[] }>({
    call: 'GET /card/user',
    token,
  });
  const [team] = await client.expectOk<StarterTeam[]>({ call: 'GET /teams/user', token });
  const owned = new Set(cards.map(({ cardID }) => cardID));
  const lineup = team?.UserTeamLineups ?? [];
  return (
    owned.size === SLOTS &&
    cards.every(({ rating }) => rating <= MAX_STARTER_RATING) &&
    new Set(lineup.map(({ position }) => position)).size === SLOTS &&
    new Set(lineup.map(({ cardID }) => cardID)).size === SLOTS &&
    lineup.every(({ cardID }) => owned.has(cardID))
  );
}
