import type { GameEvent } from '../event.ts';
import type { Fielder } from '../lineup-slots.ts';

export const FIELDER_NAMES: Readonly<Record<Fielder, string>> = {
  P: 'pitcher',
  C: 'catcher',
  '1B': 'first baseman',
  '2B': 'second baseman',
  '3B': 'third baseman',
  SS: 'shortstop',
  LF: 'left fielder',
  CF: 'center fielder',
  RF: 'right fielder',
};

const FIELD_NAMES: Readonly<Record<Fielder, string>> = {
  P: 'the pitcher',
  C: 'the catcher',
  '1B': 'first',
  '2B': 'second',
  '3B': 'third',
  SS: 'short',
  LF: 'left',
  CF: 'center',
  RF: 'right',
};
export const fieldName = (fielder: Fielder | null): string =>
  fielder === null ? 'the infield' : FIELD_NAMES[fielder];

/** The fielders of a double play by position numbers, keyed by the fielder who started it. */
export const DOUBLE_PLAY_ROUTES: Readonly<Partial<Record<Fielder, string>>> = {
  P: '1-6-3',
  C: '2-6-3',
  '1B': '3-6-3',
  '2B': '4-6-3',
  '3B': '5-4-3',
  SS: '6-4-3',
};

/**
 * Returns the direction of a ball into the outfield: "left", "left-center", "the right-field
 * corner".
 */
export const outfieldDirection = ({ ballAngle }: GameEvent): string => {
  const angle = ballAngle ?? 0;
  const side = angle < 0 ? 'left' : 'right';
  const off = Math.abs(angle);
  if (off > 34) return `the ${side}-field corner`;
  if (off > 20) return side;
  return off > 8 ? `${side}-center` : 'center';
};

/** Returns the field to which a single went: "left", "center", "right". */
export const singleDirection = ({ fielder }: GameEvent): string => fieldName(fielder);

/** Returns one of several variants of a text, the same for the same event. */
export const pickVariant = (event: GameEvent, variants: readonly string[]): string =>
  variants[event.eventNumber % variants.length] as string;
