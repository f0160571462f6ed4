import { describe, expect, test } from 'vitest';

import { anEvent } from '../testing/a-game-dto.ts';
import { aPublicGame } from '../testing/a-public-game.ts';
import { publicGameShareMetadata } from './public-game-metadata.ts';
import { publicGamePath, shownEventNumber } from './public-game-path.ts';

const HOMER = anEvent(2, {
  resultType: 'HR',
  outKind: null,
  ipOuts: 1,
  resultDescription: 'N1 homers to left.',
});
const GAME = aPublicGame({ events: [anEvent(1), HOMER, anEvent(3, { ipOuts: 2 })] });
const metadataOf = (eventNumber?: string, game = GAME) =>
  publicGameShareMetadata([{ label: 'a catalogue' }, game], { eventNumber });

describe('a link to a public game', () => {
  test('tells both teams, the score and the result', () => {
    expect(metadataOf()).toMatchObject({
      title: '1954 Boxcar Nine 1, Mudville Nine 2',
      description: 'Mudville Nine won 2-1. Every roll of the game, with both cards and the dice.',
      path: `/g/${GAME.gameID}`,
      image: { path: `/g/${GAME.gameID}/preview.png`, width: 1200, height: 630 },
    });
  });

  test('to one of its events tells the play, and has a picture of it', () => {
    expect(metadataOf('2')).toMatchObject({
      title: 'Home run, Top 1: 1954 Boxcar Nine 1, Mudville Nine 2',
      description: 'N1 homers to left. The play with both cards and the dice.',
      path: `/g/${GAME.gameID}/2`,
      image: { path: `/g/${GAME.gameID}/2/preview.png` },
    });
  });

  test('to its last event, or to one that it has not got, is one to the game', () => {
    for (const eventNumber of ['3', '4', '0', 'x', '2.5', '9'.repeat(30)])
      expect(metadataOf(eventNumber)?.path).toBe(`/g/${GAME.gameID}`);
  });

  test('is one to the game where there is no event, and to nothing without the game', () => {
    expect(metadataOf('1', aPublicGame())?.title).toBe('1954 Boxcar Nine 1, Mudville Nine 2');
    expect(publicGameShareMetadata([{ label: 'a catalogue' }], {})).toBeNull();
  });
});

test('the address of an event ends with its number', () => {
  expect(publicGamePath('g')).toBe('/g/g');
  expect(publicGamePath('g', 7)).toBe('/g/g/7');
  expect(shownEventNumber('7', 9)).toBe(7);
});
