import type { GameReplay } from '@pennant/contract/game-summary';
import { drawIsHome, PREGAME_EVENT_NUMBER } from '@pennant/rules/campaigns/draw-home-or-away';
import { commitmentOf } from '@pennant/rules/fairness/commitment';
import { committedDice, type CommittedDice } from '@pennant/rules/fairness/committed-dice';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { formatBases } from '@pennant/rules/games/baserunning/base-set';
import { listStealOptions } from '@pennant/rules/games/baserunning/steal';
import type { Command } from '@pennant/rules/games/command';
import type { GameEvent } from '@pennant/rules/games/event';
import { GAME_RULES, type GameRules } from '@pennant/rules/games/game-rules';
import { otherSide, type Side } from '@pennant/rules/games/lineup-slots';
import { describeResult } from '@pennant/rules/games/narration/describe-result';
import { RULES_VERSION_WITH_ORDERS } from '@pennant/rules/games/rules-version';
import type { GameSetup, GameSource, SideSource } from '@pennant/rules/games/setup';
import { HOOKS, STEAL_ORDERS, type SideOrders } from '@pennant/rules/games/standing-orders';
import { battingSide, type GameState } from '@pennant/rules/games/state';
import { randomSide } from '@pennant/rules/testing/random-game';
import type { PlayOnCommand } from '../played-command.ts';
import { toReplay } from '../replay-dto.ts';

type StoredCommand = Command | PlayOnCommand;

/** How a random game is played: the cards of both sides, and how much its user leaves to itself. */
export interface RandomGame {
  readonly seed: number;
  /** The rules by which it is played; those of today by default. */
  readonly rules?: GameRules;
  /** Both sides' cards; random cards by default. */
  readonly source?: Omit<GameSource, 'rates'>;
  /** Share of turns that are given up to Play to End; 0 for a game rolled to its end. */
  readonly playToEnd?: number;
  /** Whether the user gives the game up after some turns. */
  readonly isAbandoned?: boolean;
}

const hexOf = (seed: number, digits: number): string => {
  const dice = new SeededDice(seed);
  return Array.from({ length: digits }, () =>
    Math.floor(dice.fraction('hex') * 16).toString(16),
  ).join('');
};

/** Returns what a restless user does next: mostly rolls, and now and then everything else. */
function chooseCommand(
  state: GameState,
  { side, playToEnd, chooser }: { side: Side; playToEnd: number; chooser: SeededDice },
): StoredCommand {
  const drawn = chooser.fraction('command');
  const below = (limit: number) => Math.floor(chooser.fraction('any') * limit);
  if (drawn < playToEnd) return { kind: 'playOn', until: below(3) === 0 ? 'final' : 'half' };
  const choice = state.pendingChoice;
  if (choice !== null) {
    const option = choice.options[below(choice.options.length)];
    return { kind: 'choose', runnersAdvancing: option?.runnersAdvancing ?? null };
  }
  const isBatting = battingSide(state) === side;
  if (drawn > 0.9 && isBatting) {
    const sets = listStealOptions(state.bases);
    const set = sets[below(Math.max(1, sets.length))];
    if (set !== undefined) return { kind: 'steal', runnersAdvancing: formatBases(set) ?? '' };
  }
  if (drawn > 0.97 && !isBatting) return { kind: 'walk' };
  if (drawn > 0.86 && drawn < 0.9) {
    const places = [...state[side].places, state[side].pitcher];
    const playerOut = places[below(places.length)] ?? 0;
    return { kind: 'substitute', side, playerOut, playerIn: 9 + below(15) };
  }
  return { kind: 'roll' };
}

/** Returns a side of which every other card has a surname, as cards of different times do. */
const withSurnames = (side: SideSource): SideSource => ({
  ...side,
  players: side.players.map((player, index) =>
    index % 2 === 0 ? player : { ...player, surname: `Van ${player.name.slice(-2)}` },
  ),
});

