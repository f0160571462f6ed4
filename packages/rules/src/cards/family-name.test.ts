import fc from 'fast-check';
import { expect, test } from 'vitest';
import { familyName, familyNameFirst } from './family-name.ts';

test.each([
  ['Babe Ruth', 'Ruth', 'Ruth, Babe'],
  ['Ken Griffey Jr.', 'Griffey', 'Griffey, Ken Jr.'],
  ['Elly de la Cruz', 'de la Cruz', 'de la Cruz, Elly'],
  ['Elly De La Cruz', 'De La Cruz', 'De La Cruz, Elly'],
  ['Andy Van Slyke', 'Van Slyke', 'Van Slyke, Andy'],
  ['Randy St. Claire', 'St. Claire', 'St. Claire, Randy'],
  ['Daniel Ponce de Leon', 'Ponce de Leon', 'Ponce de Leon, Daniel'],
  ['Chan Ho Park', 'Park', 'Park, Chan Ho'],
  ['J. D. Martinez', 'Martinez', 'Martinez, J. D.'],
  ['Del Howard', 'Howard', 'Howard, Del'],
  ['Van Mungo', 'Mungo', 'Mungo, Van'],
  ['Cal Ripken Jr', 'Ripken', 'Ripken, Cal Jr'],
  ['Ichiro', 'Ichiro', 'Ichiro'],
  ['Van de la Cruz', 'de la Cruz', 'de la Cruz, Van'],
  ['  Babe   Ruth ', 'Ruth', 'Ruth, Babe'],
])('%s is a %s, listed as %s', (name, family, listed) => {
  expect(familyName(name)).toBe(family);
  expect(familyNameFirst(name)).toBe(listed);
});

test('no word of a name is lost where it is listed', () => {
  const word = fc.constantFrom('Ken', 'de', 'la', 'Cruz', 'Jr.', 'van', 'J.', 'Núñez');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const listed = familyNameFirst(words.join(' ')).replace(',', '').split(' ');
      expect(listed.toSorted()).toEqual(words.toSorted());
    }),
  );
});
