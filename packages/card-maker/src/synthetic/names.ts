import type { Random } from './seeded-random.ts';

/** Given names by the year of birth from which on they were common. */
const GIVEN_NAMES: readonly (readonly [from: number, names: string])[] = [
  [
    1835,
    'Amos Asa Silas Ezra Cyrus Josiah Levi Abner Enoch Jasper Elias Hiram Barnaby Caleb Rufus Phineas Thaddeus Gideon Horace Lemuel Obadiah Zeb Matthias Ansel',
  ],
  [
    1870,
    'Walter Emmett Otto Clarence Homer Gus Rollie Alonzo Percy Chester Emil Fritz Hobart Leander Wendell Casper Orville Elmer Virgil Lafe Merritt Judson Milo Roscoe',
  ],
  [
    1900,
    'Clyde Vernon Lester Woody Dutch Alvin Floyd Rex Sylvester Delmar Wilbur Buster Harlan Lyle Marvin Truett Burl Earl Roland Stan Augie Ozzie Dewey Hollis',
  ],
  [
    1930,
    'Gene Duane Norm Curt Gil Rusty Lonnie Terry Darrel Wes Cleon Ramiro Felix Tito Octavio Ron Hank Len Denny Rudy Bo Chet Dale Mickey',
  ],
  [
    1958,
    'Kevin Rod Brent Darnell Greg Ruben Hector Nelson Wally Cedric Todd Marty Ivan Julio Ernesto Keith Randy Lance Scotty Vince Omar Benito Craig Dwayne',
  ],
  [
    1980,
    'Tyler Cody Brandon Jared Yadiel Dominic Trevor Marcus Adrian Cole Logan Rafael Javier Hunter Mason Yohan Enzo Kai Austin Dylan Jaxon Luis Andres Reid',
  ],
];

const SURNAME_STARTS =
  'Bram Cald Darr Elling Fenn Garr Hask Immer Jarr Kest Lorn Marrow Nettle Orr Pell Quill Rusk Sten Thack Under Vex Wend Yarr Zell Brack Croft Dress Fairn Grisk Hollow Kettle Larch Moss Oster Prim Rook Strick Tarn Whel Amber'.split(
    ' ',
  );
const SURNAME_ENDS =
  'wick mere stead lock sworth field gate hollow nock vane brook shaw combe dale more croft ridge bury ling ander'.split(
    ' ',
  );

const LATIN_STARTS = 'Alver Mont Cast Ren Sal Var Quir Bel Zam Tor Arr Lum Cor Esp Oliv Pal'.split(
  ' ',
);
const LATIN_ENDS =
  'adoza enza illana areño ozuela antero edilla uzco ondra iborne asterra olvido'.split(' ');

/** The share of players with a Spanish name grows from the years of birth 1930 on. */
const latinShare = (born: number) => Math.min(0.3, Math.max(0, (born - 1925) / 200));

const givenNameCohorts = GIVEN_NAMES.map(([from, names]) => ({ from, names: names.split(' ') }));

/** Returns two parts joined, with no letter three times in a row. */
const joinParts = (start: string, end: string) => (start + end).replaceAll(/([a-z])\1\1/g, '$1$1');

/** Returns an invented name that is typical of the year of birth. */
export const generateName = (chance: Random, born: number): { first: string; last: string } => {
  const cohort = givenNameCohorts.findLast(({ from }) => born >= from) ?? givenNameCohorts[0];
  const first = chance.pick(cohort?.names ?? []);
  const isLatin = chance.happens(latinShare(born));
  const last = isLatin
    ? joinParts(chance.pick(LATIN_STARTS), chance.pick(LATIN_ENDS))
    : joinParts(chance.pick(SURNAME_STARTS), chance.pick(SURNAME_ENDS));
  return { first, last };
};

/** Returns every surname that can be drawn. */
export const syntheticSurnames = (): string[] =>
  [
    [SURNAME_STARTS, SURNAME_ENDS],
    [LATIN_STARTS, LATIN_ENDS],
  ].flatMap(([starts = [], ends = []]) =>
    starts.flatMap((start) => ends.map((end) => joinParts(start, end))),
  );

/** Home places of clubs; none of them ever had a major league club. */
export const PLACES =
  'Port Ellery|Graymoor|Saltmarsh|Kingsbridge|Millhaven|Redcliff|Larkspur|Bayonne Point|Fort Amity|Copperfield|Eastwater|Stillwell|Hollins|Marrowdale|Quarry Hill|Ashgrove|Linden Falls|Wexford|Cape Ransom|Tamarack|Juniper City|Brightwater|Dunmore|Three Rivers|Old Ferry|Sable Harbor|Northgate|Vandalia|Prairie Junction|Cobalt|Mesa Verde|Pine Barrens|Coral Gate|Silver Lake|Hartsville|Tidewater|Highmount|Calumet|Glass Harbor|Pilot Rock|Weatherby|Anselm'.split(
    '|',
  );
export const NICKNAMES =
  'Herons|Millers|Lamplighters|Drovers|Foundrymen|Gulls|Quakes|Pilots|Magpies|Stokers|Ferrymen|Lanterns|Coopers|Kites|Badgers|Weavers|Pioneers|Comets|Otters|Bluecaps|Haymakers|Steamers|Larks|Chandlers|Wheelmen|Owls|Tinkers|Foxes|Harriers|Switchmen|Herdsmen|Cyclones|Sawyers|Rooks|Bells|Kingfishers|Lumberjacks|Meteors|Plainsmen|Trawlers|Wardens|Scarlets'.split(
    '|',
  );
