/**
 * Win probability added is counted in ten thousandths of a win: whole numbers, whose sums are exact
 * in any order.
 */
export const WPA_UNITS = 10_000;
