import { computerGameDice, type CupSeed } from '@pennant/rules/cups/cup-dice';
import { gamesBefore, type CupState, type Slot } from '@pennant/rules/cups/cup-state';
import type { CupGameResult } from '@pennant/rules/cups/play-cup';
import { GAME_RULES } from '@pennant/rules/games/game-rules';
import type { SideSource } from '@pennant/rules/games/setup';
import { simulateGame } from '@pennant/rules/games/simulate';
import { buildSideInTurn } from '../games/build-side-in-turn.ts';
import type { Queries } from '../platform/database/database.ts';
import { findTeamOfSeed } from './cup-place-store.ts';
import { toStoredTeamOfCup } from './cup-team.ts';

/** Returns a side as the computer manages it: the next of its starters, under its orders. */
async function buildComputerSide(
  queries: Queries,
  { cupID }: CupSeed,
  { state, seed }: { readonly state: CupState; readonly seed: number },
): Promise<SideSource> {
  const { team, orders } = await findTeamOfSeed(queries, { cupID, seed });
  const side = await buildSideInTurn(
    queries,
    { team: toStoredTeamOfCup(team) },
    { turn: gamesBefore(state, seed), manager: 'computer' },
  );
  return orders === null ? side : { ...side, orders };
}

/** Returns the result of the next game of a match, which the computer plays for both sides. */
export async function playComputerGame(
  queries: Queries,
  cup: CupSeed,
  { state, index }: { readonly state: CupState; readonly index: number },
): Promise<CupGameResult> {
  const { seeds, games } = state.matches[index]!;
  const [first, second] = [seeds[0]!, seeds[1]!];
  const sides = [
    await buildComputerSide(queries, cup, { state, seed: first }),
    await buildComputerSide(queries, cup, { state, seed: second }),
  ] as const;
  const { dice, homeSlot } = computerGameDice(cup, { match: index, game: games.length });
  const visitingSlot: Slot = homeSlot === 0 ? 1 : 0;
  const setup = GAME_RULES.compileSetup({
    home: sides[homeSlot],
    visitors: sides[visitingSlot],
    rates: 'designed',
  });
  const { home, visitors } = simulateGame(setup, dice, { events: false }).state;
  const runs =
    homeSlot === 0 ? ([home.runs, visitors.runs] as const) : ([visitors.runs, home.runs] as const);
  return { winner: runs[0] > runs[1] ? first : second, runs };
}
