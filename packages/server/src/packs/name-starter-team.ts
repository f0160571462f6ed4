import { starterTeamName } from '@pennant/rules/packs/starter-team-name';
import type { Transaction } from '../platform/database/database.ts';
import type { StarterSetServices } from './starter-set-services.ts';
import { saveStarterTeam } from './starter-set-store.ts';

/** Makes the team of a starter set, named for its user and club, and records which one it is. */
export async function nameStarterTeam(
  tx: Transaction,
  services: Pick<StarterSetServices, 'findUsername' | 'makeTeam'>,
  set: {
    readonly userID: string;
    readonly year: number;
    readonly clubName: string | null;
    /** The team of the set that was exchanged. */
    readonly former?: { readonly teamID: string; readonly name: string } | null;
    readonly now: Date;
  },
): Promise<void> {
  const { userID, former = null, now } = set;
  const name = starterTeamName(await services.findUsername(tx, userID), set);
  const teamID = await services.makeTeam(tx, { userID, name, former, now });
  await saveStarterTeam(tx, userID, { teamID, name });
}
