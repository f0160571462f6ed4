import type { BatterResult, BatterCell, PitcherCell } from '../cards/card.ts';
import type { BatterSource, PitcherSource, SideSource } from '../games/setup.ts';
import { BATTING_POSITIONS, SLOTS } from '../games/lineup-slots.ts';

const eleven = <Cell>(cell: Cell): Cell[] => Array.from({ length: 11 }, () => cell);

/** Tables of about an average batter of the record. */
const AVERAGE_BASE: readonly BatterCell[] = [
  'HR',
  'H1',
  'BB',
  'H1',
  'OO',
  'OO',
  'OO',
  'SO',
  'X',
  'OO',
  'SO',
];
const AVERAGE_EXTRA: readonly BatterResult[] = [
  'OO',
  'OO',
  'BB',
  'H3',
  'H2',
  'H2',
  'H2',
  'HR',
  'BB',
  'OO',
  'OO',
];

/** Returns an average batter with an invented name. */
export const aBatter = (overrides: Partial<BatterSource> = {}): BatterSource => ({
  type: 'Batter',
  cardID: 1,
  name: 'Al Average',
  positions: ['C', '1B', '2B', '3B', 'SS', 'OF', 'DH'],
  dice: { base: AVERAGE_BASE, extra: AVERAGE_EXTRA },
  speed: 50,
  stealAttemptRate: 0.06,
  stealSuccessRate: 0.68,
  errorRate: 0.02,
  ...overrides,
});

/** Returns a batter who gets the same result on every roll. */
export const aBatterWho = (
  result: BatterResult,
  overrides: Partial<BatterSource> = {},
): BatterSource => aBatter({ dice: { base: eleven(result), extra: eleven(result) }, ...overrides });

/** Returns a pitcher, by default with empty cells. */
export const aPitcher = (overrides: Partial<PitcherSource> = {}): PitcherSource => ({
  type: 'Pitcher',
  cardID: 2,
  name: 'Pete Plain',
  positions: ['SP', 'RP'],
  dice: eleven<PitcherCell>(null),
  stamina: 65,
  ...overrides,
});

export const aPitcherWith = (
  cell: PitcherCell,
  overrides: Partial<PitcherSource> = {},
): PitcherSource => aPitcher({ dice: eleven(cell), ...overrides });

/** Returns a side of 24 average players named after their slots ("V-SS", "V-SP1"). */
export const aSide = (prefix: string, overrides: Partial<SideSource> = {}): SideSource => ({
  name: prefix,
  players: SLOTS.map((slot, index) => {
    const cardID = index + 1;
    const name = `${prefix}-${slot}`;
    if (slot.startsWith('SP')) return aPitcher({ cardID, name, positions: ['SP'] });
    if (slot.startsWith('RP')) return aPitcher({ cardID, name, positions: ['RP'], stamina: 12 });
    const fieldPosition = BATTING_POSITIONS.find((position) => position === slot);
    return aBatter({ cardID, name, ...(fieldPosition && { positions: [fieldPosition] }) });
  }),
  battingOrder: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  starter: 9,
  manager: 'computer',
  ...overrides,
});
