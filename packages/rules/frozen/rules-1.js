// Built by scripts/freeze-rules.ts from the rules of version 1. Never edited.
// packages/rules/src/games/baserunning/base-set.ts
/** The three bases in order, and from the lead runner's back. */
var BASES = [
	1,
	2,
	3
];
var LEAD_FIRST = [
	3,
	2,
	1
];
/** Returns the base after this one; 4 is home. */
var nextBase = (base) => base + 1;
/** Returns the set of one base. */
var only = (base) => 1 << base - 1;
var has = (set, base) => (set & 1 << base - 1) !== 0;
var withBase = (set, base) => set | 1 << base - 1;
var without = (set, base) => set & ~(1 << base - 1);
/** Returns the set with every runner so many bases further; none of them may pass third. */
var moveUp = (set, bases) => set << bases;
var countBases = (set) => (set & 1) + (set >> 1 & 1) + (set >> 2);
var baseSet = (...bases) => bases.reduce(withBase, 0);
var NO_BASES = baseSet();
/** All eight sets, each at its own index. */
var BASE_SETS = Array.from({ length: 8 }, (_, index) => index);
/** Returns the bases of a set, first base first. */
var basesOf = (set) => BASES.filter((base) => has(set, base));
/** Returns the occupied bases of a state's `bases`. */
var occupiedBases = (players) => {
	let set = NO_BASES;
	for (const base of BASES) if (players[base - 1] !== -1) set = withBase(set, base);
	return set;
};
/** Formats the set of first and third as "1,3"; returns null for the empty set. */
var formatBases = (set) => set === NO_BASES ? null : basesOf(set).join();
/** Parses "1,3"; returns the empty set for null, and null if the text is no list of bases. */
var parseBases = (text) => BASE_SETS.find((set) => formatBases(set) === text) ?? null;
// packages/rules/src/games/baserunning/send-runners.ts
/**
* Returns the chance of the runner on `base` to be safe at the next one; 0 on first, since no
* runner is sent from there after the batter's hit.
*/
var safeChanceFrom = ({ secondSafeChance, thirdSafeChance }, base) => base === 3 ? thirdSafeChance : base === 2 ? secondSafeChance : 0;
/**
* Whether the runner on `base` finds the next one free when the runners of `set` go: it is empty,
* or its runner goes, too.
*/
var isNextBaseFree = (onBase, set, base) => {
	const next = nextBase(base);
	return next === 4 || !has(onBase, next) || has(set, next);
};
/**
* Whether all of them may go at once: each is offered the base, and none runs into a base that
* stays occupied.
*/
var canSend = (live, set) => basesOf(set).every((base) => safeChanceFrom(live, base) > 0 && isNextBaseFree(live.onBase, set, base));
/** Sends the runner on `base` to the next one, unless the half or the game is over. */
var sendRunner = (live, base, kind) => {
	if (live.walkedOff || live.outs === 3) return;
	if (live.draw(base === 3 ? "runner from third" : "runner from second") >= safeChanceFrom(live, base)) live.putOutRunner(base, nextBase(base));
	else if (base === 3) {
		if (kind === "tag") live.event?.setPlay("sacrificeFly");
		live.scoreRunner(3, "battedIn");
	} else live.moveRunner(2, 3);
};
/**
* Sends the runners of `set`, lead runner first, each to the next base; stops after a third out or
* a walk-off run.
*/
var sendRunners = (live, set, kind) => {
	if (has(set, 3)) sendRunner(live, 3, kind);
	if (has(set, 2)) sendRunner(live, 2, kind);
};
// packages/rules/src/games/baserunning/steal-chances.ts
/**
* Chance to steal the next base from first, second, third: a floor, plus an amount for each point
* of speed (designed, not fitted).
*/
var STEAL_CHANCE = [
	{
		floor: .5,
		perSpeedPoint: .0035
	},
	{
		floor: .42,
		perSpeedPoint: .0035
	},
	{
		floor: .05,
		perSpeedPoint: .0025
	}
];
/**
* Steal attempts of third as a share of those of second (docs/spec/realism.md, "Game simulation").
*/
var STEAL_THIRD_SHARE = .15;
/**
* Returns the designed chance of a runner of this speed on `base` (1 to 3) to steal the next one.
*/
var designedStealChance = ({ speed }, base) => {
	const { floor, perSpeedPoint } = STEAL_CHANCE[base - 1];
	return floor + perSpeedPoint * speed;
};
/**
* Returns a runner's rates: attempts for second and for third; the designed chance from first,
* second and third; and the success rate of the record.
*/
var compileStealChances = (player) => [
	player.stealAttemptRate,
	player.stealAttemptRate * STEAL_THIRD_SHARE,
	designedStealChance(player, 1),
	designedStealChance(player, 2),
	designedStealChance(player, 3),
	player.stealSuccessRate
];
// packages/rules/src/games/baserunning/steal.ts
/**
* Returns the chance that the runner on `base` steals the next one: by design, or at the
* runner's own rate of the record.
*/
var stealChance = (live, base) => {
	const { stealing } = live.runnerTables(base);
	return stealing[live.designed ? 1 + base : 5];
};
/**
* Whether these runners can all go, with these bases occupied: each base of the set is occupied,
* and no runner goes to an occupied base that is not vacated.
*/
var canSteal = (onBase, set) => set !== NO_BASES && basesOf(set).every((base) => has(onBase, base) && isNextBaseFree(onBase, set, base));
/**
* Plays a steal by the runners of `set`, lead runner first; stops after a third out or a walk-off
* run. The event stays open.
*/
var stealBases = (live, set) => {
	live.beginEvent("steal");
	live.event?.setAction("steal");
	for (const base of LEAD_FIRST) {
		if (!has(set, base)) continue;
		if (live.walkedOff || live.outs === 3) return;
		if (live.draw("steal") >= stealChance(live, base)) {
			live.event?.addCaughtStealing();
			live.putOutRunner(base, nextBase(base));
			continue;
		}
		live.event?.addStolenBase();
		if (base === 3) live.scoreRunner(3, "notBattedIn");
		else live.moveRunner(base, nextBase(base));
	}
};
// packages/rules/src/cards/card.ts
/**
* Results of a card's dice: one closed list for each table; the types are derived from the lists.
*/
var BATTER_RESULTS = [
	"H1",
	"H2",
	"H3",
	"HR",
	"BB",
	"SO",
	"OO"
];
/** Effects of a pitcher's cell. `h` allows more of a result than the league, `l` less. */
var PITCHER_MODIFIERS = [
	"h9h",
	"h9l",
	"hr9h",
	"hr9l",
	"bb9h",
	"bb9l",
	"k9h",
	"k9l"
];
/** Number of the 36 rolls of two dice that give each sum, in the order of `DICE_SUMS`. */
var SUM_WEIGHTS = [
	1,
	2,
	3,
	4,
	5,
	6,
	5,
	4,
	3,
	2,
	1
];
/** The positions of the eight fielders besides the pitcher. */
var FIELD_POSITIONS = [
	"C",
	"1B",
	"2B",
	"3B",
	"SS",
	...[
		"LF",
		"CF",
		"RF"
	]
];
[...FIELD_POSITIONS];
// packages/rules/src/games/lineup-slots.ts
/** The nine positions that bat, lineup indices 0 to 8. */
var BATTING_POSITIONS = [...FIELD_POSITIONS, "DH"];
[...BATTING_POSITIONS];
[...FIELD_POSITIONS];
// packages/rules/src/games/baserunning/runners.ts
var BITS = 10;
var RUNNER = 1023;
var PLAYER = 31;
var PITCHER_SHIFT = 5;
var PITCHER = 15;
var BY_ERROR = 512;
/** Returns a runner; `chargedTo` is the lineup index of a pitcher. */
var newRunner = (player, chargedTo, byError) => player | chargedTo - 9 << PITCHER_SHIFT | (byError ? BY_ERROR : 0);
/** Returns the runner with another player in their place. */
var withPlayer = (runner, player) => runner & -32 | player;
/** Returns the lineup index of a runner. */
var playerOf = (runner) => runner & PLAYER;
/** Returns the lineup index of the pitcher charged with a runner. */
var chargedToOf = (runner) => (runner >> PITCHER_SHIFT & PITCHER) + 9;
var isOnByError = (runner) => (runner & BY_ERROR) !== 0;
/** Returns the runner on a base, which must be occupied. */
var runnerOn = (runners, base) => runners >> BITS * base - BITS & RUNNER;
/** Returns the lineup index of the runner on a base, which must be occupied. */
var playerOn = (runners, base) => playerOf(runnerOn(runners, base));
/** Returns the runners with one more, on a base that must be empty. */
var withRunner = (runners, base, runner) => runners | runner << BITS * base - BITS;
/** Returns the runners without the one on a base. */
var withoutRunner = (runners, base) => runners & ~(RUNNER << BITS * base - BITS);
/** Returns every runner so many bases further; none of them may pass third. */
var moveRunnersUp = (runners, bases) => runners << BITS * bases;
/** Returns the runners of a state. */
var runnersOf = ({ bases, chargedTo, onByError }) => bases.reduce((runners, player, index) => {
	if (player === -1) return runners;
	const runner = newRunner(player, chargedTo[index], onByError[index] === true);
	return withRunner(runners, index + 1, runner);
}, 0);
/**
* Whether the game ends with the half that is just over: after the top of the ninth or later when
* the home side leads, after the bottom of the ninth or later with unequal scores. There is no tie.
*/
var gameEndsWithHalf = ({ ipOuts, visitors, home }) => {
	if (ipOuts < 51) return false;
	return ipOuts % 6 === 3 ? home.runs > visitors.runs : ipOuts >= 54 && home.runs !== visitors.runs;
};
// packages/rules/src/games/innings/end-half.ts
/** Ends the half, after the third out or a walk-off run: the game is over, or the sides change. */
var endHalf = (live) => {
	if (live.walkedOff) {
		live.final = true;
		return;
	}
	const { field } = live;
	live.onBase = NO_BASES;
	live.runners = 0;
	field.unearnedOuts = 0;
	field.unearnedOutsBeforePitcher = 0;
	if (gameEndsWithHalf(live)) {
		live.final = true;
		return;
	}
	live.updateSides();
	live.bat.inningRuns.push(0);
};
// packages/rules/src/cards/modifier-effects.ts
/**
* Outcome of each result that a modifier changes: the batter's result on the left, the outcome on
* the right (docs/spec/decisions.md, "The card's dice").
*/
var MODIFIER_EFFECTS = {
	h9l: {
		H1: "OO",
		H2: "OO",
		H3: "OO"
	},
	h9h: { OO: "H1" },
	hr9l: { HR: "OO" },
	hr9h: { H2: "HR" },
	bb9l: { BB: "OO" },
	bb9h: { OO: "BB" },
	k9h: { OO: "SO" },
	k9l: { SO: "OO" }
};
// packages/rules/src/games/plate-appearance/result-code.ts
/**
* Results as codes, in the order of `BATTER_RESULTS` (a single is 0, a triple 2); X follows them.
*/
var RESULT_CODE = {
	HR: 3,
	BB: 4,
	SO: 5,
	OO: 6,
	X: 7
};
var cellCode = (modifier) => modifier === null ? 0 : PITCHER_MODIFIERS.indexOf(modifier) + 1;
var H9H_CELL = cellCode("h9h");
/** Returns the bases of a hit (a code up to that of HR). */
var totalBases = (hit) => hit + 1;
var resultName = (code) => BATTER_RESULTS[code];
var modifierName = (code) => code === 0 ? null : PITCHER_MODIFIERS[code - 1];
var CELLS = PITCHER_MODIFIERS.length + 1;
var numbersBelow = (end) => [...Array(end).keys()];
/**
* `AFTER_PITCHER[cell * 8 + result]`: the outcome once the pitcher's cell has acted, from
* `MODIFIER_EFFECTS`.
*/
var AFTER_PITCHER = numbersBelow(CELLS * 8).map((index) => {
	const result = resultName(index % 8);
	const modifier = modifierName(Math.floor(index / 8));
	const outcome = modifier === null ? void 0 : MODIFIER_EFFECTS[modifier][result];
	return outcome === void 0 ? index % 8 : BATTER_RESULTS.indexOf(outcome);
});
/**
* By cell code: 1 for cells that help the pitcher, whose effect fatigue may take away (h9l, hr9l,
* bb9l, k9h).
*/
var HELPS_PITCHER = numbersBelow(CELLS).map((cell) => {
	const modifier = modifierName(cell);
	return modifier === "h9l" || modifier === "hr9l" || modifier === "bb9l" || modifier === "k9h" ? 1 : 0;
});
// packages/rules/src/games/engine/event-builder.ts
/** Returns an event in which nothing has happened yet. Its order of fields is that of the JSON. */
var newEvent = (kind, batting) => ({
	eventNumber: 0,
	kind,
	batting,
	ipOuts: 0,
	outs: 0,
	resultType: null,
	origResultType: null,
	pitchResultType: null,
	diceResultH: null,
	diceResultX: null,
	diceResultP: null,
	batterDice: null,
	extraDice: null,
	pitcherDice: null,
	draws: [],
	homeScore: 0,
	visitingScore: 0,
	rbi: 0,
	runs: 0,
	sb: 0,
	cs: 0,
	managerAction: null,
	batter: 0,
	pitcher: 0,
	nextBatting: null,
	nextBatter: null,
	nextPitcher: null,
	first: null,
	second: null,
	third: null,
	outKind: null,
	fielder: null,
	play: null,
	ballAngle: null,
	ballDistance: null,
	moves: [],
	runsScored: [],
	notes: [],
	final: false
});
/** Builds the event of a game while it happens: the rules report what they do, in order. */
var EventBuilder = class {
	event;
	constructor(kind, batting) {
		this.event = newEvent(kind, batting);
	}
	/**
	* Sets the batter's and the pitcher's dice with what they came to: the codes of the batter's own
	* result, of the pitcher's cell if it changed that (else the empty cell), and of the outcome.
	*/
	setDice(batter, pitcher, result, cell, outcome) {
		const { event } = this;
		event.batterDice = batter;
		event.diceResultH = batter[0] + batter[1];
		event.pitcherDice = pitcher;
		event.diceResultP = pitcher[0] + pitcher[1];
		event.origResultType = resultName(result);
		event.pitchResultType = modifierName(cell);
		event.resultType = resultName(outcome);
	}
	/** Sets the batter's second dice, rolled after an X. */
	setExtraDice(dice) {
		this.event.extraDice = dice;
		this.event.diceResultX = dice[0] + dice[1];
	}
	/** Sets the outcome, in place of that of the dice. */
	setResult(result) {
		this.event.resultType = result;
	}
	setAction(action) {
		this.event.managerAction = action;
	}
	setPlay(play) {
		this.event.play = play;
	}
	setBattedBall({ outKind, fielder, angle, distance }) {
		const { event } = this;
		event.outKind = outKind;
		event.fielder = fielder;
		event.ballAngle = angle;
		event.ballDistance = distance;
	}
	addDraw(label, value) {
		this.event.draws.push({
			label,
			value
		});
	}
	/** Adds the move of a player (lineup index) who is safe. */
	addMove(runner, from, to) {
		this.event.moves.push({
			runner,
			from,
			to,
			out: false
		});
	}
	/** Adds the move of a player who is put out on the way or at the base. */
	addOut(runner, from, to) {
		this.event.moves.push({
			runner,
			from,
			to,
			out: true
		});
		this.event.outs++;
	}
	/** Adds the run of a player who scores from a base (0: the batter), and the pitcher charged. */
	addRun(runner, from, pitcher, how) {
		const { event } = this;
		this.addMove(runner, from, 4);
		event.runsScored.push({
			runner,
			pitcher,
			earned: how.earned
		});
		event.runs++;
		if (how.battedIn) event.rbi++;
	}
	addStolenBase() {
		this.event.sb++;
	}
	addCaughtStealing() {
		this.event.cs++;
	}
	addSubstitution(side, playerOut, playerIn) {
		this.event.notes.push({
			side,
			player: playerOut,
			change: "left"
		}, {
			side,
			player: playerIn,
			change: "entered"
		});
	}
	/** Returns the event, complete with the situation of the game after it. */
	finish(live) {
		const { event } = this;
		event.eventNumber = live.eventNumber;
		event.ipOuts = live.ipOuts;
		event.homeScore = live.home.runs;
		event.visitingScore = live.visitors.runs;
		event.batter = live.batter;
		event.pitcher = live.pitcher;
		event.first = live.occupant(1);
		event.second = live.occupant(2);
		event.third = live.occupant(3);
		event.final = live.final;
		if (!live.final) {
			event.nextBatting = live.batting;
			event.nextBatter = live.bat.order[live.bat.nextPlace];
			event.nextPitcher = live.field.pitcher;
		}
		return event;
	}
};
// packages/rules/src/games/engine/live-side.ts
var toBits = (players) => {
	let bits = 0;
	for (let index = 0; index < players.length; index++) bits |= 1 << players[index];
	return bits;
};
/**
* One side of a game in progress: the fields of `SideState` and values derived from them, all
* mutable.
*/
var LiveSide = class {
	/** Copies the state of the side, which is not changed. */
	constructor(setup, state, matchups) {
		this.setup = setup;
		this.errorRate = setup.errorRate;
		this.isComputerManaged = setup.manager === "computer";
		this.runs = state.runs;
		this.hits = state.hits;
		this.errors = state.errors;
		this.nextPlace = state.nextPlace;
		this.pitcher = state.pitcher;
		this.battersFaced = state.battersFaced;
		this.pitcherRuns = state.pitcherRuns;
		this.unearnedOuts = state.missedOuts;
		this.unearnedOutsBeforePitcher = state.missedOutsBefore;
		this.inningRuns = state.inningRuns.slice();
		this.order = state.order.slice();
		this.places = state.places.slice();
		this.left = state.left.slice();
		this.players = setup.players;
		this.matchups = matchups;
		this.currentPitcherTables = this.pitcherTables(state.pitcher);
		this.tiresAt = this.currentPitcherTables.tiresAt;
		this.usedPlayers = toBits(state.places) | toBits(state.left) | 1 << state.pitcher;
	}
	/** Returns the compiled tables of a batter or runner of this side. */
	batterTables(player) {
		return this.players[player].bat;
	}
	/** Returns the compiled tables of a pitcher of this side. */
	pitcherTables(player) {
		return this.players[player].pitch;
	}
	/** Whether the next batter faces a tired pitcher. */
	isTired() {
		return this.battersFaced + 2 > this.tiresAt;
	}
	/**
	* Returns how many batters the pitcher has faced while tired, the next one included; 0 while the
	* pitcher is fresh.
	*/
	tiredBatters() {
		const tired = this.battersFaced + 2 - this.tiresAt;
		return tired > 0 ? tired : 0;
	}
	/** Whether a player may still enter the game. */
	isAvailable(player) {
		return (this.usedPlayers >> player & 1) === 0;
	}
	/** Marks a player as one who has entered the game. */
	markUsed(player) {
		this.usedPlayers |= 1 << player;
	}
	/**
	* Returns the state of the side. Its arrays are this object's own: do not play on with this
	* object.
	*/
	state() {
		return {
			runs: this.runs,
			hits: this.hits,
			errors: this.errors,
			inningRuns: this.inningRuns,
			order: this.order,
			nextPlace: this.nextPlace,
			places: this.places,
			pitcher: this.pitcher,
			battersFaced: this.battersFaced,
			pitcherRuns: this.pitcherRuns,
			missedOuts: this.unearnedOuts,
			missedOutsBefore: this.unearnedOutsBeforePitcher,
			left: this.left
		};
	}
};
// packages/rules/src/games/engine/live-situation.ts
/**
* Outs before the eighth inning, and the largest lead of a tight game, in which a single decision
* may decide it.
*/
var EIGHTH = 42;
var TIGHT_LEAD = 2;
/**
* The situation of a game in progress: the same as a `GameState`, as whole numbers in the fields of
* three objects that are made once a game, together with values derived from them. It is mutable,
* which keeps a simulated game at a few microseconds (docs/decisions/0007-flat-state.md).
* `LiveGame` adds what can happen in it.
*
* Fields are only declared (`declare`) and set once by the constructor, so that the engine knows
* from the start what each of them holds.
*/
var LiveSituation = class {
	/** Copies a game's state, which is not changed. */
	constructor(setup, state) {
		this.setup = setup;
		this.designed = setup.rates === "designed";
		this.visitors = new LiveSide(setup.visitors, state.visitors, setup.matchups.visitors);
		this.home = new LiveSide(setup.home, state.home, setup.matchups.home);
		this.eventNumber = state.eventNumber;
		this.ipOuts = state.ipOuts;
		this.onBase = occupiedBases(state.bases);
		this.runners = this.onBase === NO_BASES ? 0 : runnersOf(state);
		this.batter = 0;
		this.pitcher = 0;
		this.pendingChoice = state.pendingChoice;
		this.final = state.final;
		this.bat = this.visitors;
		this.field = this.home;
		this.batting = "visitors";
		this.half = 0;
		this.outs = 0;
		this.canWalkOff = false;
		this.walkedOff = false;
		this.updateSides();
	}
	/** Sets the side at bat, the side in the field and the half from the outs of the game. */
	updateSides() {
		const outs = this.ipOuts % 3;
		const half = (this.ipOuts - outs) / 3;
		this.outs = outs;
		this.half = half;
		const isBottom = half % 2 === 1;
		this.batting = isBottom ? "home" : "visitors";
		this.bat = isBottom ? this.home : this.visitors;
		this.field = isBottom ? this.visitors : this.home;
		this.canWalkOff = isBottom && half >= 17;
	}
	/** Whether it is the eighth inning or later. */
	isLate() {
		return this.ipOuts >= EIGHTH;
	}
	/**
	* Whether it is late and close, so that managers evaluate every batter. Never at the rates of the
	* record.
	*/
	isTight() {
		return this.isLate() && this.designed && this.isClose();
	}
	/** Whether a runner is on base. */
	hasRunners() {
		return this.onBase !== NO_BASES;
	}
	/** Returns the lineup index of the runner on `base`, which must be occupied. */
	playerOn(base) {
		return playerOn(this.runners, base);
	}
	isClose() {
		const lead = this.bat.runs - this.field.runs;
		return lead <= TIGHT_LEAD && lead >= -2;
	}
	/** Returns the lineup index of the runner on `base`, or null if it is empty. */
	occupant(base) {
		return has(this.onBase, base) ? this.playerOn(base) : null;
	}
	/** Returns the compiled tables of the runner on `base`, which must be occupied. */
	runnerTables(base) {
		return this.bat.batterTables(this.playerOn(base));
	}
	/**
	* Returns the state of the game. Its arrays are this object's own: to play on, make a new object
	* of it.
	*/
	state() {
		const bases = [
			-1,
			-1,
			-1
		];
		const chargedTo = [
			-1,
			-1,
			-1
		];
		const onByError = [
			false,
			false,
			false
		];
		for (const base of BASES) {
			if (!has(this.onBase, base)) continue;
			const runner = runnerOn(this.runners, base);
			bases[base - 1] = playerOf(runner);
			chargedTo[base - 1] = chargedToOf(runner);
			onByError[base - 1] = isOnByError(runner);
		}
		return {
			eventNumber: this.eventNumber,
			ipOuts: this.ipOuts,
			visitors: this.visitors.state(),
			home: this.home.state(),
			bases,
			chargedTo,
			onByError,
			pendingChoice: this.pendingChoice,
			final: this.final
		};
	}
};
// packages/rules/src/games/scoring/earned-run.ts
/**
* Whether the run of this runner is earned (rule 9.16): not that of a runner who reached
* base by an error, and none once the half would be over had the errors been outs. A reliever has
* no benefit of errors made before they came in (9.16(i)).
*/
var isEarnedRun = (live, runner, kind) => {
	if (kind === "unearned" || isOnByError(runner)) return false;
	const { field } = live;
	const missed = chargedToOf(runner) === field.pitcher ? field.unearnedOuts - field.unearnedOutsBeforePitcher : field.unearnedOuts;
	return live.outs + missed < 3;
};
// packages/rules/src/games/engine/live-game.ts
var noEvent = () => {
	throw new Error("Dice are drawn within an event only");
};
var NO_DICE = {
	die: noEvent,
	fraction: noEvent
};
/**
* A game in progress: its situation, and the elementary moves of players and bases. The rules in
* `plate-appearance/`, `baserunning/` and the other folders decide which of them happen when.
* Elsewhere a game is a `GameState`: `applyCommand` makes a `LiveGame` of one, plays, and returns a
* new one.
*
* The moves are methods because every rule uses them: the engine finds a method through its object,
* while an import is looked up and checked at each use. If events are off, nothing is recorded.
*/
var LiveGame = class extends LiveSituation {
	constructor(setup, state, source, options) {
		super(setup, state);
		this.source = source;
		this.events = options.events ? [] : null;
		this.automatic = options.automatic;
		this.event = null;
		this.dice = NO_DICE;
		this.secondSafeChance = .5;
		this.thirdSafeChance = .5;
		this.invitedRunners = NO_BASES;
	}
	/** Whether the computer decides for the side at bat. */
	computerBats() {
		return this.automatic || this.bat.isComputerManaged;
	}
	/** Whether the computer decides for the side in the field. */
	computerPitches() {
		return this.automatic || this.field.isComputerManaged;
	}
	/** Begins an event with its own dice. */
	beginEvent(kind) {
		const { bat } = this;
		this.dice = this.source.event(this.eventNumber + 1);
		this.batter = bat.order[bat.nextPlace];
		this.pitcher = this.field.pitcher;
		if (this.events !== null) this.event = new EventBuilder(kind, this.batting);
	}
	/** Finishes the current event: counts it, and ends the half or the game if it is over. */
	finishEvent() {
		this.eventNumber++;
		if (this.outs === 3 || this.walkedOff) endHalf(this);
		if (this.event !== null) this.events?.push(this.event.finish(this));
	}
	/** Draws a random number in [0, 1). */
	draw(label) {
		const value = this.dice.fraction(label);
		this.event?.addDraw(label, value);
		return value;
	}
	/** Advances the batting order to the next batter. */
	advanceBattingOrder() {
		const { bat } = this;
		bat.nextPlace = bat.nextPlace === 8 ? 0 : bat.nextPlace + 1;
		this.field.battersFaced++;
	}
	/** Puts the batter out, at the plate or on the way to first. */
	putOutBatter() {
		this.outs++;
		this.ipOuts++;
		this.event?.addOut(this.batter, 0, 1);
	}
	/** Puts out the runner on `base` at `outBase` (4: home). */
	putOutRunner(base, outBase) {
		const runner = this.takeOff(base);
		this.outs++;
		this.ipOuts++;
		this.event?.addOut(playerOf(runner), base, outBase);
	}
	/** Moves the runner on `from` to `to`, which must be free. */
	moveRunner(from, to) {
		const runner = this.takeOff(from);
		this.putOn(to, runner);
		this.event?.addMove(playerOf(runner), from, to);
	}
	/** Puts the batter on `base`, charged to the pitcher who faced them. */
	placeBatter(base) {
		this.placeBatterAs(newRunner(this.batter, this.pitcher, false), base);
	}
	/** Puts the batter on first by an error. */
	placeBatterByError() {
		this.placeBatterAs(newRunner(this.batter, this.pitcher, true), 1);
	}
	/**
	* Puts the batter on first in place of a runner who was put out: the pitcher charged with that
	* runner is charged with the batter (rule 9.16(g)).
	*/
	placeBatterFor(lost) {
		this.placeBatterAs(withPlayer(lost, this.batter), 1);
	}
	/** Scores the runner on `base`. */
	scoreRunner(base, kind) {
		this.score(this.takeOff(base), base, kind);
	}
	/** Scores the batter on a home run. */
	scoreBatter() {
		this.score(newRunner(this.batter, this.pitcher, false), 0, "battedIn");
	}
	/**
	* Advances every runner by so many bases, lead runner first; those who reach home score.
	*/
	advanceRunners(bases, kind) {
		if (this.onBase === NO_BASES) return;
		if (has(this.onBase, 3)) this.scoreRunner(3, kind);
		if (bases >= 2 && has(this.onBase, 2)) this.scoreRunner(2, kind);
		if (bases >= 3 && has(this.onBase, 1)) this.scoreRunner(1, kind);
		if (this.event !== null) this.addMovesUp(this.event, bases);
		this.onBase = moveUp(this.onBase, bases);
		this.runners = moveRunnersUp(this.runners, bases);
	}
	/** Puts another player on `base` in place of its runner. */
	replaceRunner(base, player) {
		this.putOn(base, withPlayer(this.takeOff(base), player));
	}
	takeOff(base) {
		const runner = runnerOn(this.runners, base);
		this.runners = withoutRunner(this.runners, base);
		this.onBase = without(this.onBase, base);
		return runner;
	}
	putOn(base, runner) {
		this.runners = withRunner(this.runners, base, runner);
		this.onBase = withBase(this.onBase, base);
	}
	placeBatterAs(runner, base) {
		this.putOn(base, runner);
		this.event?.addMove(this.batter, 0, base);
	}
	/** Counts the run of a runner who comes home from a base (0: the batter). */
	score(runner, from, kind) {
		const chargedTo = chargedToOf(runner);
		this.event?.addRun(playerOf(runner), from, chargedTo, {
			earned: isEarnedRun(this, runner, kind),
			battedIn: kind === "battedIn"
		});
		const { bat, field } = this;
		bat.runs++;
		bat.inningRuns[bat.inningRuns.length - 1] += 1;
		if (chargedTo === field.pitcher) field.pitcherRuns++;
		if (this.canWalkOff && bat.runs > field.runs) this.walkedOff = true;
	}
	addMovesUp(event, bases) {
		for (const base of LEAD_FIRST) if (has(this.onBase, base)) event.addMove(this.playerOn(base), base, base + bases);
	}
};
// packages/rules/src/games/baserunning/wild-pitch.ts
/**
* Chance of a loose pitch (a wild pitch, passed ball or balk) before each batter with runners on,
* and the share of each kind. It is one of the constants that make up for what the game leaves out
* (bunts, pickoffs): fitted so that real clubs score as they did in the fifty tuning seasons of
* `node bench/realism.ts`, with lineups in which everyone bats as often as in their season.
*/
var LOOSE_PITCH_CHANCE = .013;
var LOOSE_PITCHES = [
	{
		kind: "wildPitch",
		share: .74
	},
	{
		kind: "passedBall",
		share: .16
	},
	{
		kind: "balk",
		share: .1
	}
];
/** Whether a number drawn between two batters is a loose pitch. */
var isLoosePitch = (drawn) => drawn < LOOSE_PITCH_CHANCE;
/** Returns the kind of loose pitch for a number drawn below `LOOSE_PITCH_CHANCE`. */
var loosePitchKind = (drawn) => {
	const [wild, passed] = LOOSE_PITCHES;
	const share = drawn / LOOSE_PITCH_CHANCE;
	if (share < wild.share) return "wildPitch";
	return share < wild.share + passed.share ? "passedBall" : "balk";
};
/** Returns a number drawn at or above `LOOSE_PITCH_CHANCE` rescaled to [0, 1). */
var rescaleAfterLoosePitch = (drawn) => (drawn - LOOSE_PITCH_CHANCE) / .987;
/**
* Plays a loose pitch: every runner moves up. A run on a passed ball is not earned. The event stays
* open.
*/
var playLoosePitch = (live, kind) => {
	live.beginEvent(kind);
	live.advanceRunners(1, kind === "passedBall" ? "unearned" : "notBattedIn");
};
// packages/rules/src/games/baserunning/build-pending-choice.ts
var NEXT_BASE = [
	"to second",
	"to third",
	"home"
];
/** Every combination of runners who can be sent, as they are listed; none goes from first. */
var SENDS = [
	baseSet(3),
	baseSet(2),
	baseSet(2, 3)
];
var optionLabel = (live, set) => {
	if (set === NO_BASES) return "Advance Nobody";
	return `Send ${LEAD_FIRST.filter((base) => has(set, base)).map((base) => {
		const runner = live.bat.setup.players[live.playerOn(base)];
		const chance = Math.round(safeChanceFrom(live, base) * 100);
		return `${runner?.name ?? "the runner"} ${NEXT_BASE[base - 1]} (${chance}%)`;
	}).join(" and ")}`;
};
/**
* Returns the pending choice as the state stores it: one option for every legal combination of the
* runners who may go, then one for none.
*/
var buildPendingChoice = (live, kind) => {
	return {
		kind,
		options: [...SENDS.filter((set) => canSend(live, set)), NO_BASES].map((set) => ({
			label: optionLabel(live, set),
			runnersAdvancing: formatBases(set)
		})),
		safeChances: BASES.map((base) => safeChanceFrom(live, base)),
		batter: live.batter,
		pitcher: live.pitcher
	};
};
[...BATTING_POSITIONS];
/**
* Returns the kind of a slot: SP for SP1 to SP5, RP for RP1 to RP5, B for the bench, else the slot
* itself.
*/
var slotKindOf = (slot) => {
	if (slot.startsWith("SP")) return "SP";
	if (slot.startsWith("RP")) return "RP";
	if (slot.startsWith("B")) return "B";
	return slot;
};
/**
* Returns whether a card may take a slot
* (docs/spec/teams-games-campaigns.md, "Position eligibility"): SP and RP slots require that
* position; DH and bench any card that does not pitch; the outfield its own position or OF; all
* others that the card's positions include the slot. A pitching slot needs a pitcher's card, every
* other slot a batter's.
*/
var isEligible = (slot, card) => {
	const kind = slotKindOf(slot);
	const has = (position) => card.positions.includes(position);
	if (kind === "SP" || kind === "RP") return card.type === "Pitcher" && has(kind);
	if (card.type !== "Batter") return false;
	if (kind === "DH" || kind === "B") return !has("SP") && !has("RP");
	if (kind === "LF" || kind === "CF" || kind === "RF") return has(kind) || has("OF");
	return has(kind);
};
// packages/rules/src/games/substitution/substitute.ts
/** Returns why a substitution is refused, or null if it is allowed. Players are lineup indices. */
var substitutionRefusal = (side, playerOut, playerIn) => {
	const positionIndex = side.places.indexOf(playerOut);
	const isPitcher = side.pitcher === playerOut;
	if (positionIndex < 0 && !isPitcher) return "player_not_in_game";
	const incoming = side.setup.players[playerIn];
	if (!incoming || !side.isAvailable(playerIn)) return "player_not_available";
	if (isPitcher) return playerIn >= 9 && playerIn < 19 ? null : "player_not_eligible";
	const card = {
		type: incoming.bat ? "Batter" : "Pitcher",
		positions: incoming.positions
	};
	return playerIn >= 19 && isEligible(BATTING_POSITIONS[positionIndex], card) ? null : "player_not_eligible";
};
var replace = (players, playerOut, playerIn) => {
	for (let index = 0; index < players.length; index++) if (players[index] === playerOut) players[index] = playerIn;
};
var replacePitcher = (side, playerIn) => {
	replace(side.order, side.pitcher, playerIn);
	side.pitcher = playerIn;
	side.currentPitcherTables = side.pitcherTables(playerIn);
	side.tiresAt = side.currentPitcherTables.tiresAt;
	side.battersFaced = 0;
	side.pitcherRuns = 0;
	side.unearnedOutsBeforePitcher = side.unearnedOuts;
};
/** Replaces a runner on base. */
var replaceRunner = (live, playerOut, playerIn) => {
	for (const base of basesOf(live.onBase)) if (live.playerOn(base) === playerOut) live.replaceRunner(base, playerIn);
};
/**
* Substitutes one player for another, in the batting order, in the field and on base. The event
* stays open.
*/
var substitute = (live, side, playerOut, playerIn) => {
	live.beginEvent("substitution");
	live.event?.setAction("sub");
	live.event?.addSubstitution(side === live.home ? "home" : "visitors", playerOut, playerIn);
	if (side.pitcher === playerOut) replacePitcher(side, playerIn);
	else {
		replace(side.order, playerOut, playerIn);
		replace(side.places, playerOut, playerIn);
		if (side === live.bat) replaceRunner(live, playerOut, playerIn);
	}
	side.left.push(playerOut);
	side.markUsed(playerIn);
	live.batter = live.bat.order[live.bat.nextPlace];
	live.pitcher = live.field.pitcher;
};
// packages/rules/src/games/baserunning/running-chances.ts
/** Every kind of advance, in the order in which a runner's own chances are stored. */
var KINDS = [
	{
		safe: [
			[.18, .38],
			[.17, .39],
			[.23, .44]
		],
		out: [.012, .012]
	},
	{
		safe: [
			[.32, .51],
			[.42, .65],
			[.68, .88]
		],
		out: [.01, .05]
	},
	{
		safe: [
			[.16, .52],
			[.21, .54],
			[.39, .73]
		],
		out: [.007, .05]
	},
	{
		safe: [[.7, .8], [.7, .8]],
		out: [.02, .02]
	},
	{
		safe: [[.55, .61], [.55, .61]],
		out: [.02, .02]
	},
	{
		safe: [[.3, .42], [.3, .42]],
		out: [.01, .01]
	},
	{
		safe: [[.14, .22], [.14, .22]],
		out: [.01, .01]
	}
];
/** Indices in `KINDS`. */
var RUNNING_KIND = {
	firstToThirdOnSingle: 0,
	secondToHomeOnSingle: 1,
	firstToHomeOnDouble: 2,
	thirdToHomeOnFly: 3,
	thirdToHomeOnLiner: 4,
	secondToThirdOnFly: 5,
	secondToThirdOnLiner: 6
};
var interpolateBySpeed = ([at20, at80], speed) => Math.min(.98, Math.max(0, at20 + (at80 - at20) * (speed - 20) / 60));
/**
* Returns a runner's chances for each kind of advance and outs: the share of balls on which they
* are sent in the record, at `[kind * 6 + outs * 2]`, and the share on which they are thrown out,
* at the index after it.
*/
var compileRunningChances = (speed) => Float64Array.from(KINDS.flatMap(({ safe, out }) => [
	0,
	1,
	2
].flatMap((outs) => {
	const thrownOut = interpolateBySpeed(out, speed);
	return [interpolateBySpeed(safe[outs] ?? [0, 0], speed) + thrownOut, thrownOut];
})));
/**
* Chances to be safe if sent on a ball that does not invite the advance: from .70 where it nearly
* did down to .20, .45 on average (designed, not fitted).
*/
var MAX_FORCED_SEND_CHANCE = .7;
/**
* Returns the chance that a runner who is sent is safe. `placement` in [0, 1) is where the ball
* lies, best first: the first `share` of balls invite the advance, from a sure thing to a riskier
* one (by the cube), so that on the whole the runner does as in the record; the rest are forced
* sends.
*/
var safeChance = (share, thrownOut, placement) => {
	if (placement < share) {
		const position = placement / share;
		return 1 - thrownOut / share * 4 * position * position * position;
	}
	return MAX_FORCED_SEND_CHANCE - .49999999999999994 * ((placement - share) / (1 - share));
};
// packages/rules/src/games/analysis/run-chances-table.ts
/**
* Chance, in ten thousandths, that 0, 1, 2 … runs score from here to the end of the half:
* `rows[outs * 8 + bases]` with outs 0 to 2 and the occupied bases, a `BaseSet`, as a number.
* Generated from 200000 simulated games by `node bench/run-chances.ts`.
*/
var RUN_CHANCES = [
	[
		7293,
		1410,
		693,
		343,
		151,
		66,
		26,
		11,
		4,
		3
	],
	[
		5890,
		1610,
		1264,
		670,
		318,
		146,
		60,
		26,
		10,
		6
	],
	[
		4012,
		3292,
		1397,
		719,
		332,
		146,
		62,
		24,
		9,
		7
	],
	[
		3711,
		2232,
		1559,
		1265,
		672,
		317,
		141,
		63,
		24,
		16
	],
	[
		1685,
		5661,
		1382,
		686,
		345,
		142,
		57,
		24,
		14,
		4
	],
	[
		1373,
		4536,
		1550,
		1306,
		676,
		317,
		141,
		60,
		25,
		16
	],
	[
		1499,
		2761,
		3096,
		1357,
		684,
		362,
		139,
		58,
		24,
		20
	],
	[
		1106,
		2757,
		2144,
		1507,
		1286,
		650,
		311,
		142,
		56,
		41
	],
	[
		8378,
		947,
		396,
		174,
		65,
		25,
		9,
		4,
		1,
		1
	],
	[
		7380,
		1090,
		862,
		405,
		162,
		64,
		23,
		9,
		3,
		2
	],
	[
		5950,
		2431,
		936,
		423,
		160,
		64,
		22,
		9,
		3,
		2
	],
	[
		5769,
		1615,
		1054,
		905,
		398,
		160,
		61,
		24,
		9,
		5
	],
	[
		3372,
		4952,
		973,
		430,
		167,
		68,
		25,
		8,
		4,
		1
	],
	[
		3544,
		3827,
		1039,
		928,
		401,
		163,
		60,
		26,
		8,
		4
	],
	[
		3295,
		2720,
		2355,
		950,
		416,
		161,
		66,
		24,
		8,
		5
	],
	[
		3126,
		2692,
		1630,
		1005,
		904,
		392,
		154,
		62,
		23,
		12
	],
	[
		9290,
		471,
		156,
		57,
		17,
		6,
		2,
		1,
		0,
		0
	],
	[
		8743,
		549,
		460,
		171,
		51,
		18,
		5,
		2,
		1,
		0
	],
	[
		7696,
		1572,
		485,
		172,
		51,
		17,
		5,
		2,
		0,
		0
	],
	[
		7607,
		1146,
		514,
		500,
		155,
		53,
		17,
		5,
		2,
		1
	],
	[
		7297,
		1934,
		517,
		173,
		52,
		19,
		5,
		2,
		1,
		0
	],
	[
		7247,
		1483,
		520,
		511,
		164,
		51,
		17,
		5,
		1,
		1
	],
	[
		7233,
		468,
		1550,
		521,
		158,
		45,
		16,
		6,
		2,
		1
	],
	[
		6551,
		1041,
		1184,
		520,
		472,
		159,
		49,
		17,
		5,
		2
	]
];
// packages/rules/src/games/analysis/win-expectancy.ts
/** Largest lead of the table; a greater one counts as this. */
var MAX_LEAD = 12;
var LEADS = 25;
/**
* The 24 situations of an open half (0 to 2 outs with eight sets of occupied bases), and the same
* again for a half that is just over.
*/
var OPEN_SITUATIONS = 24;
var SITUATIONS = 32;
/** Number of halves of the table; the tenth inning and all later ones are as the ninth. */
var HALVES = 18;
var clampLead = (lead) => lead > MAX_LEAD ? MAX_LEAD : lead < -12 ? -12 : lead;
/** Returns the half of the table for half number `half` (from 0) of a game. */
var tableHalf = (half) => half < HALVES ? half : 16 + half % 2;
var tableIndex = (half, situation, lead) => (half * LEADS + clampLead(lead) + MAX_LEAD) * SITUATIONS + situation;
/**
* Returns the win expectancy after a half that is just over, from the halves after it. A level game
* after nine innings is even.
*/
var winsAfterHalf = (table, half, lead) => {
	const ipOuts = (half + 1) * 3;
	const bottom = half % 2 === 1;
	if (ipOuts >= 51 && !bottom && lead < 0) return 0;
	if (ipOuts >= 54 && bottom) return lead === 0 ? .5 : lead > 0 ? 1 : 0;
	return 1 - table[tableIndex(half + 1, 0, -lead)];
};
var computeWins = (table, half, situation, lead) => {
	if (half === 17 && lead > 0) return 1;
	if (situation >= OPEN_SITUATIONS) return winsAfterHalf(table, half, lead);
	let wins = 0;
	for (let runs = 0; runs <= 9; runs++) {
		const chance = (RUN_CHANCES[situation]?.[runs] ?? 0) / 1e4;
		wins += chance * winsAfterHalf(table, half, lead + runs);
	}
	return wins;
};
/**
* Returns the win expectancy of the side at bat, by half, lead and situation (outs * 8 + bases):
* values that are compared are close together. It is computed from the last half back to the first,
* since that of each situation follows from the runs to come and the halves after it.
*/
var computeTable = () => {
	const table = new Float64Array(576 * LEADS);
	for (let half = 17; half >= 0; half--) for (let situation = 0; situation < SITUATIONS; situation++) for (let lead = -12; lead <= MAX_LEAD; lead++) table[tableIndex(half, situation, lead)] = computeWins(table, half, situation, lead);
	return table;
};
/** The table, computed when it is first read: most processes that load the rules never do. */
var winTable = null;
/**
* Returns the win expectancy of the side at bat between two sides of the same strength: in half
* number `half` (from 0), with 0 to 3 outs (3: the half is just over), `bases` occupied and
* ahead by `lead`.
*/
var battingSideWinExpectancy = (half, outs, bases, lead) => {
	winTable ??= computeTable();
	return winTable[tableIndex(tableHalf(half), outs * 8 + bases, lead)];
};
// packages/rules/src/games/manager/batting-win-expectancy.ts
/**
* Returns the win expectancy of the side at bat with these outs (0 to 3) and bases, and `runs` more
* on its side than now.
*/
var battingWinExpectancy = ({ half, bat, field }, outs, bases, runs) => battingSideWinExpectancy(half, outs, bases, bat.runs - field.runs + runs);
// packages/rules/src/cards/dice-odds.ts
/** Number of rolls on a batter's two tables: 36 x 36. */
var BATTER_CHANCES = 1296;
var zeroCounts = () => Object.fromEntries(BATTER_RESULTS.map((result) => [result, 0]));
/**
* Returns the number of the 1,296 rolls that give each result on a batter's card. Sums to 1,296.
*/
var batterOdds = (dice) => {
	const counts = zeroCounts();
	dice.base.forEach((cell, index) => {
		const weight = SUM_WEIGHTS[index] ?? 0;
		if (cell !== "X") counts[cell] += weight * 36;
		else dice.extra.forEach((result, extraIndex) => counts[result] += weight * (SUM_WEIGHTS[extraIndex] ?? 0));
	});
	return counts;
};
/**
* Returns the number of the 36 rolls that give each modifier on a pitcher's card; modifiers that
* the card lacks are absent.
*/
var pitcherOdds = (dice) => {
	const counts = /* @__PURE__ */ new Map();
	dice.forEach((cell, index) => counts.set(cell, (counts.get(cell) ?? 0) + (SUM_WEIGHTS[index] ?? 0)));
	return counts;
};
// packages/rules/src/cards/linear-weights.ts
/**
* Linear weights: runs that a result is worth against an average plate appearance
* (docs/spec/realism.md, "Ratings, positions, economy").
*/
var LINEAR_WEIGHTS = {
	H1: .47,
	H2: .77,
	H3: 1.04,
	HR: 1.4,
	BB: .31,
	SO: -.27,
	OO: -.26
};
// packages/rules/src/games/plate-appearance/fatigue.ts
/** A pitcher is tired from batter number stamina x this on (docs/spec/decisions.md, "A game"). */
var BATTERS_PER_STAMINA = .38;
var LOST_CELL_CHANCE_STEP = .05;
var MAX_LOST_CELL_CHANCE = .5;
var EXTRA_HIT_CHANCE_STEP = .02;
var MAX_EXTRA_HIT_CHANCE = .2;
/** Returns the number, from 1, of the first batter that a pitcher of this stamina faces tired. */
var tiresAt = (stamina) => Math.max(1, Math.ceil(stamina * BATTERS_PER_STAMINA));
/**
* Returns the chance that a good cell does nothing against the `tired`th batter faced while tired.
*/
var lostCellChance = (tired) => Math.min(MAX_LOST_CELL_CHANCE, tired * LOST_CELL_CHANCE_STEP);
/** Returns the chance that an empty cell lets a hit through against that batter. */
var extraHitChance = (tired) => Math.min(MAX_EXTRA_HIT_CHANCE, tired * EXTRA_HIT_CHANCE_STEP);
// packages/rules/src/games/manager/matchup-runs.ts
var { OO: OO$2 } = RESULT_CODE;
var RESULTS = BATTER_RESULTS.length;
var RUNS_BY_CODE = BATTER_RESULTS.map((result) => LINEAR_WEIGHTS[result]);
var runsOf = (code) => RUNS_BY_CODE[code];
/**
* Returns the run values of a batter's results against a pitcher: seven numbers for the rested
* pitcher, then seven that a lost effect of the good cells adds, then seven that an extra hit of
* the empty cells adds. Fatigue mixes them, since all of it is linear.
*/
var pitcherRunValues = (dice) => {
	const worth = new Float64Array(3 * RESULTS);
	const add = (part, result, runs) => {
		worth[part * RESULTS + result] = worth[part * RESULTS + result] + runs;
	};
	for (const [modifier, weight] of pitcherOdds(dice)) {
		const cell = cellCode(modifier);
		const share = weight / 36;
		for (let result = 0; result < RESULTS; result++) {
			const rested = runsOf(AFTER_PITCHER[cell * 8 + result]);
			add(0, result, share * rested);
			if (HELPS_PITCHER[cell] === 1) add(1, result, share * (runsOf(result) - rested));
			if (cell === 0 && result === OO$2) add(2, result, share * (runsOf(AFTER_PITCHER[H9H_CELL * 8 + OO$2]) - rested));
		}
	}
	return worth;
};
var PARTS = 3;
var ROW = PARTS * 24;
/**
* Returns the expected runs of a batter with these odds off a pitcher, by one of the three parts of
* the pitcher's run values: the one that begins at `from`.
*/
var runsOff = (odds, worth, from) => {
	let runs = 0;
	for (let result = 0; result < RESULTS; result++) runs += odds[result] * worth[from + result];
	return runs;
};
/**
* Returns the matchups of one side's pitchers (lineup indices 9 to 18) against all batters of the
* other; 0 for a player without a batting card.
*/
var compileMatchups = (pitching, batting) => {
	const matchups = new Float64Array(10 * ROW);
	for (let pitcher = 9; pitcher < 19; pitcher++) {
		const { runValues } = pitching[pitcher].pitch;
		batting.forEach(({ bat }, batter) => {
			const index = (pitcher - 9) * ROW + batter * PARTS;
			for (let part = 0; part < PARTS; part++) matchups[index + part] = bat === null ? 0 : runsOff(bat.odds, runValues, part * RESULTS);
		});
	}
	return matchups;
};
/**
* Returns the expected runs of the plate appearances of three batters (lineup indices), against
* average ones, off this pitcher (lineup index), who faces the `tired`th batter while tired; 0 if
* fresh.
*/
var expectedRunsOfThree = (matchups, pitcher, one, two, three, tired) => {
	const row = (pitcher - 9) * ROW;
	const a = row + one * PARTS;
	const b = row + two * PARTS;
	const c = row + three * PARTS;
	const rested = matchups[a] + matchups[b] + matchups[c];
	if (tired === 0) return rested;
	const lost = lostCellChance(tired);
	const extra = extraHitChance(tired);
	return rested + lost * (matchups[a + 1] + matchups[b + 1] + matchups[c + 1]) + extra * (matchups[a + 2] + matchups[b + 2] + matchups[c + 2]);
};
/**
* Returns the expected runs of a plate appearance, against an average one, whose results have these
* chances.
*/
var expectedRunsOfOdds = (odds) => odds.reduce((runs, chance, result) => runs + chance * runsOf(result), 0);
/** Reused by every call: allocating one costs more than filling it. */
var chances = new Float64Array(RESULTS);
/**
* Returns the chance of each result of this batter against this pitcher when rested; the array is
* valid until the next call.
*/
var outcomeChances = ({ odds }, { cells }) => {
	chances.fill(0);
	for (let sum = 2; sum <= 12; sum++) {
		const cell = cells[sum];
		const share = (6 - Math.abs(7 - sum)) / 36;
		for (let result = 0; result < RESULTS; result++) {
			const outcome = AFTER_PITCHER[cell * 8 + result];
			chances[outcome] = chances[outcome] + share * odds[result];
		}
	}
	return chances;
};
// packages/rules/src/games/manager/plate-appearance-lookahead.ts
var { BB: BB$1, HR: HR$1, SO } = RESULT_CODE;
/**
* Simplified chances of the manager's lookahead; what really happens is decided by the rules of
* `baserunning/` and `plate-appearance/`.
*/
var SECOND_SCORES_ON_SINGLE = .6;
var DOUBLE_PLAY_ON_OUT = .2;
var THIRD_SCORES_ON_OUT = .5;
var FIRST_AND_SECOND = baseSet(1, 2);
var SECOND_AND_THIRD$1 = baseSet(2, 3);
var LOADED = baseSet(1, 2, 3);
var afterWalk = (live, bases) => {
	const { outs } = live;
	if (!has(bases, 1)) return battingWinExpectancy(live, outs, withBase(bases, 1), 0);
	if (!has(bases, 2)) return battingWinExpectancy(live, outs, withBase(bases, 2), 0);
	return battingWinExpectancy(live, outs, LOADED, has(bases, 3) ? 1 : 0);
};
var afterSingle = (live, bases) => {
	const { outs } = live;
	const home = has(bases, 3) ? 1 : 0;
	const left = has(bases, 1) ? FIRST_AND_SECOND : only(1);
	if (!has(bases, 2)) return battingWinExpectancy(live, outs, left, home);
	return SECOND_SCORES_ON_SINGLE * battingWinExpectancy(live, outs, left, home + 1) + .4 * battingWinExpectancy(live, outs, withBase(left, 3), home);
};
var afterHit = (live, bases, hit) => {
	if (hit === 1) return afterSingle(live, bases);
	if (hit === 2) {
		const home = countBases(without(bases, 1));
		return battingWinExpectancy(live, live.outs, has(bases, 1) ? SECOND_AND_THIRD$1 : only(2), home);
	}
	const home = countBases(bases) + (hit === 4 ? 1 : 0);
	return battingWinExpectancy(live, live.outs, hit === 3 ? only(3) : NO_BASES, home);
};
var afterBallInPlay = (live, bases) => {
	const outs = live.outs + 1;
	if (outs === 3) return battingWinExpectancy(live, 3, NO_BASES, 0);
	const held = battingWinExpectancy(live, outs, bases, 0);
	const doublePlay = has(bases, 1) ? DOUBLE_PLAY_ON_OUT : 0;
	const scores = has(bases, 3) ? THIRD_SCORES_ON_OUT * (1 - doublePlay) : 0;
	const both = doublePlay === 0 ? 0 : battingWinExpectancy(live, outs + 1, without(bases, 1), 0);
	const run = scores === 0 ? 0 : battingWinExpectancy(live, outs, without(bases, 3), 1);
	return doublePlay * both + scores * run + (1 - doublePlay - scores) * held;
};
/** Returns the win expectancy of the side at bat after a result of the dice. */
var winsAfter = (live, outcome, bases) => {
	if (outcome <= HR$1) return afterHit(live, bases, outcome + 1);
	if (outcome === BB$1) return afterWalk(live, bases);
	return outcome === SO ? battingWinExpectancy(live, live.outs + 1, bases, 0) : afterBallInPlay(live, bases);
};
/**
* Returns the win expectancy of the side at bat after this batter's plate appearance with these
* bases occupied, against the current pitcher.
*/
var winExpectancyAfterBatter = (live, batter, bases) => {
	const chances = outcomeChances(batter, live.field.currentPitcherTables);
	let wins = 0;
	for (let outcome = 0; outcome < chances.length; outcome++) {
		const chance = chances[outcome];
		if (chance > 0) wins += chance * winsAfter(live, outcome, bases);
	}
	return wins;
};
/** Returns the batter who is `ahead` places behind the next one in the order: 0 is the next. */
var batterAhead = ({ bat }, ahead) => bat.batterTables(bat.order[(bat.nextPlace + ahead) % 9]);
/** How often a player replaced by a pinch runner would have batted again, this late in a game. */
var BATS_AGAIN = .4;
var SINGLE = .15;
/** Returns the first of these players who is neither in the game nor has left it. */
var firstAvailable = ({ bat }, candidates) => {
	for (let index = 0; index < candidates.length; index++) {
		const candidate = candidates[index];
		if (bat.isAvailable(candidate)) return candidate;
	}
	return -1;
};
/** Returns the pinch hitter the computer manager sends up for the next batter, or -1. */
var decidePinchHitter = (live) => {
	const { bat } = live;
	const candidates = bat.setup.pinchHitters[bat.order[bat.nextPlace]];
	if (candidates === void 0 || candidates.length === 0) return -1;
	const candidate = firstAvailable(live, candidates);
	if (candidate === -1) return -1;
	const winsWithBatter = winExpectancyAfterBatter(live, batterAhead(live, 0), live.onBase);
	return winExpectancyAfterBatter(live, bat.batterTables(candidate), live.onBase) >= winsWithBatter + .006 ? candidate : -1;
};
/** Returns what an attempt to steal second adds to the win expectancy, at least 0. */
var stealGain$1 = (live, runner) => {
	const { outs, onBase } = live;
	const safe = runner.stealing[2];
	const left = without(onBase, 1);
	const tries = safe * battingWinExpectancy(live, outs, withBase(left, 2), 0) + (1 - safe) * battingWinExpectancy(live, outs + 1, left, 0);
	return Math.max(0, tries - battingWinExpectancy(live, outs, onBase, 0)) * runner.stealing[0];
};
/** Returns what the faster runner adds by scoring from second on a single more often. */
var scoringGain = (live, fast, slow) => {
	const { outs, onBase } = live;
	const index = RUNNING_KIND.secondToHomeOnSingle * 6 + outs * 2;
	const chanceGain = fast.running[index] - slow.running[index];
	const left = withBase(without(onBase, 2), 1);
	return SINGLE * chanceGain * (battingWinExpectancy(live, outs, left, 1) - battingWinExpectancy(live, outs, withBase(left, 3), 0));
};
/**
* Returns the pinch runner for the runner on second, or on first with second open; null for none.
*/
var decidePinchRunner = (live) => {
	const { onBase, bat } = live;
	const base = has(onBase, 2) ? 2 : 1;
	if (!has(onBase, base)) return null;
	const playerOut = live.playerOn(base);
	const candidates = bat.setup.pinchRunners[playerOut];
	if (candidates === void 0 || candidates.length === 0) return null;
	const playerIn = firstAvailable(live, candidates);
	if (playerIn === -1) return null;
	const fast = bat.batterTables(playerIn);
	const slow = bat.batterTables(playerOut);
	const gain = base === 2 ? scoringGain(live, fast, slow) : stealGain$1(live, fast) - stealGain$1(live, slow);
	const runValue = battingWinExpectancy(live, live.outs, onBase, 1) - battingWinExpectancy(live, live.outs, onBase, 0);
	return gain - Math.max(0, slow.runs - fast.runs) * BATS_AGAIN * runValue >= .006 ? {
		playerOut,
		playerIn
	} : null;
};
var NINTH = 48;
/**
* Returns the next reliever. RP1 is the best one, kept for the end of a game that can be won; the
* last ones pitch when it is nearly lost.
*/
var findNextReliever = (live, lead) => {
	const { field } = live;
	const last = 18;
	if (lead < -3) {
		for (let pitcher = last; pitcher >= 14; pitcher--) if (field.isAvailable(pitcher)) return pitcher;
		return -1;
	}
	const closing = live.ipOuts >= NINTH;
	for (let pitcher = 14 + (closing ? 0 : 1); pitcher <= last; pitcher++) if (field.isAvailable(pitcher)) return pitcher;
	return field.isAvailable(14) ? 14 : -1;
};
/** Number of batters looked ahead; the decision is not made again before they have batted. */
var BATTERS_AHEAD = 3;
var BATTERS_FOR_EACH_OUT = 1.4;
var OUTS_OF_SIDE = 27;
/** Whether the bullpen can finish the game without tiring. */
var bullpenIsRested = (live) => {
	const { field, ipOuts, outs } = live;
	const outsMade = Math.floor((ipOuts - outs) / 6) * 3 + outs;
	let batters = Math.max(3, OUTS_OF_SIDE - outsMade) * BATTERS_FOR_EACH_OUT;
	for (let pitcher = 14; pitcher < 19; pitcher++) {
		if (!field.isAvailable(pitcher)) continue;
		batters -= field.pitcherTables(pitcher).tiresAt - 1;
	}
	return batters <= 0;
};
/**
* Whether the reliever is expected to allow fewer runs to the next batters than the tired pitcher.
*/
var isBetter = (live, reliever, tired) => {
	const { order, nextPlace } = live.bat;
	const { matchups, pitcher } = live.field;
	const one = order[nextPlace];
	const two = order[(nextPlace + 1) % 9];
	const three = order[(nextPlace + 2) % 9];
	return expectedRunsOfThree(matchups, reliever, one, two, three, 0) < expectedRunsOfThree(matchups, pitcher, one, two, three, tired);
};
/** Returns the reliever for a tired pitcher; nobody if the next reliever is no better. */
var findRelief = (live, tired) => {
	const { field, bat, designed } = live;
	if (!(tired > 3 || field.pitcherRuns >= 4) && (!designed || !bullpenIsRested(live))) return -1;
	const reliever = findNextReliever(live, field.runs - bat.runs);
	return designed && reliever !== -1 && !isBetter(live, reliever, tired) ? -1 : reliever;
};
/**
* Returns the best reliever in the ninth and later to save a short lead, unless a fresh starter
* goes on.
*/
var findCloser = (live, tired) => {
	const { field, bat } = live;
	const lead = field.runs - bat.runs;
	if (lead <= 0 || lead > 3 || field.battersFaced === 0) return -1;
	if (tired === 0 && field.pitcher < 14) return -1;
	return field.isAvailable(14) ? 14 : -1;
};
/**
* Returns the reliever the computer manager brings in for the next batter: lineup index, or -1 if
* the pitcher stays. Called before every batter; it decides at every third batter faced while
* tired, and at the start of each half from the ninth on.
*/
var decideReliever = (live) => {
	const tired = live.field.tiredBatters();
	if (tired > 0 && (tired % BATTERS_AHEAD === 1 || !live.designed)) {
		const reliever = findRelief(live, tired);
		if (reliever !== -1) return reliever;
	}
	return live.outs === 0 && live.ipOuts >= NINTH ? findCloser(live, tired) : -1;
};
// packages/rules/src/games/manager/computer-substitutions.ts
var makeSubstitution = (live, side, playerOut, playerIn) => {
	substitute(live, side, playerOut, playerIn);
	live.finishEvent();
};
/** Makes the pinch substitutions of the side at bat: a runner, then a hitter. */
var makePinchSubstitutions = (live) => {
	const { bat } = live;
	const runner = decidePinchRunner(live);
	if (runner !== null) makeSubstitution(live, bat, runner.playerOut, runner.playerIn);
	const hitter = decidePinchHitter(live);
	if (hitter !== -1) makeSubstitution(live, bat, bat.order[bat.nextPlace], hitter);
};
var decideSubstitutions = (live) => {
	if (live.final) return;
	if (live.computerPitches()) {
		const reliever = decideReliever(live);
		if (reliever !== -1) makeSubstitution(live, live.field, live.field.pitcher, reliever);
	}
	if (live.isTight() && live.computerBats()) makePinchSubstitutions(live);
};
/**
* Makes the substitutions of computer managers before the next batter: the pitcher first, then,
* late in a tight game, runner and hitter. Early, with a fresh pitcher, there is nothing to decide.
*/
var makeComputerSubstitutions = (live) => {
	if (live.isLate() || live.field.isTired()) decideSubstitutions(live);
};
// packages/rules/src/games/manager/decide-runners-to-send.ts
var SECOND_AND_THIRD = baseSet(2, 3);
/**
* Returns the win expectancy if the runner on second tries for third, which is open, after `runs`
* more runs.
*/
var winsSendingSecond = (live, safe, outs, bases, runs) => {
	if (outs === 3) return battingWinExpectancy(live, 3, NO_BASES, runs);
	const left = without(bases, 2);
	return safe * battingWinExpectancy(live, outs, withBase(left, 3), runs) + (1 - safe) * battingWinExpectancy(live, outs + 1, left, runs);
};
/**
* Returns the set of runners with the best win expectancy, of those who may go: the one on third,
* the one on second, or both.
*/
var findBestSends = (live) => {
	const { outs, onBase } = live;
	const { secondSafeChance: second, thirdSafeChance: third } = live;
	let best = NO_BASES;
	let bestWins = battingWinExpectancy(live, outs, onBase, 0);
	if (third > 0) {
		const left = without(onBase, 3);
		const wins = third * battingWinExpectancy(live, outs, left, 1) + (1 - third) * battingWinExpectancy(live, outs + 1, left, 0);
		if (wins > bestWins) {
			best = only(3);
			bestWins = wins;
		}
		if (second > 0) {
			if (third * winsSendingSecond(live, second, outs, left, 1) + (1 - third) * winsSendingSecond(live, second, outs + 1, left, 0) > bestWins) best = SECOND_AND_THIRD;
		}
	} else if (second > 0 && winsSendingSecond(live, second, outs, onBase, 0) > bestWins) best = only(2);
	return best;
};
/** Returns the invited runners, as in the record, unless the runner ahead stays. */
var findInvitedSends = (live) => canSend(live, live.invitedRunners) ? live.invitedRunners : has(live.invitedRunners, 3) ? only(3) : NO_BASES;
/** Returns the runners the computer manager sends, of those who may go. */
var decideRunnersToSend = (live) => live.designed ? findBestSends(live) : findInvitedSends(live);
var GOOD_ODDS = .75;
/** Whether a steal adds enough, at good odds, to be tried whatever the runner's attempt rate is. */
var isSureThing = (live, base) => stealChance(live, base) >= GOOD_ODDS && stealGain(live, base) >= .015;
/** Returns what a steal adds to the win expectancy. */
var stealGain = (live, base) => {
	const { outs, onBase } = live;
	const chance = stealChance(live, base);
	const left = without(onBase, base);
	const safe = battingWinExpectancy(live, outs, withBase(left, nextBase(base)), 0);
	const out = battingWinExpectancy(live, outs + 1, left, 0);
	return chance * safe + (1 - chance) * out - battingWinExpectancy(live, outs, onBase, 0);
};
/**
* Largest possible difference between a draw and its rescaled rest (the chance of a loose pitch
* over its complement, and a little more): the rest of a draw that is further above a rate need not
* be computed.
*/
var MAX_REST_DIFFERENCE = LOOSE_PITCH_CHANCE / (1 - LOOSE_PITCH_CHANCE) + .001;
/** By occupied bases: that of the runner with the next base open, if on second or on first. */
var STEALER = BASE_SETS.map((onBase) => {
	if (has(onBase, 2)) return has(onBase, 3) ? null : 2;
	return has(onBase, 1) ? 1 : null;
});
/**
* Returns the runner the computer manager lets steal before the next batter, as a set: the one on
* first with second open, or on second with third open, as often as in their season; by design only
* if it raises the win expectancy, and late in a close game whenever it raises it much. `drawn` is
* a number in [0, 1) at which no loose pitch occurred; its rescaled rest decides.
*/
var decideSteal = (live, drawn) => {
	const base = STEALER[live.onBase];
	if (base == null) return NO_BASES;
	const rate = live.runnerTables(base).stealing[-1 + base];
	return (drawn < rate + MAX_REST_DIFFERENCE && rescaleAfterLoosePitch(drawn) < rate ? !live.designed || stealGain(live, base) > 0 : live.isTight() && isSureThing(live, base)) ? only(base) : NO_BASES;
};
// packages/rules/src/games/manager/decide-walk.ts
/** What an intentional walk must add to the win expectancy, since the lookahead is an estimate. */
var MIN_WALK_GAIN = .01;
/**
* Runs per plate appearance by which the following batter must bat worse for a walk to be
* considered.
*/
var WORSE_BAT = .06;
/**
* Whether the computer manager in the field walks the next batter: first is open, another base is
* occupied, and the following batter is worse.
*/
var decideWalk = (live) => {
	const { onBase } = live;
	if (onBase === NO_BASES || has(onBase, 1) || live.outs === 3) return false;
	const batter = batterAhead(live, 0);
	const next = batterAhead(live, 1);
	if (next.runs > batter.runs - WORSE_BAT) return false;
	const pitchedTo = winExpectancyAfterBatter(live, batter, onBase);
	return winExpectancyAfterBatter(live, next, withBase(onBase, 1)) < pitchedTo - MIN_WALK_GAIN;
};
// packages/rules/src/games/baserunning/advance-on-hit.ts
/** Advances batter and runners by as many bases as the hit is worth (1 to 4), lead runner first. */
var advanceOnHit = (live, bases) => {
	live.advanceRunners(bases, "battedIn");
	if (bases === 4) live.scoreBatter();
	else live.placeBatter(bases);
};
// packages/rules/src/games/baserunning/advance-option.ts
/**
* Offers the runner on `base` the next base: stores their chance to be safe, and whether the ball
* invites the advance. A ball that misses inviting it by more than `margin` is not offered.
*/
var offerAdvance = (live, base, kind, outs, placement, margin) => {
	const { running } = live.runnerTables(base);
	const index = kind * 6 + outs * 2;
	const share = running[index];
	if (placement >= share + margin) return;
	const safe = safeChance(share, running[index + 1], placement);
	if (base === 3) live.thirdSafeChance = safe;
	else live.secondSafeChance = safe;
	if (placement < share) live.invitedRunners = withBase(live.invitedRunners, base);
};
// packages/rules/src/games/baserunning/extra-bases.ts
var { secondToHomeOnSingle, firstToHomeOnDouble, firstToThirdOnSingle } = RUNNING_KIND;
/**
* Offers runners one base more than the hit was worth, after a single or a double (of `hitBases`,
* with `outs` before it). Returns whether any runner may try. The batter stays on the base of the
* hit.
*/
var offerExtraBases = (live, hitBases, placement, outs) => {
	const { onBase } = live;
	if (hitBases === 4 || onBase === only(hitBases) || hitBases === 3) return false;
	live.secondSafeChance = 0;
	live.thirdSafeChance = 0;
	live.invitedRunners = NO_BASES;
	if (has(onBase, 3)) offerAdvance(live, 3, hitBases === 1 ? secondToHomeOnSingle : firstToHomeOnDouble, outs, placement, 1);
	if (hitBases === 1 && has(onBase, 2)) offerAdvance(live, 2, firstToThirdOnSingle, outs, placement, 1);
	return live.thirdSafeChance > 0 || live.secondSafeChance > 0;
};
// packages/rules/src/games/baserunning/force-advance.ts
/** Puts the batter on first and moves up only the forced runners, as on a walk. */
var forceAdvance = (live) => {
	const { onBase } = live;
	if (has(onBase, 1)) {
		if (has(onBase, 2)) {
			if (has(onBase, 3)) live.scoreRunner(3, "battedIn");
			live.moveRunner(2, 3);
		}
		live.moveRunner(1, 2);
	}
	live.placeBatter(1);
};
// packages/rules/src/games/scoring/walk-off-hit.ts
/**
* Returns how many bases a hit is worth when a run may end the game (rule 9.06(f)): the hit that
* ends it counts as many bases as the runner who scores the winning run needed, so that no run
* after it scores; a home run counts in full.
*/
var basesOfHit = (live, bases) => {
	if (bases === 4) return bases;
	let needed = live.field.runs - live.bat.runs + 1;
	for (const base of LEAD_FIRST) {
		const scores = base + bases >= 4 && has(live.onBase, base);
		if (scores) needed--;
		if (scores && needed === 0) return 4 - base;
	}
	return bases;
};
// packages/rules/src/games/plate-appearance/ball-in-play.ts
var GROUNDER = {
	kind: "ground",
	from: 0,
	share: .5
};
var FLY = {
	kind: "fly",
	from: .5,
	share: .26
};
var LINER = {
	kind: "line",
	from: .76,
	share: .14
};
var POP = {
	kind: "pop",
	from: .9,
	share: .1
};
var GROUND_BALL = GROUNDER;
/** Returns the kind of a ball put in play, by a fraction in [0, 1). */
var ballKind = (fraction) => {
	if (fraction < FLY.from) return GROUNDER;
	if (fraction < LINER.from) return FLY;
	return fraction < POP.from ? LINER : POP;
};
/**
* Returns the placement of a ball within its kind, from the same fraction: again uniform in [0, 1).
* If low, the ball is deep, or falls where runners can advance.
*/
var placementIn = (ball, fraction) => (fraction - ball.from) / ball.share;
/** Returns a number drawn for a ball in play that is no error, rescaled to [0, 1). */
var rescaleCleanlyFielded = (drawn, errorRate) => (drawn - errorRate) / (1 - errorRate);
// packages/rules/src/games/baserunning/tag-up.ts
/** A ball that misses inviting a runner by no more than this is still offered. */
var TAG_UP_MARGIN = .12;
var { thirdToHomeOnFly, thirdToHomeOnLiner, secondToThirdOnFly, secondToThirdOnLiner } = RUNNING_KIND;
/**
* Offers the runners on second and third a tag-up after a caught fly (else a liner) with fewer than
* two outs before it. Returns whether any runner may tag up. Only a ball that is deep enough is
* offered.
*/
var offerTagUps = (live, isFly, placement) => {
	const outsBefore = live.outs - 1;
	const onThird = has(live.onBase, 3);
	live.secondSafeChance = 0;
	live.thirdSafeChance = 0;
	live.invitedRunners = NO_BASES;
	if (onThird) offerAdvance(live, 3, isFly ? thirdToHomeOnFly : thirdToHomeOnLiner, outsBefore, placement, TAG_UP_MARGIN);
	if (has(live.onBase, 2) && (!onThird || live.thirdSafeChance > 0)) offerAdvance(live, 2, isFly ? secondToThirdOnFly : secondToThirdOnLiner, outsBefore, placement, TAG_UP_MARGIN);
	return live.thirdSafeChance > 0 || live.secondSafeChance > 0;
};
/**
* Plays a caught fly, liner or pop; `fraction` gives its placement within its kind. Returns whether
* runners may tag up (their chances are then stored in the game).
*/
var playCaughtBall = (live, ball, fraction) => {
	live.putOutBatter();
	const { onBase } = live;
	if (onBase === NO_BASES || live.outs === 3 || ball.kind === "pop") return false;
	if (ball.kind === "line" && live.draw("doubled off") < .1) {
		const nearest = has(onBase, 1) ? 1 : has(onBase, 2) ? 2 : 3;
		live.event?.setPlay("doubledOff");
		live.putOutRunner(nearest, nearest);
		return false;
	}
	return onBase !== only(1) && offerTagUps(live, ball.kind === "fly", placementIn(ball, fraction));
};
// packages/rules/src/games/plate-appearance/fielding-error.ts
/** Plays a fielding error: the batter is on first, every runner moves up, and an out is missed. */
var playFieldingError = (live) => {
	const { field } = live;
	live.event?.setPlay("error");
	field.errors++;
	field.unearnedOuts++;
	live.advanceRunners(1, "unearned");
	live.placeBatterByError();
};
var { firstOpen, firstTaken, basesLoaded } = {
	firstOpen: {
		out: .07,
		held: .43
	},
	firstTaken: {
		out: .2,
		held: .02
	},
	basesLoaded: {
		out: .29,
		held: 0
	}
};
var decideRunnerOnThird = (live) => {
	if (!has(live.onBase, 3)) return "nobody";
	const chances = !has(live.onBase, 1) ? firstOpen : !has(live.onBase, 2) ? firstTaken : basesLoaded;
	const drawn = live.draw("runner on third");
	if (drawn < chances.out) return "out";
	return drawn < chances.out + chances.held ? "held" : "scores";
};
/**
* Plays a double play at second and first. The other runners move up behind it; no run is batted
* in.
*/
var playDoublePlay = (live) => {
	live.event?.setPlay("doublePlay");
	live.putOutRunner(1, 2);
	live.putOutBatter();
	if (live.outs === 3) return;
	if (has(live.onBase, 3)) live.scoreRunner(3, "notBattedIn");
	if (has(live.onBase, 2)) live.moveRunner(2, 3);
};
/**
* Puts out the runner from third at the plate; the batter is safe in their place, the others move
* up, forced or not.
*/
var playOutAtPlate = (live) => {
	const lost = runnerOn(live.runners, 3);
	live.event?.setPlay("fieldersChoice");
	live.putOutRunner(3, 4);
	if (has(live.onBase, 2)) live.moveRunner(2, 3);
	if (has(live.onBase, 1)) live.moveRunner(1, 2);
	live.placeBatterFor(lost);
};
/** Puts out the runner from first at second; the batter is safe in their place. */
var playForceAtSecond = (live, thirdScores) => {
	const lost = runnerOn(live.runners, 1);
	live.event?.setPlay("force");
	live.putOutRunner(1, 2);
	if (thirdScores) live.scoreRunner(3, "battedIn");
	if (has(live.onBase, 2)) live.moveRunner(2, 3);
	live.placeBatterFor(lost);
};
var playOutAtFirst = (live, thirdScores) => {
	live.putOutBatter();
	const forced = has(live.onBase, 1);
	if (thirdScores) live.scoreRunner(3, "battedIn");
	if (has(live.onBase, 2) && !has(live.onBase, 3)) {
		if (forced || live.draw("runner on second") < .62) live.moveRunner(2, 3);
	}
	if (forced) live.moveRunner(1, 2);
};
/** Plays a ground ball that is fielded cleanly. */
var playGroundBall = (live, batter) => {
	if (live.outs === 2) {
		live.putOutBatter();
		return;
	}
	if (!has(live.onBase, 1)) {
		const runner = decideRunnerOnThird(live);
		if (runner === "out") playOutAtPlate(live);
		else playOutAtFirst(live, runner === "scores");
		return;
	}
	const drawn = live.draw("double play");
	if (drawn < batter.doublePlayChance) {
		playDoublePlay(live);
		return;
	}
	const runner = decideRunnerOnThird(live);
	const forced = drawn < batter.forcePlayChance;
	if (runner === "out") playOutAtPlate(live);
	else if (forced) playForceAtSecond(live, runner === "scores");
	else playOutAtFirst(live, runner === "scores");
};
// packages/rules/src/games/plate-appearance/hit-location.ts
/** Returns the zone of each of a hundred balls. */
var zones = (...rows) => {
	const hundred = [];
	for (const [fielder, share, angle, width, distance] of rows) {
		const zone = {
			fielder,
			first: hundred.length,
			share,
			angle,
			width,
			distance
		};
		for (let ball = 0; ball < share; ball++) hundred.push(zone);
	}
	return hundred;
};
var OUTFIELD = zones([
	"LF",
	30,
	-28,
	30,
	290
], [
	"CF",
	40,
	0,
	26,
	310
], [
	"RF",
	30,
	28,
	30,
	290
]);
/**
* The zones of each kind, and how many feet deeper than its zone a ball of placement 0 is; one of
* placement 1 is as much shallower.
*/
var FIELDED = {
	ground: {
		depth: 10,
		zones: zones([
			"3B",
			18,
			-34,
			14,
			115
		], [
			"SS",
			27,
			-16,
			20,
			140
		], [
			"P",
			11,
			0,
			10,
			55
		], [
			"C",
			3,
			0,
			60,
			15
		], [
			"2B",
			26,
			16,
			20,
			140
		], [
			"1B",
			15,
			36,
			14,
			110
		])
	},
	fly: {
		depth: 85,
		zones: OUTFIELD
	},
	line: {
		depth: 30,
		zones: zones([
			"3B",
			9,
			-34,
			14,
			105
		], [
			"SS",
			13,
			-16,
			20,
			135
		], [
			"LF",
			19,
			-28,
			28,
			250
		], [
			"CF",
			20,
			0,
			26,
			270
		], [
			"RF",
			19,
			28,
			28,
			250
		], [
			"2B",
			12,
			16,
			20,
			135
		], [
			"1B",
			8,
			36,
			14,
			105
		])
	},
	pop: {
		depth: 15,
		zones: zones([
			"3B",
			20,
			-32,
			20,
			100
		], [
			"SS",
			24,
			-14,
			20,
			130
		], [
			"C",
			12,
			0,
			80,
			25
		], [
			"P",
			2,
			0,
			10,
			50
		], [
			"2B",
			24,
			14,
			20,
			130
		], [
			"1B",
			18,
			32,
			20,
			100
		])
	}
};
/**
* Returns the direction, as one ball of a hundred, from the finer digits of a placement, so that no
* further draw is needed.
*/
var directionIndex = (placement) => {
	const fine = placement * 4096;
	return (fine - Math.floor(fine)) * 100;
};
/** Rounds to a whole number (`Math.round` returns -0 at times). */
var roundToWhole = (value) => Math.floor(value + .5);
var ballTo = (zoneByBall, placement, feet) => {
	const ball = directionIndex(placement);
	const zone = zoneByBall[Math.floor(ball)];
	const across = (ball - zone.first) / zone.share - .5;
	const { fielder } = zone;
	return {
		fielder,
		angle: roundToWhole(zone.angle + across * zone.width),
		distance: roundToWhole(feet(zone))
	};
};
/** Returns where a ball in play went that was fielded, or an error, by the number drawn for it. */
var locateFieldedBall = (drawn, errorRate) => {
	const isError = drawn < errorRate;
	const fraction = rescaleCleanlyFielded(drawn, errorRate);
	const ball = isError ? GROUND_BALL : ballKind(fraction);
	const placement = isError ? drawn / errorRate : placementIn(ball, fraction);
	const { depth, zones: zoneByBall } = FIELDED[ball.kind];
	const deeper = (1 - 2 * placement) * depth;
	return {
		outKind: ball.kind,
		...ballTo(zoneByBall, placement, ({ distance }) => distance + deeper)
	};
};
/**
* Feet from the plate of hits of one to four bases, and by how much they may be deeper or
* shallower.
*/
var HIT_FEET = [
	0,
	215,
	320,
	365,
	415
];
var HIT_DEPTH = [
	0,
	55,
	45,
	25,
	45
];
/** Returns where a hit of one to four bases went, by the number drawn for it. */
var locateHit = (drawn, bases) => {
	const feet = HIT_FEET[bases];
	const depth = HIT_DEPTH[bases];
	return {
		outKind: null,
		...ballTo(OUTFIELD, drawn, () => feet + (1 - 2 * drawn) * depth)
	};
};
// packages/rules/src/games/plate-appearance/roll-dice.ts
var { OO: OO$1, X } = RESULT_CODE;
/** Rolls on the batter's extra table, after an X. */
var rollExtra = (live, batter) => {
	const { dice } = live;
	const first = dice.die("extra");
	const second = dice.die("extra");
	live.event?.setExtraDice([first, second]);
	return batter.extra[first + second];
};
/**
* Returns the cell that acts against this result when the pitcher is tired: good cells may fail,
* empty ones may let a hit through.
*/
var resolveTiredCell = (live, cell, result) => {
	const tired = live.field.tiredBatters();
	if (tired === 0 || !live.designed) return cell;
	if (cell === 0) {
		if (result !== OO$1) return cell;
		return live.draw("tired") < extraHitChance(tired) ? H9H_CELL : cell;
	}
	if (HELPS_PITCHER[cell] === 0 || AFTER_PITCHER[cell * 8 + result] === result) return cell;
	return live.draw("tired") < lostCellChance(tired) ? 0 : cell;
};
/**
* Rolls the dice of a plate appearance: the batter's two, two more if they show X, then the
* pitcher's two, whose cell acts on the batter's result. Returns the code of the outcome and
* records the dice in the event.
*/
var rollDice = (live, batter, pitcher) => {
	const { dice } = live;
	const first = dice.die("batter");
	const second = dice.die("batter");
	let result = batter.base[first + second];
	if (result === X) result = rollExtra(live, batter);
	const pitcherFirst = dice.die("pitcher");
	const pitcherSecond = dice.die("pitcher");
	let cell = pitcher.cells[pitcherFirst + pitcherSecond];
	if (live.field.isTired()) cell = resolveTiredCell(live, cell, result);
	const outcome = AFTER_PITCHER[cell * 8 + result];
	live.event?.setDice([first, second], [pitcherFirst, pitcherSecond], result, outcome === result ? 0 : cell, outcome);
	return outcome;
};
// packages/rules/src/games/plate-appearance/plate-appearance.ts
var { BB, HR, OO } = RESULT_CODE;
var playHit = (live, outcome) => {
	const placement = live.draw("ball");
	const hitBases = totalBases(outcome);
	live.event?.setBattedBall(locateHit(placement, hitBases));
	const bases = live.canWalkOff ? basesOfHit(live, hitBases) : hitBases;
	if (bases !== hitBases) live.event?.setResult(resultName(bases - 1));
	live.bat.hits++;
	const { outs } = live;
	advanceOnHit(live, bases);
	if (live.walkedOff || outcome === HR) return null;
	return offerExtraBases(live, bases, placement, outs) ? "advance" : null;
};
/**
* Plays a ball in play. One number decides whether there is an error, else the kind of ball and
* where it goes.
*/
var playBallInPlay = (live, batter) => {
	const drawn = live.draw("ball");
	const { errorRate } = live.field;
	live.event?.setBattedBall(locateFieldedBall(drawn, errorRate));
	if (drawn < errorRate) {
		playFieldingError(live);
		return null;
	}
	const fraction = rescaleCleanlyFielded(drawn, errorRate);
	const ball = ballKind(fraction);
	if (ball === GROUND_BALL) {
		playGroundBall(live, batter);
		return null;
	}
	return playCaughtBall(live, ball, fraction) ? "tag" : null;
};
/**
* Plays the next plate appearance up to the point where the manager of the runners has something to
* decide. Returns what, or null; the chances for that decision are then stored in the game. The
* event stays open.
*/
var playPlateAppearance = (live) => {
	const { bat, field } = live;
	live.beginEvent("plateAppearance");
	const batter = bat.batterTables(live.batter);
	const outcome = rollDice(live, batter, field.currentPitcherTables);
	live.advanceBattingOrder();
	if (outcome === OO) return playBallInPlay(live, batter);
	if (outcome <= HR) return playHit(live, outcome);
	if (outcome === BB) forceAdvance(live);
	else live.putOutBatter();
	return null;
};
/**
* Walks the batter intentionally: a base on balls, no at-bat, only forced runners move. The event
* stays open.
*/
var walkIntentionally = (live) => {
	live.beginEvent("walk");
	live.event?.setResult("BB");
	live.event?.setAction("bb");
	live.advanceBattingOrder();
	forceAdvance(live);
};
// packages/rules/src/games/engine/command-handlers.ts
/** Lets a computer manager in the field walk the next batter, after everything else. */
var decideWalkOfNextBatter = (live) => {
	if (live.isTight() && !live.final && live.computerPitches() && decideWalk(live)) walk(live);
};
/** Plays what was drawn for the time before the next batter: a steal or a loose pitch. */
var playBetweenBatters = (live, drawn, stealing) => {
	if (stealing !== NO_BASES) {
		steal(live, stealing);
		return;
	}
	if (isLoosePitch(drawn)) {
		playLoosePitch(live, loosePitchKind(drawn));
		live.finishEvent();
	}
	decideWalkOfNextBatter(live);
};
/**
* Finishes a plate appearance. With runners on, what happens before the next batter is drawn with
* the event's own dice, and follows as events of its own: a new pitcher, a loose pitch, a steal by
* the computer.
*/
var closePlateAppearance = (live) => {
	const runnersOn = live.hasRunners() && live.outs !== 3 && !live.walkedOff;
	const drawn = runnersOn ? live.draw("between batters") : 1;
	const stealing = runnersOn && !isLoosePitch(drawn) && live.computerBats() ? decideSteal(live, drawn) : NO_BASES;
	live.finishEvent();
	makeComputerSubstitutions(live);
	if (runnersOn) playBetweenBatters(live, drawn, stealing);
};
/**
* Plays the next plate appearance. If a player manages the side at bat and has something to decide,
* the turn ends with a pending choice.
*/
var roll = (live) => {
	const kind = playPlateAppearance(live);
	if (kind === null) closePlateAppearance(live);
	else decideOrOffer(live, kind);
};
/** Decides at once for a computer manager; leaves the choice pending for a player. */
var decideOrOffer = (live, kind) => {
	if (live.computerBats()) {
		sendRunners(live, decideRunnersToSend(live), kind);
		closePlateAppearance(live);
	} else {
		live.pendingChoice = buildPendingChoice(live, kind);
		live.finishEvent();
	}
};
/** Resolves the pending choice: these runners go. */
var choose = (live, choice, set) => {
	live.beginEvent(choice.kind);
	live.event?.setAction(choice.kind);
	if (choice.kind === "advance") live.event?.setResult("XB");
	live.batter = choice.batter;
	live.pitcher = choice.pitcher;
	restoreChances(live, choice);
	live.pendingChoice = null;
	sendRunners(live, set, choice.kind);
	closePlateAppearance(live);
};
var restoreChances = (live, choice) => {
	const [, second, third] = choice.safeChances;
	live.secondSafeChance = second ?? 0;
	live.thirdSafeChance = third ?? 0;
};
/** Resolves, by the computer's decision, a choice that a player left open. */
var chooseAutomatically = (live, choice) => {
	restoreChances(live, choice);
	choose(live, choice, decideRunnersToSend(live));
};
/** Plays a steal by these runners. */
var steal = (live, set) => {
	stealBases(live, set);
	live.finishEvent();
	makeComputerSubstitutions(live);
	decideWalkOfNextBatter(live);
};
/** Plays an intentional walk. */
var walk = (live) => {
	walkIntentionally(live);
	closePlateAppearance(live);
};
// packages/rules/src/games/apply-command.ts
/** The refusals of a command, with the message shown to the user. */
var REFUSALS = {
	game_final: "The game is over.",
	choice_pending: "A choice is waiting to be made first.",
	no_choice_pending: "No choice is waiting to be made.",
	option_not_offered: "That is not one of the options.",
	steal_not_possible: "These runners cannot steal now.",
	player_not_in_game: "The player to go out is not in the game.",
	player_not_available: "The player to come in is in the game already, or has left it.",
	player_not_eligible: "The player to come in cannot play that position."
};
var applyChoice = (live, command) => {
	const choice = live.pendingChoice;
	if (choice === null) return "no_choice_pending";
	const set = parseBases(command.runnersAdvancing);
	if (!choice.options.some((option) => option.runnersAdvancing === command.runnersAdvancing) || set === null) return "option_not_offered";
	choose(live, choice, set);
	return null;
};
var applySteal = (live, command) => {
	const set = parseBases(command.runnersAdvancing);
	if (set === null || !canSteal(live.onBase, set)) return "steal_not_possible";
	steal(live, set);
	return null;
};
var applySubstitution = (live, command) => {
	const { side, playerOut, playerIn } = command;
	const refusal = substitutionRefusal(live[side], playerOut, playerIn);
	if (refusal !== null) return refusal;
	substitute(live, live[side], playerOut, playerIn);
	live.finishEvent();
	return null;
};
var applyToLiveGame = (live, command) => {
	if (live.final) return "game_final";
	if (command.kind === "choose") return applyChoice(live, command);
	if (live.pendingChoice !== null) return "choice_pending";
	if (command.kind === "steal") return applySteal(live, command);
	if (command.kind === "substitute") return applySubstitution(live, command);
	if (command.kind === "walk") walk(live);
	else roll(live);
	return null;
};
/**
* Applies a command to a state, with the dice of its events. Pure: the state passed in is not
* changed. It does not check who may give which command (whose game, whose side).
*/
var applyCommand = (setup, state, command, dice) => {
	const live = new LiveGame(setup, state, dice, {
		events: true,
		automatic: false
	});
	const refusal = applyToLiveGame(live, command);
	return refusal === null ? {
		ok: true,
		state: live.state(),
		events: live.events ?? []
	} : {
		ok: false,
		code: refusal,
		message: REFUSALS[refusal]
	};
};
// packages/rules/src/games/manager/pinch-candidates.ts
/**
* Runs per plate appearance by which a bench player must bat better to be a pinch-hit candidate.
*/
var MIN_RUNS_GAIN = .02;
/** Points of speed by which a bench player must be faster to be a pinch-run candidate. */
var MIN_SPEED_GAIN = 25;
/**
* Returns, for each position, the bench players who may take it and are better by at least
* `margin`, best first.
*/
var findBetter = (players, valueOf, margin) => {
	const values = players.map((player) => player.bat === null ? -Infinity : valueOf(player));
	const valueAt = (index) => values[index] ?? -Infinity;
	const bench = Array.from({ length: 5 }, (_, offset) => 19 + offset);
	return BATTING_POSITIONS.map((position, index) => bench.filter((candidate) => {
		const card = {
			type: "Batter",
			positions: players[candidate]?.positions ?? []
		};
		return valueAt(candidate) >= valueAt(index) + margin && isEligible(position, card);
	}).sort((one, other) => valueAt(other) - valueAt(one)));
};
/** Returns, for each position, the bench players who bat better, best first. */
var findPinchHitters = (players) => findBetter(players, ({ bat }) => bat?.runs ?? 0, MIN_RUNS_GAIN);
/** Returns, for each position, the bench players who run much faster, fastest first. */
var findPinchRunners = (players) => findBetter(players, ({ bat }) => bat?.speed ?? 0, MIN_SPEED_GAIN);
// packages/rules/src/games/plate-appearance/ground-ball-chances.ts
/**
* Chances by the batter's speed class (slow, average, fast), with fewer than two outs and first
* occupied (docs/spec/realism.md, "Game simulation").
*/
var DOUBLE_PLAY_CHANCE = [
	.48,
	.4,
	.31
];
var FORCE_AT_SECOND_CHANCE = [
	.27,
	.34,
	.44
];
/**
* Returns the speed class: slow (0) up to 38, average (1), fast (2) from 61 (docs/spec/realism.md,
* "Game simulation").
*/
var speedClass = (speed) => speed <= 38 ? 0 : speed < 61 ? 1 : 2;
/**
* Returns a batter's chances on a ground ball as limits for one number drawn: below the first a
* double play, below the second a force at second.
*/
var groundBallChances = (speed) => {
	const doublePlayChance = DOUBLE_PLAY_CHANCE[speedClass(speed)];
	return {
		doublePlayChance,
		forcePlayChance: doublePlayChance + FORCE_AT_SECOND_CHANCE[speedClass(speed)]
	};
};
// packages/rules/src/games/engine/compile-setup.ts
/** Returns the codes indexed by the sum of two dice; indices 0 and 1 are never read. */
var bySum = (codes) => [
	0,
	0,
	...codes
];
var batterCode = (cell) => cell === "X" ? RESULT_CODE.X : BATTER_RESULTS.indexOf(cell);
var oddsOf = (dice) => {
	const counts = batterOdds(dice);
	return Float64Array.from(BATTER_RESULTS, (result) => counts[result] / BATTER_CHANCES);
};
var compileBatter = (player) => {
	const odds = oddsOf(player.dice);
	return {
		base: bySum(player.dice.base.map(batterCode)),
		extra: bySum(player.dice.extra.map(batterCode)),
		odds,
		runs: expectedRunsOfOdds(odds),
		speed: player.speed,
		running: compileRunningChances(player.speed),
		...groundBallChances(player.speed),
		stealing: compileStealChances(player)
	};
};
var compilePitcher = (player) => ({
	cells: bySum(player.dice.map((cell) => cellCode(cell))),
	runValues: pitcherRunValues(player.dice),
	stamina: player.stamina,
	tiresAt: tiresAt(player.stamina)
});
var battingOf = (player) => {
	const batter = player.type === "Batter" ? player : player.batting;
	return batter === void 0 ? null : compileBatter(batter);
};
/** Returns one card compiled into lookup tables. */
var compilePlayer = (player) => ({
	cardID: player.cardID,
	name: player.name,
	...player.surname === void 0 ? {} : { surname: player.surname },
	positions: player.positions,
	bat: battingOf(player),
	pitch: player.type === "Pitcher" ? compilePitcher(player) : null
});
/** Returns the mean error rate of the eight fielders, C to RF. */
var errorRateOf = (players) => {
	const rates = players.slice(0, 8).map((player) => player.type === "Batter" ? player.errorRate : 0);
	return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
};
/**
* Returns a side's cards compiled into lookup tables. Throws if the lineup is invalid (24 players:
* nine batters, then ten pitchers, then the bench); lineups are validated before a game is created.
*/
var compileSide = (side) => {
	const players = side.players.map(compilePlayer);
	if (players.length !== 24) throw new Error(`${side.name} has ${players.length} players`);
	players.forEach((player, index) => {
		if (index >= 9 && index < 19 ? !player.pitch : !player.bat) throw new Error(`${player.name} cannot fill lineup index ${index} of ${side.name}`);
	});
	const ordered = new Set(side.battingOrder);
	const pitcherBats = ordered.has(side.starter) && players[side.starter]?.bat != null;
	if (!BATTING_POSITIONS.every((position, index) => ordered.has(index) || position === "DH" && pitcherBats) || side.battingOrder.length !== BATTING_POSITIONS.length) throw new Error(`The batting order of ${side.name} is not a permutation of its nine`);
	return {
		name: side.name,
		players,
		battingOrder: side.battingOrder,
		starter: side.starter,
		errorRate: errorRateOf(side.players),
		manager: side.manager,
		pinchHitters: findPinchHitters(players),
		pinchRunners: findPinchRunners(players)
	};
};
/** Returns the setup of a game, compiled once from its cards. */
var compileSetup = (game) => buildGameSetup(compileSide(game.visitors), compileSide(game.home), game.rates);
var NO_MATCHUPS = /* @__PURE__ */ new Float64Array();
/** Returns the setup of a game between two sides that are already compiled. */
var buildGameSetup = (visitors, home, rates) => ({
	visitors,
	home,
	rates,
	matchups: {
		visitors: rates === "designed" ? compileMatchups(visitors.players, home.players) : NO_MATCHUPS,
		home: rates === "designed" ? compileMatchups(home.players, visitors.players) : NO_MATCHUPS
	}
});
// packages/rules/src/games/engine/new-game.ts
var newSide = (setup, inningRuns) => ({
	runs: 0,
	hits: 0,
	errors: 0,
	inningRuns,
	order: setup.battingOrder,
	nextPlace: 0,
	places: [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7,
		8
	],
	pitcher: setup.starter,
	battersFaced: 0,
	pitcherRuns: 0,
	missedOuts: 0,
	missedOutsBefore: 0,
	left: []
});
/** Returns the state of a game before its first pitch. */
var newGame = (setup) => ({
	eventNumber: 0,
	ipOuts: 0,
	visitors: newSide(setup.visitors, [0]),
	home: newSide(setup.home, []),
	bases: [
		-1,
		-1,
		-1
	],
	chargedTo: [
		-1,
		-1,
		-1
	],
	onByError: [
		false,
		false,
		false
	],
	pendingChoice: null,
	final: false
});
// packages/rules/src/games/engine/play-until.ts
/** Plays on to the end of the half or of the game, the computer deciding for both sides. */
var playLiveGameUntil = (live, until) => {
	const { bat } = live;
	const toFinal = until === "final";
	if (live.pendingChoice !== null) chooseAutomatically(live, live.pendingChoice);
	while (!live.final && (toFinal || live.bat === bat)) roll(live);
};
/**
* Plays the rest of the half, or of the game, with the computer deciding for both sides. Pure, as
* `applyCommand` is; a final game is returned as it is, without events. Every event has its own
* dice, so the result is the same as that of single rolls.
*/
var playUntil = (setup, state, until, dice) => {
	const live = new LiveGame(setup, state, dice, {
		events: true,
		automatic: true
	});
	playLiveGameUntil(live, until);
	return {
		state: live.state(),
		events: live.events ?? []
	};
};
// packages/rules/src/games/game-rules.ts
/** The rules of this program. */
var GAME_RULES = {
	version: 1,
	compileSetup,
	newGame,
	applyCommand,
	playUntil
};
export { GAME_RULES };
