import { aPlayer, type TestPlayer } from '../../testing/a-player.ts';
import type { TestProgram } from '../../testing/test-program.ts';

/** Creates a signed-in player whose account is of yesterday. */
export async function aSecondDayPlayer(app: TestProgram): Promise<TestPlayer> {
  const player = await aPlayer(app);
  const yesterday = new Date(app.clock().getTime() - 24 * 3_600_000);
  await app.database.sql('update account set created_at = $2 where user_id = $1', [
    player.userID,
    yesterday,
  ]);
  return player;
}
