import type { GameLineup } from '@pennant/contract/game-lineup';
import type { Game } from '@pennant/contract/games';
import { parseOption } from '@pennant/rules/daily/daily-option';
import {
  has,
  LEAD_FIRST,
  NO_BASES,
  parseBases,
  type Base,
} from '@pennant/rules/games/baserunning/base-set';
import type { Command } from '@pennant/rules/games/command';
import type { Side } from '@pennant/rules/games/lineup-slots';
import { shortName } from '@pennant/rules/games/narration/short-name';
import type { GameSetup } from '@pennant/rules/games/setup';
import { battingSide, nextBatter, nextPitcher, type GameState } from '@pennant/rules/games/state';

import { formatChance } from '../../games/summary/format-chance-and-swing.ts';
import { candidateFacts } from '../../games/play/candidate-facts.ts';
import { stealChoices } from '../../games/play/steal-choices.ts';
import { optionLabel } from '../../games/review/decision-words.ts';
import { lineupIndexOf } from '../../games/to-table.ts';

/** One thing that can be done, as its button shows it: what any manager would know of it. */
export interface OptionView {
  readonly option: string;
  readonly label: string;
  /** What is known of it besides; null for nothing. */
  readonly fact: string | null;
  /** The chance that all who run are safe: "97%"; null where nobody runs. */
  readonly safe: string | null;
  /** Whose card is shown: who runs, comes in, bats or pitches; null for nobody. */
  readonly lineup: GameLineup | null;
  /** The side lets the game go on as it is. */
  readonly isHold: boolean;
}

/** A decision that is waited for, and all that it is told from. */
export interface DecisionToShow {
  readonly setup: GameSetup;
  readonly side: Side;
  readonly state: GameState;
  /** The same game as the play screen's parts take it. */
  readonly table: Game;
  readonly options: readonly string[];
}

/** Returns the options of a decision as their buttons show them. */
export function optionViews(decision: DecisionToShow): readonly OptionView[] {
  const commands = decision.options.flatMap((option) => {
    const command = parseOption(option, decision.side);
    return command === null ? [] : [{ option, command }];
  });
  const named = { ...decision, options: commands.map(({ command }) => command) };
  return commands.map(({ option, command }) => ({
    option,
    label: optionLabel(decision.setup, named, command),
    ...detailsOf(decision, command),
  }));
}

type Details = Omit<OptionView, 'option' | 'label'>;

const NOTHING: Details = { fact: null, safe: null, lineup: null, isHold: false };

function detailsOf(decision: DecisionToShow, command: Command): Details {
  switch (command.kind) {
    case 'choose':
      return chooseDetails(decision, command.runnersAdvancing);
    case 'steal':
      return stealDetails(decision, command.runnersAdvancing);
    case 'walk':
      return { ...NOTHING, fact: walkFact(decision), lineup: batterOf(decision) };
    case 'substitute': {
      const lineup = lineupOf(decision, command.side, command.playerIn);
      return { ...NOTHING, lineup, fact: lineup && incomingFact(decision, lineup) };
    }
    case 'roll':
      break;
  }
  const bats = battingSide(decision.state) === decision.side;
  const lineup = bats ? batterOf(decision) : pitcherOf(decision);
  return { ...NOTHING, isHold: true, lineup, fact: lineup && presentFact(decision, lineup) };
}

const lineupOf = ({ table }: DecisionToShow, side: Side, index: number): GameLineup | null =>
  table.GameParticipants.find(
    ({ role }) => (role === 'home') === (side === 'home'),
  )?.GameLineups.find(({ gameLineupID }) => lineupIndexOf(gameLineupID) === index) ?? null;

const batterOf = (decision: DecisionToShow): GameLineup | null =>
  lineupOf(decision, battingSide(decision.state), nextBatter(decision.state));

const pitcherOf = (decision: DecisionToShow): GameLineup | null =>
  lineupOf(
    decision,
    battingSide(decision.state) === 'home' ? 'visitors' : 'home',
    nextPitcher(decision.state),
  );

const nameOf = ({ setup }: DecisionToShow, side: Side, index: number): string => {
  const player = setup[side].players[index];
  return player === undefined ? 'the runner' : shortName(player);
};

const leadFirst = (runners: string): readonly Base[] =>
  LEAD_FIRST.filter((base) => has(parseBases(runners) ?? NO_BASES, base));

/** What sending runners on a ball in play comes to: each runner's own chance. */
function chooseDetails(decision: DecisionToShow, runners: string | null): Details {
  if (runners === null) return { ...NOTHING, isHold: true };
  const { state } = decision;
  const batting = battingSide(state);
  const bases = leadFirst(runners);
  const chanceOf = (base: Base) => state.pendingChoice?.safeChances[base - 1] ?? 0;
  const runnerOn = (base: Base) => state.bases[base - 1] ?? -1;
  const [lead] = bases;
  const each = bases.map(
    (base) => `${nameOf(decision, batting, runnerOn(base))} ${formatChance(chanceOf(base))}`,
  );
  return {
    ...NOTHING,
    lineup: lead === undefined ? null : lineupOf(decision, batting, runnerOn(lead)),
    safe: lead !== undefined && bases.length === 1 ? formatChance(chanceOf(lead)) : null,
    fact: bases.length > 1 ? each.join(', ') : null,
  };
}

/** What a steal comes to: of several runners the catcher throws at one. */
function stealDetails(decision: DecisionToShow, runners: string): Details {
  const batting = battingSide(decision.state);
  const [lead] = leadFirst(runners);
  const choice = stealChoices(decision.table).find(
    ({ runnersAdvancing }) => runnersAdvancing === runners,
  );
  const thrownAt = choice?.runners.find(({ chance }) => chance !== null);
  return {
    ...NOTHING,
    lineup:
      lead === undefined ? null : lineupOf(decision, batting, decision.state.bases[lead - 1] ?? -1),
    safe: choice === undefined ? null : `${choice.chance}%`,
    fact:
      choice === undefined || choice.runners.length < 2 || thrownAt === undefined
        ? null
        : `The throw goes to ${thrownAt.to}, at ${thrownAt.name}`,
  };
}

const BATTERS_OF_ORDER = 9;

function walkFact(decision: DecisionToShow): string {
  const batting = battingSide(decision.state);
  const { order, nextPlace } = decision.state[batting];
  const onDeck = order[(nextPlace + 1) % BATTERS_OF_ORDER] ?? -1;
  return `First base is open; ${nameOf(decision, batting, onDeck)} bats next`;
}

const SIDES_OF_BATS: Readonly<Record<string, string>> = {
  R: 'bats right',
  L: 'bats left',
  B: 'bats both ways',
};

/** Returns what is known of a player who comes in: "Rating 83, speed 66, bats right". */
function incomingFact({ table }: DecisionToShow, { Card, ...lineup }: GameLineup): string {
  const facts = candidateFacts({ ...lineup, Card }, table.situation.tiredness);
  const rated = `Rating ${Card.rating}, ${facts.charAt(0).toLowerCase()}${facts.slice(1)}`;
  const side = SIDES_OF_BATS[Card.bats ?? ''];
  return Card.type === 'Pitcher' || side === undefined ? rated : `${rated}, ${side}`;
}

/** Returns what is known of who bats or pitches now. */
function presentFact(decision: DecisionToShow, lineup: GameLineup): string {
  const { type, name, surname, rating } = lineup.Card;
  if (type === 'Pitcher') return incomingFact(decision, lineup);
  return `${decodeURIComponent(surname ?? name)} bats, rating ${rating}`;
}
