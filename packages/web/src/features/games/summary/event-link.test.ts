import { expect, test } from 'vitest';

import { eventAnchor, eventNumberInHash } from './event-link.ts';

test('an address names the event that it was copied from', () => {
  expect(eventNumberInHash(`#${eventAnchor(12)}`)).toBe(12);
});

test('what names no event is none', () => {
  expect(
    ['', '#', '#event-', '#event-0', '#event-1x', '#events-3', '#event--1'].map(eventNumberInHash),
  ).toEqual([null, null, null, null, null, null, null]);
});
