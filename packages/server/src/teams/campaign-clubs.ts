import type { CampaignClub } from '@pennant/rules/campaigns/campaign-themes';
import type { Queries } from '../platform/database/database.ts';
import { readClubsWithBest } from './store.ts';

/** Every computer team, with the number of the best card of its lineup. */
export const readCampaignClubs = (
  queries: Queries,
): Promise<(CampaignClub & { readonly bestCardID: number })[]> => readClubsWithBest(queries);
