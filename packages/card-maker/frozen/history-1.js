// Built by scripts/freeze-history.ts from version history-1. Never edited.
// packages/card-maker/src/seasons/first-and-last-year.ts
/** First and last season of the invented history; a record says itself what it has. */
var FIRST_YEAR = 1871;
// packages/card-maker/src/seasons/all-star-honor.ts
/** Name of an all-star selection among a season's honors. */
var ALL_STAR = "All-Star";
// packages/card-maker/src/synthetic/awards.ts
/** First year of each award in the synthetic history. */
var FIRST_AWARD_YEAR = {
	"Most Valuable Player": 1911,
	"Rookie of the Year": 1947,
	"Pitcher of the Year": 1956,
	"Gold Glove": 1957,
	"Silver Slugger": 1980,
	[ALL_STAR]: 1933
};
var POSITIONS = [
	"C",
	"1B",
	"2B",
	"3B",
	"SS",
	"OF"
];
var primaryPositionOf = (season) => POSITIONS.reduce((best, position) => season.gamesAt[position] > season.gamesAt[best] ? position : best);
/** Returns approximate batting runs above average, by linear weights. */
var battingValue = ({ season: { batting } }) => {
	if (!batting) return -99;
	return .47 * (batting.H - batting["2B"] - batting["3B"] - batting.HR) + .78 * batting["2B"] + 1.07 * batting["3B"] + 1.4 * batting.HR + .32 * batting.BB - .28 * (batting.AB - batting.H) + .15 * (batting.SB ?? 0);
};
/** Returns runs saved against one run per two innings, plus values of saves and wins. */
var pitchingValue = ({ season: { pitching } }) => pitching ? pitching.IPouts / 6 - pitching.ER + .4 * pitching.SV + .8 * pitching.W : -99;
/** Returns the awards of one league and year. */
var grantAwards = (year, candidates) => {
	const honors = [];
	const give = (award, winners) => {
		if (year < FIRST_AWARD_YEAR[award]) return;
		for (const winner of winners) if (winner) honors.push({
			playerID: winner.season.playerID,
			award
		});
	};
	const batters = candidates.filter((c) => c.player.group !== "P").sort((a, b) => battingValue(b) - battingValue(a));
	const pitchers = candidates.filter((c) => c.player.group === "P").sort((a, b) => pitchingValue(b) - pitchingValue(a));
	give("Most Valuable Player", batters.slice(0, 8).sort((a, b) => battingValue(b) + .25 * b.wins - battingValue(a) - .25 * a.wins).slice(0, 1));
	give("Pitcher of the Year", pitchers.slice(0, 1));
	const isRookie = (c) => c.player.firstYear === year;
	const rookies = [batters.find(isRookie), pitchers.find(isRookie)];
	give("Rookie of the Year", year % 3 === 0 ? rookies.slice(1) : rookies.slice(0, 1));
	const byPosition = Map.groupBy(batters, (c) => primaryPositionOf(c.season));
	const battersAt = (position) => byPosition.get(position) ?? [];
	give("Silver Slugger", POSITIONS.flatMap((position) => battersAt(position).slice(0, position === "OF" ? 3 : 1)));
	const games = (c) => c.season.batting?.G ?? 0;
	give("Gold Glove", POSITIONS.flatMap((position) => battersAt(position).toSorted((a, b) => b.player.durability * 20 + games(b) - a.player.durability * 20 - games(a)).slice(0, position === "OF" ? 3 : 1)));
	give(ALL_STAR, [...POSITIONS.flatMap((position) => battersAt(position).slice(0, position === "OF" ? 6 : 2)), ...pitchers.slice(0, 9)]);
	return honors;
};
// packages/card-maker/src/synthetic/version-1/era.ts
var FIGURES = [
	"games",
	"H1",
	"H2",
	"H3",
	"HR",
	"BB",
	"HBP",
	"SO",
	"runs",
	"errors",
	"stolenBases",
	"sacrifices",
	"stealSuccess",
	"unearned",
	"outsPerStart",
	"completeGames",
	"saves",
	"pitchers",
	"bench"
];
/** Rounded figures of professional baseball around these years; other years are interpolated. */
var ANCHORS = [
	[
		1871,
		30,
		.226,
		.042,
		.022,
		.0045,
		.031,
		0,
		.014,
		10.2,
		7.8,
		1.6,
		.2,
		.75,
		.58,
		26,
		.93,
		.02,
		3,
		3
	],
	[
		1876,
		64,
		.216,
		.037,
		.014,
		.0025,
		.018,
		0,
		.03,
		5.9,
		5.9,
		.9,
		.2,
		.7,
		.56,
		26,
		.92,
		.02,
		3,
		3
	],
	[
		1884,
		110,
		.185,
		.038,
		.0145,
		.0068,
		.048,
		.004,
		.105,
		5.4,
		4.6,
		1.4,
		.3,
		.68,
		.45,
		26,
		.93,
		.02,
		4,
		4
	],
	[
		1889,
		134,
		.184,
		.038,
		.0145,
		.008,
		.087,
		.008,
		.082,
		5.8,
		3.3,
		2.4,
		.5,
		.66,
		.36,
		25.5,
		.9,
		.02,
		5,
		4
	],
	[
		1894,
		132,
		.211,
		.046,
		.018,
		.0085,
		.091,
		.01,
		.048,
		7.2,
		2.9,
		2,
		.6,
		.64,
		.29,
		25,
		.82,
		.03,
		5,
		4
	],
	[
		1901,
		138,
		.2,
		.037,
		.014,
		.0056,
		.066,
		.01,
		.083,
		4.9,
		2.3,
		1.4,
		.9,
		.6,
		.27,
		25,
		.83,
		.04,
		6,
		4
	],
	[
		1908,
		154,
		.18,
		.03,
		.0115,
		.0034,
		.066,
		.009,
		.099,
		3.4,
		1.8,
		1.3,
		1.3,
		.57,
		.26,
		24,
		.67,
		.09,
		7,
		4
	],
	[
		1914,
		154,
		.185,
		.034,
		.0125,
		.0046,
		.079,
		.008,
		.102,
		3.9,
		1.7,
		1.2,
		1.2,
		.56,
		.25,
		23,
		.55,
		.12,
		7,
		4
	],
	[
		1920,
		154,
		.197,
		.041,
		.0125,
		.0068,
		.078,
		.0068,
		.076,
		4.4,
		1.35,
		.7,
		1.2,
		.56,
		.19,
		22.5,
		.55,
		.12,
		7,
		4
	],
	[
		1925,
		154,
		.2,
		.047,
		.0125,
		.0125,
		.084,
		.0055,
		.071,
		5.1,
		1.25,
		.55,
		1.05,
		.57,
		.16,
		22,
		.49,
		.15,
		8,
		4
	],
	[
		1930,
		154,
		.196,
		.049,
		.0125,
		.0165,
		.084,
		.0048,
		.083,
		5.5,
		1.15,
		.45,
		.9,
		.56,
		.14,
		21.5,
		.44,
		.17,
		8,
		4
	],
	[
		1941,
		154,
		.183,
		.042,
		.009,
		.0138,
		.095,
		.0045,
		.092,
		4.5,
		1,
		.37,
		.65,
		.57,
		.13,
		21.5,
		.43,
		.17,
		9,
		5
	],
	[
		1950,
		154,
		.174,
		.04,
		.0085,
		.0217,
		.103,
		.005,
		.1,
		4.8,
		.9,
		.28,
		.5,
		.56,
		.11,
		21,
		.38,
		.2,
		9,
		5
	],
	[
		1961,
		162,
		.17,
		.038,
		.0068,
		.0252,
		.091,
		.0055,
		.137,
		4.5,
		.88,
		.34,
		.42,
		.63,
		.11,
		20,
		.27,
		.31,
		9,
		5
	],
	[
		1968,
		162,
		.166,
		.033,
		.0058,
		.0163,
		.0765,
		.006,
		.156,
		3.4,
		.85,
		.45,
		.48,
		.62,
		.11,
		20.7,
		.28,
		.33,
		9,
		5
	],
	[
		1977,
		162,
		.172,
		.041,
		.0068,
		.0227,
		.087,
		.0053,
		.127,
		4.5,
		.88,
		.75,
		.42,
		.64,
		.11,
		20,
		.24,
		.36,
		10,
		5
	],
	[
		1987,
		162,
		.167,
		.042,
		.0057,
		.0272,
		.089,
		.0053,
		.155,
		4.7,
		.78,
		.84,
		.38,
		.69,
		.1,
		18.7,
		.14,
		.46,
		10,
		5
	],
	[
		2e3,
		162,
		.164,
		.046,
		.0049,
		.0298,
		.096,
		.0095,
		.165,
		5.1,
		.69,
		.6,
		.33,
		.69,
		.08,
		17.8,
		.05,
		.49,
		11,
		5
	],
	[
		2010,
		162,
		.164,
		.045,
		.0046,
		.0249,
		.086,
		.0085,
		.185,
		4.4,
		.62,
		.6,
		.3,
		.72,
		.08,
		18,
		.035,
		.5,
		12,
		5
	],
	[
		2019,
		162,
		.149,
		.0455,
		.0042,
		.0363,
		.0853,
		.0105,
		.23,
		4.8,
		.58,
		.47,
		.15,
		.73,
		.075,
		15.6,
		.01,
		.49,
		13,
		5
	],
	[
		2023,
		162,
		.152,
		.044,
		.0038,
		.0318,
		.086,
		.0115,
		.227,
		4.6,
		.53,
		.72,
		.08,
		.8,
		.075,
		15.4,
		.007,
		.49,
		13,
		5
	]
];
/** Returns the figures of a year, interpolated linearly between the anchors around it. */
var eraOf = (year) => {
	const next = ANCHORS.findIndex(([anchor = 0]) => anchor >= year);
	const after = ANCHORS[next < 0 ? ANCHORS.length - 1 : next];
	const before = ANCHORS[next < 0 ? ANCHORS.length - 1 : Math.max(0, next - 1)];
	const [from = 0] = before;
	const [to = 0] = after;
	const share = to === from ? 0 : (year - from) / (to - from);
	const figures = FIGURES.map((figure, i) => {
		const low = before[i + 1] ?? 0;
		const interpolated = low + ((after[i + 1] ?? 0) - low) * share;
		return [figure, figure === "games" || figure === "pitchers" || figure === "bench" ? Math.round(interpolated) : interpolated];
	});
	return {
		year,
		...Object.fromEntries(figures)
	};
};
/** First year in which a figure was recorded; before, it is unknown. */
var RECORDED_FROM = {
	HBP: 1884,
	SB: 1886,
	SH: 1894,
	CS: 1920,
	GIDP: 1939,
	SF: 1954,
	IBB: 1955
};
/** Years without recorded strikeouts of batters. */
var STRIKEOUTS_UNKNOWN = {
	from: 1897,
	to: 1909
};
// packages/card-maker/src/synthetic/version-1/names.ts
/** Given names by the year of birth from which on they were common. */
var GIVEN_NAMES = [
	[1835, "Amos Asa Silas Ezra Cyrus Josiah Levi Abner Enoch Jasper Elias Hiram Barnaby Caleb Rufus Phineas Thaddeus Gideon Horace Lemuel Obadiah Zeb Matthias Ansel"],
	[1870, "Walter Emmett Otto Clarence Homer Gus Rollie Alonzo Percy Chester Emil Fritz Hobart Leander Wendell Casper Orville Elmer Virgil Lafe Merritt Judson Milo Roscoe"],
	[1900, "Clyde Vernon Lester Woody Dutch Alvin Floyd Rex Sylvester Delmar Wilbur Buster Harlan Lyle Marvin Truett Burl Earl Roland Stan Augie Ozzie Dewey Hollis"],
	[1930, "Gene Duane Norm Curt Gil Rusty Lonnie Terry Darrel Wes Cleon Ramiro Felix Tito Octavio Ron Hank Len Denny Rudy Bo Chet Dale Mickey"],
	[1958, "Kevin Rod Brent Darnell Greg Ruben Hector Nelson Wally Cedric Todd Marty Ivan Julio Ernesto Keith Randy Lance Scotty Vince Omar Benito Craig Dwayne"],
	[1980, "Tyler Cody Brandon Jared Yadiel Dominic Trevor Marcus Adrian Cole Logan Rafael Javier Hunter Mason Yohan Enzo Kai Austin Dylan Jaxon Luis Andres Reid"]
];
var SURNAME_STARTS = "Bram Cald Darr Elling Fenn Garr Hask Immer Jarr Kest Lorn Marrow Nettle Orr Pell Quill Rusk Sten Thack Under Vex Wend Yarr Zell Brack Croft Dress Fairn Grisk Hollow Kettle Larch Moss Oster Prim Rook Strick Tarn Whel Amber".split(" ");
var SURNAME_ENDS = "wick mere stead lock sworth field gate hollow nock vane brook shaw combe dale more croft ridge bury ling ander".split(" ");
var LATIN_STARTS = "Alver Mont Cast Ren Sal Var Quir Bel Zam Tor Arr Lum Cor Esp Oliv Pal".split(" ");
var LATIN_ENDS = "adoza enza illana areño ozuela antero edilla uzco ondra iborne asterra olvido".split(" ");
/** The share of players with a Spanish name grows from the years of birth 1930 on. */
var latinShare = (born) => Math.min(.3, Math.max(0, (born - 1925) / 200));
var givenNameCohorts = GIVEN_NAMES.map(([from, names]) => ({
	from,
	names: names.split(" ")
}));
/** Returns two parts joined, with no letter three times in a row. */
var joinParts = (start, end) => (start + end).replaceAll(/([a-z])\1\1/g, "$1$1");
/** Returns an invented name that is typical of the year of birth. */
var generateName = (chance, born) => {
	const cohort = givenNameCohorts.findLast(({ from }) => born >= from) ?? givenNameCohorts[0];
	return {
		first: chance.pick(cohort?.names ?? []),
		last: chance.happens(latinShare(born)) ? joinParts(chance.pick(LATIN_STARTS), chance.pick(LATIN_ENDS)) : joinParts(chance.pick(SURNAME_STARTS), chance.pick(SURNAME_ENDS))
	};
};
/** Home places of clubs; none of them ever had a major league club. */
var PLACES = "Port Ellery|Graymoor|Saltmarsh|Kingsbridge|Millhaven|Redcliff|Larkspur|Bayonne Point|Fort Amity|Copperfield|Eastwater|Stillwell|Hollins|Marrowdale|Quarry Hill|Ashgrove|Linden Falls|Wexford|Cape Ransom|Tamarack|Juniper City|Brightwater|Dunmore|Three Rivers|Old Ferry|Sable Harbor|Northgate|Vandalia|Prairie Junction|Cobalt|Mesa Verde|Pine Barrens|Coral Gate|Silver Lake|Hartsville|Tidewater|Highmount|Calumet|Glass Harbor|Pilot Rock|Weatherby|Anselm".split("|");
var NICKNAMES = "Herons|Millers|Lamplighters|Drovers|Foundrymen|Gulls|Quakes|Pilots|Magpies|Stokers|Ferrymen|Lanterns|Coopers|Kites|Badgers|Weavers|Pioneers|Comets|Otters|Bluecaps|Haymakers|Steamers|Larks|Chandlers|Wheelmen|Owls|Tinkers|Foxes|Harriers|Switchmen|Herdsmen|Cyclones|Sawyers|Rooks|Bells|Kingfishers|Lumberjacks|Meteors|Plainsmen|Trawlers|Wardens|Scarlets".split("|");
// packages/card-maker/src/synthetic/version-1/synthetic-player.ts
/** Position groups of synthetic players. */
var GROUPS = [
	"C",
	"1B",
	"2B",
	"3B",
	"SS",
	"OF",
	"P"
];
/** Batting factors and speed of a group relative to the average batter. */
var GROUP_BATTING = {
	C: {
		H1: -.05,
		HR: -.1,
		H3: -.4,
		speed: -.9
	},
	"1B": {
		H1: .02,
		HR: .35,
		BB: .1,
		speed: -.5
	},
	"2B": {
		HR: -.35,
		SO: -.1,
		speed: .3
	},
	"3B": {
		HR: .1,
		speed: -.1
	},
	SS: {
		H1: -.03,
		HR: -.45,
		BB: -.1,
		H3: .1,
		speed: .5
	},
	OF: {
		H1: .03,
		HR: .2,
		H3: .2,
		speed: .4
	},
	P: {
		H1: -.5,
		H2: -.7,
		H3: -.9,
		HR: -1.2,
		BB: -.8,
		SO: .8,
		speed: -.8
	}
};
var LEFT_HANDED_SHARE = {
	C: 0,
	"1B": .4,
	"2B": 0,
	"3B": 0,
	SS: 0,
	OF: .2,
	P: .27
};
/** Returns the factor compressed smoothly to below a limit. */
var compress = (limit, factor) => limit * Math.tanh(factor / limit);
/** Generates players with ids in the format of the record. */
var PlayerGenerator = class {
	#chance;
	#names = /* @__PURE__ */ new Set();
	#ids = /* @__PURE__ */ new Map();
	constructor(chance) {
		this.#chance = chance;
	}
	/**
	* Returns a new player of a year.
	* @param lift quality of the club's scouting, added to the player's talent
	* @param age age at the first game
	*/
	invent(group, year, lift, age) {
		const chance = this.#chance;
		const born = year - age;
		const { playerID, name } = this.#name(born);
		const groupBatting = GROUP_BATTING[group];
		const talent = chance.normal() + lift + (chance.happens(.01) ? 1.4 : 0);
		const speed = chance.normal() + groupBatting.speed;
		const power = chance.normal();
		const throws = chance.happens(LEFT_HANDED_SHARE[group]) ? "L" : "R";
		return {
			playerID,
			name,
			throws,
			bats: this.#bats(throws),
			group,
			born,
			firstYear: year,
			peakAge: 26 + chance.below(5),
			speed,
			durability: chance.normal(),
			batting: {
				H1: (groupBatting.H1 ?? 0) + compress(.2, .034 * talent + .05 * chance.normal() + .015 * speed),
				H2: (groupBatting.H2 ?? 0) + compress(.4, .06 * talent + .13 * chance.normal() + .05 * power),
				H3: (groupBatting.H3 ?? 0) + compress(.9, .05 * talent + .25 * chance.normal() + .3 * speed),
				HR: (groupBatting.HR ?? 0) + compress(.95, .18 * talent + .5 * power - .06 * speed),
				BB: (groupBatting.BB ?? 0) + compress(.75, .12 * talent + .28 * chance.normal()),
				SO: (groupBatting.SO ?? 0) + compress(.75, -.06 * talent + .3 * chance.normal() + .14 * power)
			},
			pitching: {
				H1: -.035 * talent + .05 * chance.normal(),
				H2: -.035 * talent + .07 * chance.normal(),
				H3: -.035 * talent + .09 * chance.normal(),
				HR: -.07 * talent + .22 * chance.normal(),
				BB: -.09 * talent + .25 * chance.normal(),
				SO: .14 * talent + .22 * chance.normal()
			}
		};
	}
	#bats(throws) {
		if (this.#chance.happens(.09)) return "B";
		if (throws === "L") return this.#chance.happens(.85) ? "L" : "R";
		return this.#chance.happens(.25) ? "L" : "R";
	}
	/** Returns a name and id; names are unique unless the lists run out. */
	#name(born) {
		let person = generateName(this.#chance, born);
		for (let tries = 0; tries < 8 && this.#names.has(`${person.first} ${person.last}`); tries++) person = generateName(this.#chance, born);
		const name = `${person.first} ${person.last}`;
		this.#names.add(name);
		const stem = (person.last.normalize("NFD").replaceAll(/[^A-Za-z]/g, "").slice(0, 5) + person.first.slice(0, 2)).toLowerCase();
		const number = (this.#ids.get(stem) ?? 0) + 1;
		this.#ids.set(stem, number);
		return {
			playerID: `${stem}${String(number).padStart(2, "0")}`,
			name
		};
	}
};
var ageIn = (player, year) => year - player.born;
/** Returns the effect of age: 0 at the peak, about -.1 at 21, -.4 at 38. */
var ageEffect = (player, year) => -.0034 * (ageIn(player, year) - player.peakAge) ** 2;
/** Returns a player's batting factors in a year, with the effect of age. */
var battingFactorsIn = (player, year) => {
	const age = ageEffect(player, year);
	const { batting } = player;
	return {
		H1: batting.H1 + .35 * age,
		H2: batting.H2 + .4 * age,
		H3: batting.H3 + 1.2 * age,
		HR: batting.HR + .9 * age,
		BB: batting.BB + .2 * age,
		SO: batting.SO - .3 * age
	};
};
/** Returns a player's pitching factors in a year, with the effect of age. */
var pitchingFactorsIn = (player, year) => {
	const age = ageEffect(player, year);
	const { pitching } = player;
	return {
		H1: pitching.H1 - .2 * age,
		H2: pitching.H2 - .2 * age,
		H3: pitching.H3 - .2 * age,
		HR: pitching.HR - .4 * age,
		BB: pitching.BB - .2 * age,
		SO: pitching.SO + .5 * age
	};
};
/**
* Returns a player's worth to a club in a year, for comparison within a group; 0 is the average, 1
* about a standard deviation.
*/
var worthIn = (player, year) => {
	if (player.group === "P") {
		const f = pitchingFactorsIn(player, year);
		return -(7 * f.H1 + 2.5 * f.H2 + 1.8 * f.HR + 1.6 * f.BB - 1.2 * f.SO);
	}
	const f = battingFactorsIn(player, year);
	return 6 * f.H1 + 2.2 * f.H2 + .4 * f.H3 + 1.3 * f.HR + 1.6 * f.BB - .6 * f.SO + .12 * player.speed;
};
// packages/card-maker/src/synthetic/version-1/simulate-batting.ts
var DRAWN_RESULTS$1 = [
	"H1",
	"H2",
	"H3",
	"HR",
	"BB",
	"SO"
];
var SACRIFICE_FLY_RATE = .0075;
var DOUBLE_PLAY_RATE = .021;
/**
* Simulates the batting of one league's season: each player's results drawn over the plate
* appearances.
*/
var simulateBatting = (times, era, chance) => {
	const factors = times.map(({ player }) => {
		const ability = battingFactorsIn(player, era.year);
		const form = {
			H1: .03,
			H2: .06,
			H3: .1,
			HR: .12,
			BB: .06,
			SO: .05
		};
		return Object.fromEntries(DRAWN_RESULTS$1.map((result) => [result, Math.exp(ability[result] + form[result] * chance.normal())]));
	});
	const all = times.reduce((sum, time) => sum + time.plateAppearances, 0);
	const scale = Object.fromEntries(DRAWN_RESULTS$1.map((result) => {
		const weighted = times.reduce((sum, time, i) => sum + time.plateAppearances * (factors[i]?.[result] ?? 1), 0);
		return [result, era[result] * all / Math.max(weighted, 1)];
	}));
	const stealFactors = times.map(({ player }) => Math.exp(.75 * player.speed));
	const work = times.map((time, i) => drawLine(time, factors[i], scale, era, chance));
	const games = new Set(times.map((time) => time.club.code)).size * era.games;
	const weights = work.map((line, i) => (line.H1 + line.BB + line.HBP) * (stealFactors[i] ?? 1));
	const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
	const attempts = games * era.stolenBases / era.stealSuccess;
	return work.map((line, i) => {
		const chances = Math.round((line.H1 + line.BB + line.HBP) * 1.1);
		const rate = attempts * (weights[i] ?? 0) / Math.max(totalWeight, 1) / Math.max(chances, 1);
		const tries = chance.binomial(chances, Math.min(.8, rate));
		const success = Math.min(.93, Math.max(.3, era.stealSuccess + .04 * line.time.player.speed));
		const SB = chance.binomial(tries, success);
		return {
			...line,
			SB,
			CS: tries - SB
		};
	});
};
var drawLine = (time, factors, scale, era, chance) => {
	let left = time.plateAppearances;
	let share = 1;
	const draw = (probability) => {
		const drawn = chance.binomial(left, share <= 0 ? 0 : Math.min(.95, probability / share));
		left -= drawn;
		share -= probability;
		return drawn;
	};
	const rate = (result) => Math.min(.45, era[result] * factors[result] * (scale[result] / era[result]));
	const SO = draw(rate("SO"));
	const BB = draw(rate("BB"));
	const HBP = draw(era.HBP);
	const HR = draw(rate("HR"));
	const H1 = draw(rate("H1"));
	const H2 = draw(rate("H2"));
	const H3 = draw(rate("H3"));
	const SF = Math.min(left, chance.binomial(time.plateAppearances, SACRIFICE_FLY_RATE));
	const isPitcher = time.pitching !== null;
	const bunts = time.plateAppearances * era.sacrifices / 38;
	return {
		time,
		H1,
		H2,
		H3,
		HR,
		BB,
		HBP,
		SO,
		SF,
		SH: chance.binomial(time.plateAppearances, Math.min(.2, (isPitcher ? 3 : .85) * bunts / Math.max(1, time.plateAppearances))),
		SB: 0,
		CS: 0,
		GIDP: Math.min(left - SF, chance.binomial(time.plateAppearances, DOUBLE_PLAY_RATE * Math.exp(-.25 * time.player.speed)))
	};
};
/**
* Returns at-bats: plate appearances without BB and, from the years they were recorded, HBP and SF.
*/
var atBatsOf = (work, year) => work.time.plateAppearances - work.BB - (year >= RECORDED_FROM.HBP ? work.HBP : 0) - (year >= RECORDED_FROM.SF ? work.SF : 0);
/** Returns the batting line with the figures that were recorded in that year. */
var toBattingSeason = (work, year, scored, chance) => {
	const recordedFrom = (from, figure) => year >= from ? figure : null;
	const isUnknown = year >= STRIKEOUTS_UNKNOWN.from && year <= STRIKEOUTS_UNKNOWN.to;
	return {
		G: work.time.games,
		AB: atBatsOf(work, year),
		R: scored.R,
		H: work.H1 + work.H2 + work.H3 + work.HR,
		"2B": work.H2,
		"3B": work.H3,
		HR: work.HR,
		RBI: scored.RBI,
		SB: recordedFrom(RECORDED_FROM.SB, work.SB),
		CS: recordedFrom(RECORDED_FROM.CS, work.CS),
		BB: work.BB,
		SO: isUnknown ? null : work.SO,
		IBB: recordedFrom(RECORDED_FROM.IBB, chance.binomial(work.BB, .07)),
		HBP: recordedFrom(RECORDED_FROM.HBP, work.HBP),
		SH: recordedFrom(RECORDED_FROM.SH, work.SH),
		SF: recordedFrom(RECORDED_FROM.SF, work.SF),
		GIDP: recordedFrom(RECORDED_FROM.GIDP, Math.max(0, work.GIDP))
	};
};
// packages/card-maker/src/synthetic/apportion.ts
/**
* Divides a whole number by weight into whole parts that add up to it (largest remainder method).
* @param maximums maximum of each part
*/
var apportion = (total, weights, maximums) => {
	const sum = weights.reduce((all, weight) => all + weight, 0);
	if (sum <= 0) return weights.map(() => 0);
	const exact = weights.map((weight) => total * weight / sum);
	const parts = exact.map((share, i) => Math.min(Math.floor(share), maximums?.[i] ?? Infinity));
	const byRemainder = exact.map((share, i) => ({
		i,
		remainder: share - Math.floor(share)
	})).sort((a, b) => b.remainder - a.remainder || a.i - b.i);
	let left = total - parts.reduce((all, part) => all + part, 0);
	for (let round = 0; left > 0 && round < 200; round++) {
		let isChanged = false;
		for (const { i } of byRemainder) {
			if (left === 0) break;
			if ((parts[i] ?? 0) >= (maximums?.[i] ?? Infinity) || (weights[i] ?? 0) <= 0) continue;
			parts[i] = (parts[i] ?? 0) + 1;
			left -= 1;
			isChanged = true;
		}
		if (!isChanged) break;
	}
	return parts;
};
// packages/card-maker/src/synthetic/version-1/pitching-seasons.ts
/**
* Returns the pitching lines of one club: its wins, losses, saves and earned runs divided among its
* pitchers.
*/
var toPitchingSeasons = (pitchers, standing, era, chance) => {
	const runsPerOut = pitchers.reduce((sum, pitcher) => sum + pitcher.runs, 0) / Math.max(1, pitchers.reduce((sum, pitcher) => sum + pitcher.outs, 0));
	const games = pitchers.map((pitcher) => pitcher.games);
	const quality = pitchers.map((pitcher) => pitcher.outs * runsPerOut / Math.max(pitcher.runs, .2));
	const decided = pitchers.map((pitcher) => pitcher.starts * .8 + (pitcher.games - pitcher.starts) * .25 + .01);
	const wins = apportion(standing.wins, decided.map((weight, i) => weight * (quality[i] ?? 1) ** .9), games);
	const losses = apportion(standing.losses, decided.map((weight, i) => weight / (quality[i] ?? 1) ** .9), games.map((count, i) => count - (wins[i] ?? 0)));
	const runs = apportion(standing.runsAllowed, pitchers.map((pitcher) => pitcher.runs));
	const relief = pitchers.map((pitcher) => pitcher.games - pitcher.starts);
	const maxRelief = Math.max(...relief);
	const isCloserEra = era.year >= 1978;
	const saves = apportion(Math.round(standing.wins * era.saves), relief.map((count, i) => (count === maxRelief && isCloserEra ? count * 9 : count) * (quality[i] ?? 1)), relief);
	return pitchers.map((pitcher, i) => {
		const completeGameRate = pitcher.starts === 0 ? 0 : Math.min(1, era.completeGames * Math.exp(.2 * chance.normal()) * (quality[i] ?? 1) ** .5);
		const CG = Math.min(chance.binomial(pitcher.starts, Math.min(.99, completeGameRate)), Math.floor(pitcher.outs / 27));
		return {
			W: wins[i] ?? 0,
			L: losses[i] ?? 0,
			G: pitcher.games,
			GS: pitcher.starts,
			CG,
			SHO: chance.binomial(CG, Math.min(.4, .45 / era.runs)),
			SV: saves[i] ?? 0,
			IPouts: pitcher.outs,
			H: pitcher.H,
			ER: chance.binomial(runs[i] ?? 0, 1 - era.unearned),
			HR: pitcher.HR,
			BB: pitcher.BB,
			SO: pitcher.SO,
			BFP: pitcher.battersFaced
		};
	});
};
// packages/card-maker/src/synthetic/version-1/league-membership.ts
/** Number of clubs of each league from a year on; 0 ends the league. */
var LEAGUE_SIZES = [
	[
		1871,
		"CL",
		10
	],
	[
		1882,
		"CL",
		8
	],
	[
		1882,
		"EA",
		6
	],
	[
		1884,
		"EA",
		8
	],
	[
		1892,
		"EA",
		0
	],
	[
		1892,
		"CL",
		12
	],
	[
		1900,
		"CL",
		8
	],
	[
		1901,
		"WL",
		8
	],
	[
		1961,
		"WL",
		10
	],
	[
		1962,
		"CL",
		10
	],
	[
		1969,
		"WL",
		12
	],
	[
		1969,
		"CL",
		12
	]
];
/** The league whose pitchers have not batted since `DESIGNATED_HITTER.from`. */
var DESIGNATED_HITTER = {
	league: "WL",
	from: 1973
};
var hasDesignatedHitter = (league, year) => league === DESIGNATED_HITTER.league && year >= DESIGNATED_HITTER.from;
/** First year without folding clubs. */
var FIRST_STABLE_YEAR = 1900;
var FOLDING_RATE = .05;
var sizeOf = (league, year) => LEAGUE_SIZES.findLast(([from, code]) => code === league && from <= year)?.[2] ?? 0;
/** The clubs of each year; call `clubsOf` year by year. */
var LeagueMembership = class {
	#chance;
	#places;
	#nicknames;
	#codes = /* @__PURE__ */ new Set();
	#founded = 0;
	#clubs = [];
	constructor(chance) {
		this.#chance = chance;
		this.#places = chance.shuffled(PLACES);
		this.#nicknames = chance.shuffled(NICKNAMES);
	}
	/** Returns the clubs of the next year: remaining ones, and new ones up to the leagues' sizes. */
	clubsOf(year) {
		const codes = [...new Set(LEAGUE_SIZES.map(([, league]) => league))];
		let clubs = this.#clubs;
		if (year < FIRST_STABLE_YEAR) clubs = clubs.filter(() => !this.#chance.happens(FOLDING_RATE));
		this.#clubs = codes.flatMap((league) => {
			const size = sizeOf(league, year);
			const kept = clubs.filter((club) => club.league === league).slice(0, size);
			const leagueless = clubs.filter((club) => sizeOf(club.league, year) === 0);
			while (kept.length < size) {
				const moved = leagueless.shift();
				if (moved) clubs = clubs.filter((club) => club !== moved);
				kept.push(moved ? {
					...moved,
					league
				} : this.#found(league));
			}
			return kept;
		});
		return this.#clubs;
	}
	#found(league) {
		const round = Math.floor(this.#founded / this.#places.length);
		const place = this.#places[this.#founded % this.#places.length] ?? "";
		const nickname = this.#nicknames[(this.#founded + round * 7) % this.#nicknames.length] ?? "";
		this.#founded += 1;
		return {
			code: this.#code(place),
			name: `${place} ${nickname}`,
			league
		};
	}
	#code(place) {
		const letters = place.toUpperCase().replaceAll(/[^A-Z]/g, "");
		const code = [...[letters.slice(0, 3), letters.slice(0, 2) + letters.slice(3, 4)], ...Array.from({ length: 9 }, (_, i) => `${letters.slice(0, 2)}${i + 1}`)].find((candidate) => !this.#codes.has(candidate)) ?? letters;
		this.#codes.add(code);
		return code;
	}
};
// packages/card-maker/src/synthetic/base-runs.ts
/** Returns David Smyth's base runs: runners on base times the share that scores, plus home runs. */
var baseRuns = (line) => {
	const hits = line.H1 + line.H2 + line.H3 + line.HR;
	const walks = line.BB + line.HBP;
	const bases = line.H1 + 2 * line.H2 + 3 * line.H3 + 4 * line.HR;
	const on = hits + walks - line.HR;
	const advance = 1.02 * (1.4 * bases - .6 * hits - 3 * line.HR + .1 * walks);
	if (on <= 0 || advance <= 0) return line.HR;
	return on * advance / (advance + Math.max(line.outs, 1)) + line.HR;
};
// packages/card-maker/src/synthetic/version-1/simulate-pitching.ts
var DRAWN_RESULTS = [
	"H1",
	"H2",
	"H3",
	"HR",
	"BB",
	"SO"
];
/** Divides the results of a league's batters among its pitchers, by their outs and ability. */
var simulatePitching = (times, batted, era, chance) => {
	const pitchers = times.filter((time) => time.pitching !== null);
	const outs = pitchers.map((time) => time.pitching?.outs ?? 0);
	const allOuts = outs.reduce((sum, own) => sum + own, 0);
	const total = (figure) => batted.reduce((sum, line) => sum + line[figure], 0);
	const plateAppearances = batted.reduce((sum, line) => sum + line.time.plateAppearances + line.SH, 0);
	const parts = Object.fromEntries(DRAWN_RESULTS.map((result) => {
		const sum = total(result);
		const rate = sum / Math.max(plateAppearances, 1);
		return [result, apportion(sum, pitchers.map((pitcher, i) => {
			const expected = sum * (outs[i] ?? 0) / Math.max(allOuts, 1) * Math.exp(pitchingFactorsIn(pitcher.player, era.year)[result] + .03 * chance.normal());
			return Math.max(0, expected + Math.sqrt(expected * (1 - rate)) * chance.normal());
		}))];
	}));
	const hitByPitch = apportion(total("HBP"), outs);
	const onBase = [
		"H1",
		"H2",
		"H3",
		"HR",
		"BB",
		"HBP"
	].reduce((sum, r) => sum + total(r), 0);
	const otherPerOut = Math.max(0, plateAppearances - allOuts - onBase) / Math.max(allOuts, 1);
	return pitchers.map((time, i) => {
		const line = {
			H1: parts.H1[i] ?? 0,
			H2: parts.H2[i] ?? 0,
			H3: parts.H3[i] ?? 0,
			HR: parts.HR[i] ?? 0,
			BB: parts.BB[i] ?? 0,
			HBP: hitByPitch[i] ?? 0,
			outs: outs[i] ?? 0
		};
		const H = line.H1 + line.H2 + line.H3 + line.HR;
		return {
			time,
			starts: time.pitching?.starts ?? 0,
			games: time.pitching?.games ?? 0,
			outs: line.outs,
			H,
			HR: line.HR,
			BB: line.BB,
			HBP: line.HBP,
			SO: Math.min(parts.SO[i] ?? 0, line.outs),
			battersFaced: line.outs + H + line.BB + line.HBP + Math.round(line.outs * otherPerOut),
			runs: baseRuns(line)
		};
	});
};
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
[...[...FIELD_POSITIONS, "DH"]];
// packages/card-maker/src/seasons/season-record.ts
/**
* Positions at which the record counts games; P is any pitching, OF all outfield positions
* together.
*/
var FIELDING_POSITIONS = [
	...["P", ...FIELD_POSITIONS],
	"OF",
	"DH"
];
// packages/card-maker/src/synthetic/version-1/playing-time.ts
var GROUP_OF = {
	C: "C",
	"1B": "1B",
	"2B": "2B",
	"3B": "3B",
	SS: "SS",
	LF: "OF",
	CF: "OF",
	RF: "OF"
};
var INFIELD = /* @__PURE__ */ new Set([
	"1B",
	"2B",
	"3B",
	"SS"
]);
var OUTS_PER_GAME = 26.7;
/**
* Returns plate appearances (without bunts) of a club per game: the outs to make, with errors that
* avoid one, over the share that makes outs.
*/
var plateAppearancesPerGame = (era) => {
	const onBase = era.H1 + era.H2 + era.H3 + era.HR + era.BB + era.HBP;
	return (25.5 - era.sacrifices + .5 * era.errors) / (1 - onBase);
};
var clamp = (value, low, high) => Math.min(high, Math.max(low, value));
/** Returns pinch hitters of a club per game. */
var pinchHittersPerGame = (era, hasDH) => clamp((era.year - 1895) / 60, .05, 1.5) * (hasDH ? .45 : 1);
/** Shares of starts, best starter first, by first year. */
var START_SHARES = [
	[1871, [
		.88,
		.1,
		.02
	]],
	[1880, [
		.55,
		.34,
		.08,
		.03
	]],
	[1890, [
		.36,
		.3,
		.2,
		.1,
		.04
	]],
	[1900, [
		.26,
		.24,
		.2,
		.15,
		.1,
		.05
	]],
	[1920, [
		.21,
		.2,
		.17,
		.15,
		.12,
		.08,
		.05,
		.02
	]],
	[1960, [
		.22,
		.2,
		.18,
		.15,
		.11,
		.07,
		.04,
		.03
	]],
	[1976, [
		.205,
		.19,
		.18,
		.16,
		.12,
		.07,
		.045,
		.03
	]],
	[2005, [
		.2,
		.185,
		.175,
		.155,
		.125,
		.08,
		.05,
		.03
	]]
];
var RELIEF_SHARES = [
	.06,
	.05,
	.24,
	.2,
	.17,
	.14,
	.1,
	.08,
	.06,
	.04
];
/** Returns outs per relief appearance. */
var outsPerRelief = (year) => clamp(12 - (year - 1890) * .085, 3.2, 12);
var allocatePitching = (era, pitchers, chance) => {
	const shares = START_SHARES.findLast(([from]) => from <= era.year)?.[1] ?? [1];
	const weights = pitchers.map((_, i) => (shares[i] ?? 0) * Math.exp(.13 * chance.normal()));
	const starts = apportion(era.games, weights);
	const startOuts = starts.map((count) => Math.min(count * 27, Math.round(count * era.outsPerStart * Math.exp(.04 * chance.normal()))));
	const all = Math.round(era.games * OUTS_PER_GAME);
	const relief = Math.max(0, all - startOuts.reduce((sum, outs) => sum + outs, 0));
	const rotation = Math.min(shares.length, pitchers.length) > 5 ? 4 : 1;
	const reliefOuts = apportion(relief, pitchers.map((_, i) => i < rotation && pitchers.length > rotation + 1 ? .004 : (RELIEF_SHARES[i - rotation + 1] ?? .05) * Math.exp(.2 * chance.normal())));
	return pitchers.map((_, i) => {
		const fromRelief = reliefOuts[i] ?? 0;
		const games = (starts[i] ?? 0) + Math.ceil(fromRelief / outsPerRelief(era.year));
		return {
			starts: starts[i] ?? 0,
			games: Math.min(games, era.games),
			outs: (startOuts[i] ?? 0) + fromRelief
		};
	});
};
var PlayerWork = class {
	gamesAt = Object.fromEntries(FIELDING_POSITIONS.map((position) => [position, 0]));
	started = 0;
	pinchHit = 0;
	pinchRan = 0;
};
/**
* Returns the playing time of a club's players: regulars, their substitutes, pinch hitters,
* starters and relievers.
*/
var allocatePlayingTime = ({ club, players }, era, chance) => {
	const hasDH = hasDesignatedHitter(club.league, era.year);
	const byWorth = (a, b) => worthIn(b, era.year) - worthIn(a, era.year);
	const batters = players.filter((player) => player.group !== "P").sort(byWorth);
	const pitchers = players.filter((player) => player.group === "P").sort(byWorth);
	const work = new Map(players.map((player) => [player, new PlayerWork()]));
	const regulars = /* @__PURE__ */ new Map();
	for (const position of [
		"C",
		"1B",
		"2B",
		"3B",
		"SS"
	]) {
		const best = batters.find((player) => player.group === position);
		if (best) regulars.set(position, best);
	}
	const [center, ...corners] = [...batters.filter((player) => player.group === "OF").slice(0, 3)].sort((a, b) => b.speed - a.speed);
	if (center) regulars.set("CF", center);
	if (corners[0]) regulars.set("LF", corners[0]);
	if (corners[1]) regulars.set("RF", corners[1]);
	const taken = new Set(regulars.values());
	if (hasDH) {
		const hitter = batters.find((player) => !taken.has(player));
		if (hitter) regulars.set("DH", hitter);
	}
	const bench = batters.filter((player) => ![...regulars.values()].includes(player));
	const addStarts = (player, position, games) => {
		const playerWork = work.get(player);
		if (!playerWork || games <= 0) return;
		const room = Math.min(games, era.games - playerWork.started);
		if (room <= 0) return;
		playerWork.started += room;
		playerWork.gamesAt[position] += room;
		if (position === "LF" || position === "CF" || position === "RF") playerWork.gamesAt.OF += room;
	};
	for (const [position, regular] of regulars) {
		const share = clamp((position === "C" ? clamp(.6 + (era.year - 1880) / 400, .6, .78) : .86) + .09 * regular.durability + .04 * chance.normal(), .35, 1);
		const group = position === "DH" ? null : GROUP_OF[position];
		const same = bench.filter((player) => player.group === group);
		const near = bench.filter((player) => group !== null && INFIELD.has(group) ? INFIELD.has(player.group) : player.group !== "C");
		const substitutes = (same.length > 0 ? same : near).slice(0, 2);
		const games = substitutes.length > 0 ? Math.round(era.games * share) : era.games;
		addStarts(regular, position, games);
		const parts = apportion(era.games - games, substitutes.map((_, i) => i === 0 ? .65 : .35));
		for (const [i, substitute] of substitutes.entries()) addStarts(substitute, position, parts[i] ?? 0);
	}
	const pinches = Math.round(era.games * pinchHittersPerGame(era, hasDH));
	const pinchParts = apportion(pinches, bench.map((_, i) => 1 / (i + 2)), bench.map((player) => Math.floor((era.games - (work.get(player)?.started ?? 0)) * .7)));
	for (const [i, player] of bench.entries()) {
		const playerWork = work.get(player);
		if (!playerWork) continue;
		playerWork.pinchHit = pinchParts[i] ?? 0;
		playerWork.pinchRan = player.speed > 1 ? Math.round(era.games * .03) : 0;
	}
	const plateAppearancesPerSpot = plateAppearancesPerGame(era) / 9;
	const ranks = new Map([...regulars.values()].sort(byWorth).map((player, i) => [player, i]));
	const times = batters.map((player) => {
		const playerWork = work.get(player) ?? new PlayerWork();
		const order = 1.08 - .02 * (ranks.get(player) ?? 6);
		return {
			player,
			club,
			plateAppearances: Math.round(playerWork.started * plateAppearancesPerSpot * order) + playerWork.pinchHit,
			games: Math.min(era.games, playerWork.started + playerWork.pinchHit + playerWork.pinchRan),
			gamesAt: playerWork.gamesAt,
			pinchHit: playerWork.pinchHit,
			pinchRan: playerWork.pinchRan,
			pitching: null
		};
	});
	const pitched = allocatePitching(era, pitchers, chance);
	const outs = pitched.reduce((sum, { outs: pitcherOuts }) => sum + pitcherOuts, 0);
	const pitcherAppearances = hasDH ? 0 : Math.max(0, plateAppearancesPerSpot * era.games * .94 - pinches);
	for (const [i, player] of pitchers.entries()) {
		const pitching = pitched[i];
		if (!pitching || pitching.outs === 0) continue;
		const playerWork = work.get(player) ?? new PlayerWork();
		playerWork.gamesAt.P = pitching.games;
		times.push({
			player,
			club,
			plateAppearances: Math.round(pitcherAppearances * pitching.outs / outs),
			games: pitching.games,
			gamesAt: playerWork.gamesAt,
			pinchHit: 0,
			pinchRan: 0,
			pitching
		});
	}
	return times.filter((time) => time.plateAppearances > 0 || time.pitching !== null);
};
// packages/card-maker/src/synthetic/version-1/rosters.ts
/** Returns the number of players of each group on a club's roster. */
var rosterSizes = (era, league) => {
	const benchSize = era.bench + (hasDesignatedHitter(league, era.year) ? 1 : 0);
	return {
		C: 2,
		"1B": benchSize >= 5 ? 2 : 1,
		"2B": benchSize >= 4 ? 2 : 1,
		"3B": 1,
		SS: benchSize >= 6 ? 2 : 1,
		OF: 3 + (benchSize >= 3 ? 2 : 1),
		P: era.pitchers
	};
};
/** Returns the probability that a player retires, by age and worth. */
var retirementChance = (player, year) => {
	const age = ageIn(player, year);
	if (age >= 43) return 1;
	const byAge = Math.max(0, age - 33) * .09;
	const byWorth = Math.max(0, .25 - worthIn(player, year)) * .2;
	return Math.min(.95, .03 + byAge + byWorth);
};
var TRADE_RATE = .06;
/**
* The clubs' rosters from year to year: players age and retire, new ones replace them, some are
* traded.
*/
var Rosters = class {
	#chance;
	#inventor;
	#byClub = /* @__PURE__ */ new Map();
	/** Quality of each club's scouting; it drifts, so that clubs have strong and weak periods. */
	#scouts = /* @__PURE__ */ new Map();
	constructor(chance, inventor) {
		this.#chance = chance;
		this.#inventor = inventor;
	}
	rostersOf(era, clubs) {
		const { year } = era;
		const current = new Set(clubs.map((club) => club.code));
		const free = [];
		for (const [code, players] of this.#byClub) {
			const staying = players.filter((player) => !this.#chance.happens(retirementChance(player, year)));
			this.#byClub.set(code, staying);
			if (current.has(code)) continue;
			free.push(...staying);
			this.#byClub.delete(code);
		}
		for (const club of clubs) this.#fill(club, era, free);
		this.#trade(clubs);
		return clubs.map((club) => ({
			club,
			players: [...this.#byClub.get(club.code) ?? []]
		}));
	}
	#fill(club, era, free) {
		const chance = this.#chance;
		const lift = .9 * (this.#scouts.get(club.code) ?? chance.normal() * .7) + .3 * chance.normal();
		this.#scouts.set(club.code, lift);
		const isNew = !this.#byClub.has(club.code);
		const players = this.#byClub.get(club.code) ?? [];
		const needs = rosterSizes(era, club.league);
		const filled = GROUPS.flatMap((group) => {
			const groupPlayers = players.filter((player) => player.group === group);
			const room = needs[group];
			const tries = Math.max(room - groupPlayers.length, chance.happens(.35) ? 1 : 0);
			for (let i = 0; i < tries; i++) {
				const known = free.findIndex((player) => player.group === group);
				if (known >= 0) groupPlayers.push(...free.splice(known, 1));
				else {
					const age = (isNew ? 22 + chance.below(11) : 20 + chance.below(6)) | 0;
					groupPlayers.push(this.#inventor.invent(group, era.year, lift, age));
				}
			}
			return groupPlayers.sort((a, b) => worthIn(b, era.year) - worthIn(a, era.year)).slice(0, room);
		});
		this.#byClub.set(club.code, filled);
	}
	/** Swaps players of the same group between clubs. */
	#trade(clubs) {
		for (const club of clubs) {
			const players = this.#byClub.get(club.code) ?? [];
			for (const [index, player] of players.entries()) {
				if (!this.#chance.happens(TRADE_RATE / 2)) continue;
				const others = this.#byClub.get(this.#chance.pick(clubs).code) ?? [];
				const other = others.findIndex((candidate) => candidate.group === player.group);
				const swapped = others[other];
				if (!swapped) continue;
				others[other] = player;
				players[index] = swapped;
			}
		}
	}
};
// packages/rules/src/statistics/splitmix32.ts
/**
* Returns a generator of 32 random bits, as signed whole numbers: splitmix32 (Steele, Lea and Flood
* 2014). It spreads a seed over 32 bits, so that consecutive seeds give unrelated streams.
*/
var splitmix32 = (seed) => {
	let state = seed | 0;
	return () => {
		state = state + 2654435769 | 0;
		let mixed = state ^ state >>> 16;
		mixed = Math.imul(mixed, 569420461);
		mixed ^= mixed >>> 15;
		mixed = Math.imul(mixed, 1935289751);
		return mixed ^ mixed >>> 15;
	};
};
// packages/card-maker/src/synthetic/version-1/seeded-random.ts
/** sfc32 (Chris Doty-Humphrey's small fast counter), seeded through splitmix32. */
var sfc32 = (seed) => {
	const next = splitmix32(seed);
	let a = next();
	let b = next();
	let c = next();
	let counter = next();
	return () => {
		const sum = (a + b | 0) + counter | 0;
		counter = counter + 1 | 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) | 0;
		c = c << 21 | c >>> 11;
		c = c + sum | 0;
		return sum >>> 0;
	};
};
/** Mean above which the binomial distribution is approximated by the normal one. */
var MIN_NORMAL_MEAN = 25;
/**
* Returns a generator for a seed.
* @param seed any whole number
*/
var seededRandom = (seed) => {
	const next = sfc32(seed);
	const fraction = () => next() / 4294967296;
	const below = (bound) => Math.floor(fraction() * bound);
	const normal = () => Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction());
	const successes = (tries, probability) => {
		if (tries <= 0 || probability <= 0) return 0;
		if (probability >= 1) return tries;
		if (probability > .5) return tries - successes(tries, 1 - probability);
		const mean = tries * probability;
		if (mean > MIN_NORMAL_MEAN) {
			const drawn = Math.round(mean + normal() * Math.sqrt(mean * (1 - probability)));
			return Math.min(tries, Math.max(0, drawn));
		}
		const odds = probability / (1 - probability);
		let chance = (1 - probability) ** tries;
		let left = fraction();
		let count = 0;
		while (left > chance && count < tries) {
			left -= chance;
			count += 1;
			chance *= odds * (tries - count + 1) / count;
		}
		return count;
	};
	return {
		fraction,
		normal,
		below,
		binomial: successes,
		happens: (probability) => fraction() < probability,
		pick: (list) => {
			const picked = list[below(list.length)];
			if (picked === void 0) throw new Error("nothing to pick from");
			return picked;
		},
		shuffled: (list) => {
			const shuffled = [...list];
			for (let last = shuffled.length - 1; last > 0; last--) {
				const other = below(last + 1);
				[shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
			}
			return shuffled;
		}
	};
};
// packages/card-maker/src/synthetic/version-1/standings.ts
/** Bill James's Pythagorean expectation with the exponent that fits best. */
var EXPONENT = 1.83;
var pythagoreanShare = (runs, allowed) => runs ** EXPONENT / (runs ** EXPONENT + Math.max(allowed, 1) ** EXPONENT);
/**
* Returns the final standings of one league, best first: runs from batting and pitching, wins from
* runs by the Pythagorean expectation and noise.
*/
var simulateStandings = (clubs, batted, pitched, era, chance) => {
	const scored = clubs.map((club) => {
		const clubLines = batted.filter((line) => line.time.club.code === club.code);
		const sum = (figure) => clubLines.reduce((all, line) => all + figure(line), 0);
		const onBase = {
			H1: sum((l) => l.H1),
			H2: sum((l) => l.H2),
			H3: sum((l) => l.H3),
			HR: sum((l) => l.HR),
			BB: sum((l) => l.BB),
			HBP: sum((l) => l.HBP)
		};
		const reached = Object.values(onBase).reduce((all, figure) => all + figure, 0);
		return baseRuns({
			...onBase,
			outs: sum((l) => l.time.plateAppearances) - reached
		});
	});
	const allowed = clubs.map((club) => pitched.filter((p) => p.time.club.code === club.code).reduce((all, p) => all + p.runs, 0));
	const noise = () => Math.exp(.025 * chance.normal());
	const leagueRuns = Math.round(clubs.length * era.games * era.runs);
	const runs = apportion(leagueRuns, scored.map((estimate) => estimate * noise()));
	const runsAllowed = apportion(leagueRuns, allowed.map((estimate) => estimate * noise()));
	const luck = Math.sqrt(.22 / era.games);
	const shares = clubs.map((_, i) => Math.min(.9, Math.max(.08, pythagoreanShare(runs[i] ?? 0, runsAllowed[i] ?? 0) + luck * chance.normal())));
	const games = clubs.map(() => era.games);
	const wins = apportion(Math.floor(clubs.length * era.games / 2), shares, games);
	return clubs.map((club, i) => ({
		club,
		wins: wins[i] ?? 0,
		losses: era.games - (wins[i] ?? 0),
		runs: runs[i] ?? 0,
		runsAllowed: runsAllowed[i] ?? 0,
		errors: Math.round(era.games * era.errors * Math.exp(.1 * chance.normal()))
	})).sort((a, b) => b.wins - a.wins || (a.club.code < b.club.code ? -1 : 1));
};
/** Divides a club's runs scored and batted in among its batters. */
var distributeRuns = (lines, runs) => {
	const scored = apportion(runs, lines.map((l) => l.HR + .28 * (l.H1 + l.BB + l.HBP) + .42 * l.H2 + .55 * l.H3 + .12 * l.SB));
	const drivenIn = apportion(Math.round(runs * .93), lines.map((l) => 1.6 * l.HR + .25 * l.H1 + .42 * l.H2 + .62 * l.H3 + .02 * l.BB + .02));
	return lines.map((line, i) => ({
		R: Math.max(scored[i] ?? 0, line.HR),
		RBI: Math.max(drivenIn[i] ?? 0, line.HR)
	}));
};
// packages/card-maker/src/synthetic/version-1/generate-history.ts
/** First year of the World Series. */
var FIRST_WORLD_SERIES = 1903;
/** Share of players who change clubs within a season. */
var MIDSEASON_MOVE_RATE = .035;
/**
* Generates the first version of the synthetic history, 1871 to 2023, which databases of before
* November 2026 hold: nothing in this folder may change what it draws.
* @returns the seasons in order of year, in the shape of the real record
*/
var generateHistory = (seed) => {
	const chance = seededRandom(seed);
	const leagues = new LeagueMembership(chance);
	const rosters = new Rosters(chance, new PlayerGenerator(chance));
	return Array.from({ length: 153 }, (_, i) => {
		const era = eraOf(FIRST_YEAR + i);
		return playSeason(era, rosters.rostersOf(era, leagues.clubsOf(era.year)), chance);
	});
};
var playSeason = (era, rosters, chance) => {
	const seasons = [...new Set(rosters.map(({ club }) => club.league))].map((league) => playLeague(era, rosters.filter(({ club }) => club.league === league), chance));
	const champions = seasons.map(({ standings }) => standings[0]?.club.code);
	const winner = era.year >= FIRST_WORLD_SERIES ? chance.pick(champions) : void 0;
	return {
		year: era.year,
		players: seasons.flatMap(({ players }) => players).sort((a, b) => a.playerID < b.playerID ? -1 : 1),
		clubs: seasons.flatMap(({ standings }) => standings.map((standing, index) => toClubSeason(standing, era, index === 0, winner))).sort((a, b) => a.team < b.team ? -1 : 1),
		honors: seasons.flatMap(({ honors }) => honors)
	};
};
var toClubSeason = ({ club, wins, losses, runs, runsAllowed, errors }, era, wonPennant, winner) => ({
	team: club.code,
	league: club.league,
	franchise: club.code,
	name: club.name,
	games: era.games,
	wins,
	losses,
	runs,
	runsAllowed,
	errors,
	wonPennant,
	wonWorldSeries: club.code === winner
});
var playLeague = (era, rosters, chance) => {
	const times = rosters.flatMap((roster) => allocatePlayingTime(roster, era, chance));
	const batted = simulateBatting(times, era, chance);
	const pitched = simulatePitching(times, batted, era, chance);
	const clubs = rosters.map(({ club }) => club);
	const standings = simulateStandings(clubs, batted, pitched, era, chance);
	const candidates = standings.flatMap((standing) => {
		const isOfClub = ({ time }) => time.club.code === standing.club.code;
		return toPlayerSeasons(batted.filter(isOfClub), pitched.filter(isOfClub), standing, clubs, era, chance).map(({ season, player }) => ({
			season,
			player,
			league: standing.club.league,
			wins: standing.wins
		}));
	});
	return {
		standings,
		players: candidates.map(({ season }) => season),
		honors: grantAwards(era.year, candidates)
	};
};
/** Returns the seasons of one club's players in the shape of the record. */
var toPlayerSeasons = (lines, pitched, standing, clubs, era, chance) => {
	const scored = distributeRuns(lines, standing.runs);
	const pitching = new Map(toPitchingSeasons(pitched, standing, era, chance).map((line, i) => [pitched[i]?.time.player, line]));
	return lines.map((work, i) => {
		const { time } = work;
		const { player } = time;
		const line = pitching.get(player) ?? null;
		const batting = time.plateAppearances > 0 ? toBattingSeason(work, era.year, scored[i] ?? {
			R: 0,
			RBI: 0
		}, chance) : null;
		return {
			player,
			season: {
				playerID: player.playerID,
				name: player.name,
				bats: player.bats,
				throws: player.throws,
				stints: drawStints(work, line?.BFP ?? 0, clubs, chance),
				batting,
				pitching: line,
				gamesAt: time.gamesAt,
				pinchHit: time.pinchHit,
				pinchRan: time.pinchRan
			}
		};
	});
};
/** Returns one stint, or two for a player who came from another club of the league in midseason. */
var drawStints = ({ time }, battersFaced, clubs, chance) => {
	const season = {
		team: time.club.code,
		league: time.club.league,
		games: time.games,
		plateAppearances: time.plateAppearances,
		battersFaced
	};
	const from = chance.pick(clubs);
	if (!chance.happens(MIDSEASON_MOVE_RATE) || from.code === time.club.code || time.games < 20) return [season];
	const firstShare = .15 + .3 * chance.fraction();
	const shareOf = (figure) => Math.round(figure * firstShare);
	const first = {
		team: from.code,
		league: from.league,
		games: shareOf(season.games),
		plateAppearances: shareOf(season.plateAppearances),
		battersFaced: shareOf(season.battersFaced)
	};
	return [first, {
		...season,
		games: season.games - first.games,
		plateAppearances: season.plateAppearances - first.plateAppearances,
		battersFaced: season.battersFaced - first.battersFaced
	}];
};
export { generateHistory };
