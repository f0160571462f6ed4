import { rememberByYear, tableByYear } from './table-by-year.ts';

/**
 * Shares of a club's starts in thousandths, of the pitcher with most starts first: rounded means of
 * the clubs of three seasons.
 */
const STARTS = `
  1872 944  56
  1876 731 207  61
  1880 718 243  39
  1884 502 295 121  55  27
  1888 378 294 184  95  46
  1892 351 272 188  99  58  33
  1896 313 261 188 128  73  37
  1901 265 238 191 151  91  41  23
  1905 250 223 188 158 107  51  23
  1909 230 199 177 140 106  59  33
  1914 235 204 176 135  93  44
  1920 235 210 184 133  77  35
  1927 214 188 164 136  87  34
  1934 214 190 165 136  80  29
  1941 213 189 163 135  97  50
  1950 216 189 165 131  75  29
  1956 214 192 168 126  75  23
  1962 219 200 176 134  83  36
  1968 226 208 184 142  87  31
  1974 233 217 185 143  84  36
  1980 223 206 179 149 101  47
  1986 216 200 180 138  96  53  23
  1992 212 194 170 142  98  50  23
  1998 210 195 177 145 106  61  31
  2004 211 198 177 150 113  54  29
  2010 210 196 174 149 112  68  41
  2015 204 186 167 142 110  72  42  26
  2019 202 185 166 136 107  68  40
  2022 194 178 158 133 109  74  46  26
`;

/** Relief appearances of the regular relievers in thousandths of a club's games, most first. */
const RELIEF = `
  1872 
  1876 
  1880 
  1884 
  1888  23
  1892 
  1896 
  1901 
  1905 
  1909  73  74
  1914 121  79 101
  1920 142 102 150
  1927 184 138 251
  1934 201 160 119 166
  1941 206 154 129 117  88
  1950 252 171 140 188 152
  1956 307 233 183 252 222
  1962 339 256 200 213 166 131
  1968 358 284 220 229 182 140
  1974 362 266 199 239 194
  1980 390 314 253 208 159 125
  1986 400 335 280 280 228 186
  1992 419 367 305 330 277 237 182
  1998 439 400 351 351 288 244 199 156
  2004 456 412 365 350 293 251 208 175 138
  2010 448 407 368 378 335 287 242 200 165
  2015 438 409 377 410 353 311 274 232 206
  2019 433 400 359 365 330 294 248 217 199 178 148 135
  2022 417 386 352 379 336 301 267 235 209 187 173
`;

/**
 * In thousandths: starts by relievers, relief appearances by starters (both of games), complete
 * games (of starts), shutouts (of complete games), saves (of wins), the starters' share of saves,
 * the closer's share of the relievers' saves; then outs a start. Shutouts of the 1920s are a
 * twelfth below the record's: as many starts are completed as then, and chance alone gives the best
 * of them more shutouts than anybody had.
 */
const USAGE = `
  1872 0 95 905 26 42 250 1000 26.3
  1876 0 102 903 82 46 857 800 26.7
  1880 0 76 927 80 18 833 667 26.4
  1884 0 61 941 62 14 659 867 26.0
  1888 4 46 935 53 21 727 889 26.0
  1892 0 151 856 47 38 868 929 25.6
  1896 0 188 825 38 42 847 867 25.1
  1901 0 150 860 72 30 951 1000 25.7
  1905 0 200 818 124 46 828 931 25.5
  1909 56 290 649 164 95 755 729 24.7
  1914 113 318 547 163 133 705 656 23.3
  1920 126 254 554 110 118 602 593 23.7
  1927 176 258 476 96 166 486 594 22.6
  1934 186 270 444 139 181 445 579 22.4
  1941 153 236 447 144 178 313 601 23.0
  1950 195 232 392 163 219 323 600 22.0
  1956 201 216 299 192 302 158 516 21.4
  1962 151 191 263 227 367 91 524 21.0
  1968 123 149 256 281 384 62 498 21.0
  1974 101 127 275 214 345 50 544 21.1
  1980 96 124 204 219 420 37 569 20.1
  1986 94 98 140 249 468 16 577 19.5
  1992 111 67 89 304 530 7 670 19.3
  1998 75 77 56 316 508 8 727 18.8
  2004 67 64 38 372 505 9 745 18.4
  2010 50 54 34 402 501 2 771 18.4
  2015 51 69 21 498 526 6 724 18.0
  2019 95 79 9 517 499 11 632 16.9
  2022 83 82 8 545 503 8 584 16.5
`;

const RANKS = 12;
const ranks = Array.from({ length: RANKS }, (_, index) => `${index}`);
const startsOf = tableByYear(ranks, STARTS);
const reliefOf = tableByYear(ranks, RELIEF);
const usageOf = tableByYear(
  [
    'spotStarts',
    'startersRelief',
    'completeGames',
    'shutouts',
    'saves',
    'startersSaves',
    'closersSaves',
    'outsPerStart',
  ],
  USAGE,
);

/** Smallest share of starts, and of games, that a place on the staff is kept for. */
const MIN_STARTS = 0.018;
const MIN_RELIEF = 0.045;

/** How a club of a year used its pitchers. All but `outsPerStart` are shares. */
export interface StaffShape {
  /** Of the starts, for each starter of a staff, most first. */
  readonly starts: readonly number[];
  /** Relief appearances of each regular reliever, of the club's games, most first. */
  readonly relief: readonly number[];
  /** Starts by relievers and relief appearances by starters, of the club's games. */
  readonly spotStarts: number;
  readonly startersRelief: number;
  /** Of starts, of complete games, and of wins. */
  readonly completeGames: number;
  readonly shutouts: number;
  readonly saves: number;
  /** The starters' part of the saves, and the closer's part of what is left. */
  readonly startersSaves: number;
  readonly closersSaves: number;
  readonly outsPerStart: number;
}

const sharesAbove = (figures: Readonly<Record<string, number>>, min: number) =>
  ranks.map((rank) => (figures[rank] ?? 0) / 1000).filter((share) => share >= min);

/** Returns the shape of the staffs of a year. */
export const staffShapeOf = rememberByYear((year): StaffShape => {
  const { outsPerStart, ...usage } = usageOf(year);
  const shares = Object.fromEntries(
    Object.entries(usage).map(([name, thousandths]) => [name, thousandths / 1000]),
  ) as Omit<StaffShape, 'starts' | 'relief' | 'outsPerStart'>;
  return {
    ...shares,
    outsPerStart,
    starts: sharesAbove(startsOf(year), MIN_STARTS),
    relief: sharesAbove(reliefOf(year), MIN_RELIEF),
  };
});
