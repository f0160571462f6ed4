import { expectApiOk } from './api-client.ts';
import type { Program } from './start-program.ts';
import { waitForAllCards, logInFirstAdmin } from './sign-in-as-admin.ts';

interface Series {
  readonly seriesID: number;
  readonly name: string;
  readonly numberOfCards: number;
  readonly odds: { readonly cards: readonly number[] };
}

/** The series with the fewest cards. */
const SMALL_SERIES = '1871 Base';

/**
 * Awards a player packs of the small series, as an admin: more cards than the series has, so that
 * at least one card is a duplicate. Returns the series and the number of packs.
 */
export async function awardDuplicates(
  program: Program,
  username: string,
): Promise<{ readonly seriesID: number; readonly amount: number }> {
  await waitForAllCards(program);
  const { token } = await logInFirstAdmin(program);
  const allSeries = await expectApiOk<Series[]>(program, 'GET /series');
  const small = allSeries.find(({ name }) => name === SMALL_SERIES);
  const [user] = await expectApiOk<{ userID: string }[]>(
    program,
    `GET /users/all?name=${username}`,
    {
      token,
    },
  );
  if (!small || !user) throw new Error(`no ${SMALL_SERIES}, or no ${username}`);
  const cards = small.odds.cards.reduce((sum, ofTier) => sum + ofTier, 0);
  const award = { seriesID: small.seriesID, amount: Math.ceil((cards + 1) / small.numberOfCards) };
  const body = { userID: user.userID, ...award };
  await expectApiOk(program, 'POST /packInventory/award', { body, token });
  return award;
}