/** Returns standing orders; every pair of them comes with some seed. */
const randomOrders = (seed: number): SideOrders => ({
  hook: HOOKS[seed % HOOKS.length] ?? 'usual',
  steals: STEAL_ORDERS[Math.floor(seed / HOOKS.length) % STEAL_ORDERS.length] ?? 'usual',
});

interface PlayedGame {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly commands: readonly { readonly eventNumber: number; readonly command: StoredCommand }[];
}

function playGame(
  setup: GameSetup,
  dice: CommittedDice,
  options: {
    rules: GameRules;
    side: Side;
    playToEnd: number;
    chooser: SeededDice;
    maxTurns: number;
  },
): PlayedGame {
  const events: GameEvent[] = [];
  const commands: PlayedGame['commands'][number][] = [];
  const { newGame, applyCommand, playUntil } = options.rules;
  let state = newGame(setup);
  while (!state.final && commands.length < options.maxTurns) {
    const command = chooseCommand(state, options);
    const turn =
      command.kind === 'playOn'
        ? playUntil(setup, state, command.until, dice)
        : applyCommand(setup, state, command, dice);
    if ('code' in turn) continue;
    commands.push({ eventNumber: state.eventNumber, command });
    state = turn.state;
    events.push(...turn.events);
  }
  return { state, events, commands };
}

/** Returns the replay of a random game, as the server shows it; the same for the same seed. */
export function randomReplay(game: RandomGame): GameReplay {
  const { seed, rules = GAME_RULES, isAbandoned = false } = game;
  const { playToEnd = seed % 4 === 0 ? 0.05 : 0 } = game;
  const cards = new SeededDice(seed);
  const gameID = `01990000-0000-7000-8000-${hexOf(seed, 12)}`;
  const seeds = { id: gameID, serverSeed: hexOf(seed + 1, 64), clientSeed: hexOf(seed + 2, 32) };
  const dice = committedDice(seeds);
  // As in a contest: the dice draw the user's side.
  const side = drawIsHome(dice.event(PREGAME_EVENT_NUMBER)) ? 'home' : 'visitors';
  const sides = game.source ?? {
    visitors: withSurnames(randomSide('Vince V', cards, 'computer')),
    home: randomSide('Hal H', cards, 'computer'),
  };
  const opponent = otherSide(side);
  const source: GameSource = {
    ...sides,
    [side]: { ...sides[side], manager: 'player' },
    ...(rules.version === RULES_VERSION_WITH_ORDERS && {
      [opponent]: { ...sides[opponent], orders: randomOrders(seed) },
    }),
    rates: 'designed',
  };
  const setup = rules.compileSetup(source);
  const chooser = new SeededDice(seed ^ 0x5bd1);
  const maxTurns = isAbandoned ? 30 : Infinity;
  const played = playGame(setup, dice, { rules, side, playToEnd, chooser, maxTurns });
  const { state, events, commands } = played;
  const participant = (name: string) => ({ teamID: gameID, name, userID: null });
  return JSON.parse(
    JSON.stringify(
      toReplay(
        {
          gameID,
          createdAt: new Date(0),
          role: side === 'home' ? 'home' : 'away',
          home: participant(source.home.name),
          visitors: participant(source.visitors.name),
          rulesVersion: rules.version,
          version: state.eventNumber,
          state,
          isFinal: true,
          isAbandoned,
          resultDescription: isAbandoned
            ? `${source[side].name} gave the game up.`
            : describeResult(setup, state),
          commitment: Buffer.from(commitmentOf(seeds), 'hex'),
          clientSeed: Buffer.from(seeds.clientSeed, 'hex'),
          serverChoseClientSeed: false,
          revealedSeed: Buffer.from(seeds.serverSeed, 'hex'),
          earnedMoney: 0,
          earnedExperience: 0,
          experienceAfter: null,
          ratingChange: null,
          gameOfDay: null,
          clickedGameOfDay: null,
          finishedAt: new Date(0),
          lastPlayedDay: new Date(0),
          idleLetterDay: null,
          userCampaignContestID: gameID,
          isPublic: true,
          isWatchable: false,
        },
        { source, setup, commands: [...commands], events },
      ),
    ),
  ) as GameReplay;
}
