const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i;

/** Words that a family name begins with: "de la Cruz", "Van Slyke", "St. Claire". */
const PARTICLES = new Set(
  'da dal de del della den der des di dos du la las le lo los montes ponce st. ten van vande vander vanden von'.split(
    ' ',
  ),
);

/** Splits a player's name into given name, family name and a suffix like Jr. */
const splitName = (name: string): { given: string; family: string; suffix: string } => {
  const words = name.trim().split(/\s+/);
  const end = words.length > 1 && SUFFIX.test(words.at(-1) ?? '') ? words.length - 1 : words.length;
  const particle = words.findIndex(
    (word, index) => index > 0 && index < end - 1 && PARTICLES.has(word.toLowerCase()),
  );
  const start = particle > 0 ? particle : end - 1;
  return {
    given: words.slice(0, start).join(' '),
    family: words.slice(start, end).join(' '),
    suffix: words.slice(end).join(' '),
  };
};

/** Returns the family name without a suffix like Jr.: "de la Cruz" of "Elly de la Cruz". */
export const familyName = (name: string): string => splitName(name).family;

/**
 * Returns a player's name as it is sorted, family name first: "de la Cruz, Elly", "Griffey, Ken
 * Jr.".
 */
export const familyNameFirst = (name: string): string => {
  const { given, family, suffix } = splitName(name);
  const rest = [given, suffix].filter((word) => word !== '').join(' ');
  return rest === '' ? family : `${family}, ${rest}`;
};
