/** A day of the calendar as it is written: "2026-11-26". */
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days of four hundred years, after which the calendar repeats, and of its shorter cycles. */
const DAYS_OF_400_YEARS = 146_097;
const DAYS_OF_100_YEARS = 36_524;
const DAYS_OF_4_YEARS = 1_461;
const DAYS_OF_YEAR = 365;
/** Days from March 1 of the year 0 to January 1, 1970. */
const TO_1970 = 719_468;
/** Days of five months from March on, or August: 153 again and again. */
const DAYS_OF_5_MONTHS = 153;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Returns the number of a day of the calendar, 0 on January 1, 1970, as `utcDayOf` counts. Throws
 * for a text that is not a date. Years begin in March here, so that a leap day is the last of one.
 */
export const dayNumberOf = (date: string): number => {
  const match = DATE.exec(date);
  if (match === null) throw new Error(`Not a date: ${date}`);
  const [, year = '', month = '', day = ''] = match;
  const fromMarch = (Number(month) + 9) % 12;
  const years = Number(year) - (Number(month) <= 2 ? 1 : 0);
  const cycle = Math.floor(years / 400);
  const ofCycle = years - cycle * 400;
  const ofYear = Math.floor((DAYS_OF_5_MONTHS * fromMarch + 2) / 5) + Number(day) - 1;
  const leapDays = Math.floor(ofCycle / 4) - Math.floor(ofCycle / 100);
  return cycle * DAYS_OF_400_YEARS + ofCycle * DAYS_OF_YEAR + leapDays + ofYear - TO_1970;
};

/** Returns the day of the calendar of a day's number. */
export const dateOfDayNumber = (number: number): string => {
  const days = number + TO_1970;
  const cycle = Math.floor(days / DAYS_OF_400_YEARS);
  const ofCycle = days - cycle * DAYS_OF_400_YEARS;
  const leapDays =
    Math.floor(ofCycle / (DAYS_OF_4_YEARS - 1)) -
    Math.floor(ofCycle / DAYS_OF_100_YEARS) +
    Math.floor(ofCycle / (DAYS_OF_400_YEARS - 1));
  const year = Math.floor((ofCycle - leapDays) / DAYS_OF_YEAR);
  const ofYear = ofCycle - (DAYS_OF_YEAR * year + Math.floor(year / 4) - Math.floor(year / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / DAYS_OF_5_MONTHS);
  const day = ofYear - Math.floor((DAYS_OF_5_MONTHS * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const years = cycle * 400 + year + (month <= 2 ? 1 : 0);
  return `${String(years).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
};
