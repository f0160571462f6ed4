/** Returns the nickname of a club: "Red Sox" of "1986 Boston Red Sox". */
export const clubNickname = (name: string): string =>
  /(?:(?:Red|White|Blue|Brown|Black|Green|Gray|Gold) )?\S+$/.exec(name)?.[0] ?? name;
