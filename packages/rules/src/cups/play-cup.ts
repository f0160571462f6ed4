import {
  SLOTS_OF_MATCH,
  WINS_OF_MATCH,
  findMatchOf,
  gameUnderWay,
  isOpen,
  isOver,
  nextOf,
  winsOf,
  type CupGame,
  type CupMatch,
  type CupState,
  type MatchEnd,
} from './cup-state.ts';

const withMatch = (state: CupState, index: number, match: CupMatch): CupState => ({
  ...state,
  matches: state.matches.with(index, match),
});

const hasLeft = ({ places }: CupState, seed: number): boolean => places[seed - 1]!.hasLeft;

/** Ends a match and lets its winner go on. */
function endMatch(
  state: CupState,
  index: number,
  { end, winner }: { readonly end: MatchEnd; readonly winner: number },
): CupState {
  // What is under way counts for nothing.
  const games = state.matches[index]!.games.map((game) => ({ ...game, isOver: true }));
  const ended = withMatch(state, index, { ...state.matches[index]!, games, end, winner });
  const next = nextOf(ended, index);
  if (next === null) return ended;
  const match = ended.matches[next.index]!;
  const seeds = match.seeds.with(next.slot, winner) as [number | null, number | null];
  return withMatch(ended, next.index, { ...match, seeds });
}

/**
 * Ends the matches of which a side has left. It can only be one of the two: the first who leaves
 * ends the match.
 */
function endMatchesOfLeavers(state: CupState): CupState {
  let ended = state;
  // A match leads to a later one only. Who waits for an opponent is looked at when that one comes.
  for (let index = 0; index < ended.matches.length; index += 1) {
    const match = ended.matches[index]!;
    if (!isOpen(match)) continue;
    const staying = match.seeds.filter((seed) => seed !== null && !hasLeft(ended, seed));
    if (staying.length < match.seeds.length)
      ended = endMatch(ended, index, { end: 'walkover', winner: staying[0]! });
  }
  return ended;
}

/** Returns the cup after a user has withdrawn, or was deleted. What is over stays as it was. */
export function leaveCup(state: CupState, seed: number): CupState {
  if (isOver(state) || findMatchOf(state, seed) === null) return state;
  const places = state.places.with(seed - 1, { ...state.places[seed - 1]!, hasLeft: true });
  return endMatchesOfLeavers({ ...state, places });
}

/** Returns the cup after a user lets the standing team play a match. */
export function standIn(state: CupState, seed: number): CupState {
  const index = findMatchOf(state, seed);
  if (index === null) return state;
  const match = state.matches[index]!;
  const slot = match.seeds.indexOf(seed);
  return withMatch(state, index, {
    ...match,
    standsIn: match.standsIn.with(slot, true) as [boolean, boolean],
  });
}

/** What a game begins with. */
export type CupGameToBegin = Pick<CupGame, 'kind' | 'gameID' | 'playedBy'>;

/** Returns the cup with a further game of an open match, which must have none under way. */
export function beginGame(state: CupState, index: number, game: CupGameToBegin): CupState {
  const match = state.matches[index]!;
  if (!isOpen(match) || gameUnderWay(match) !== undefined)
    throw new Error(`no game of match ${index} can begin`);
  const number = match.games.length + 1;
  const begun = { ...game, number, winner: null, runs: null, isOver: false };
  return withMatch(state, index, { ...match, games: [...match.games, begun] });
}

/** How a game of a match ended; a winner of null counts for nothing, and another is played. */
export interface CupGameResult {
  readonly winner: number | null;
  /** In the order of the match's seeds. */
  readonly runs: readonly [number, number] | null;
}

/**
 * Returns the cup after the game of a match that was under way. A match that ended meanwhile, as
 * somebody left, stays as it is.
 */
export function endGame(state: CupState, index: number, result: CupGameResult): CupState {
  const match = state.matches[index]!;
  const game = gameUnderWay(match);
  if (game === undefined) return state;
  const games = match.games.map((other) =>
    other === game ? { ...game, ...result, isOver: true } : other,
  );
  const played = withMatch(state, index, { ...match, games });
  const slot = SLOTS_OF_MATCH.find(
    (each) => winsOf(played.matches[index]!, each) === WINS_OF_MATCH,
  );
  if (slot === undefined) return played;
  const winner = match.seeds[slot]!;
  return endMatchesOfLeavers(endMatch(played, index, { end: 'played', winner }));
}
