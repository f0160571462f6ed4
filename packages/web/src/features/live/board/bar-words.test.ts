import type { LiveView } from '@pennant/rules/live/live-view';
import { describe, expect, test } from 'vitest';

import { LiveGameOfTests } from '../testing/a-live-game.ts';
import { announcementOf, ownStatus } from './announcement.ts';
import { noticeOfBar } from './notice-of-bar.ts';
import { awayText, opponentStatus } from './opponent-status.ts';

/** Returns the view of the home side before the first batter, with changes of either side. */
function aView(changes: {
  readonly you?: Partial<LiveView['you']>;
  readonly opponent?: Partial<LiveView['opponent']>;
  readonly view?: Partial<LiveView>;
}): LiveView {
  const live = new LiveGameOfTests(31);
  live.table.begin();
  const view = live.view();
  return {
    ...view,
    ...changes.view,
    you: { ...view.you, ...changes.you },
    opponent: { ...view.opponent, ...changes.opponent },
  };
}

const statusOf = (view: LiveView) => opponentStatus({ ...view, isBattingOther: true });

describe('what the other side does', () => {
  test.each([
    ['is deciding', aView({})],
    ['has decided', aView({ opponent: { hasDecided: true } })],
    ['is choosing', aView({ view: { phase: 'choose' } })],
    ['is away', aView({ opponent: { isConnected: false } })],
    ['is gone', aView({ opponent: { isConnected: false, isGone: true } })],
    ['computer', aView({ opponent: { computer: 'thisHalf' } })],
    ['has left', aView({ opponent: { computer: 'toTheEnd' } })],
    ['is not ready', aView({ view: { phase: 'ready' }, opponent: { isReady: false } })],
    ['is ready', aView({ view: { phase: 'ready' } })],
  ])('%s', (text, view) => {
    expect(statusOf(view).text).toBe(text);
  });

  test('is away for so many seconds more, of which only the eye is told', () => {
    const view = aView({ opponent: { isConnected: false }, view: { nextDeadline: 43_000 } });
    expect(awayText(statusOf(view).until, 500)).toBe('43 s');
    expect(statusOf(view).text).not.toMatch(/\d/);
  });
});

describe('what the bar says out of the ordinary', () => {
  const usual = {
    connection: 'open',
    endReason: null,
    shareProblem: null,
    opponent: 'Boxcar Nine',
  } as const;

  test('nothing while all goes as it should', () => {
    expect(noticeOfBar({ ...usual, view: aView({}) })).toBeNull();
  });

  test.each([
    ['lost', { ...usual, connection: 'lost', view: aView({}) }],
    ['replaced', { ...usual, connection: 'lost', endReason: 'replaced', view: aView({}) }],
    ['withdrawn', { ...usual, connection: 'lost', endReason: 'withdrawn', view: aView({}) }],
    ['unknown', { ...usual, shareProblem: 'unknown', view: aView({}) }],
    ['changed', { ...usual, shareProblem: 'changed', view: aView({}) }],
    ['storage', { ...usual, shareProblem: 'storage', view: aView({}) }],
    ['offered', { ...usual, view: aView({ view: { isOffered: true } }) }],
    ['ownComputer', { ...usual, view: aView({ you: { computer: 'thisHalf' } }) }],
    ['otherComputer', { ...usual, view: aView({ opponent: { computer: 'thisHalf' } }) }],
  ] as const)('%s', (kind, moment) => {
    expect(noticeOfBar(moment)).toMatchObject({ kind });
  });

  test('a link that did not come counts as zero, which is said at once and for the half', () => {
    const notice = noticeOfBar({ ...usual, view: aView({ opponent: { computer: 'thisHalf' } }) });
    expect(notice?.text).toMatch(/^Boxcar Nine’s link did not come within 10 seconds/);
    expect(notice?.text).toContain('zero');
  });

  test('before the game another browser’s dice are no problem: there are none yet', () => {
    const view = aView({ view: { phase: 'ready' } });
    expect(noticeOfBar({ ...usual, shareProblem: 'unknown', view })).toBeNull();
  });
});

describe('what a screen reader is told by itself', () => {
  const opponent = 'Boxcar Nine';

  test('that the player decides, and between what', () => {
    expect(announcementOf({ view: aView({}), isAsked: true, opponent })).toBe(
      'You pitch: hurl, or walk.',
    );
    expect(announcementOf({ view: aView({}), isAsked: false, opponent })).toBe('');
  });

  test('that the other side left, and not each of its decisions', () => {
    const away = aView({ opponent: { isConnected: false } });
    expect(announcementOf({ view: away, isAsked: false, opponent })).toBe('Boxcar Nine is away.');
    const decided = aView({ opponent: { hasDecided: true } });
    expect(announcementOf({ view: decided, isAsked: false, opponent })).toBe('');
  });
});

describe('the player’s own clock', () => {
  const moment = {
    isAsked: false,
    isShown: true,
    bats: false,
    isOffline: false,
    isPaused: false,
  };

  test('says what the player does', () => {
    expect(ownStatus(aView({}), { ...moment, isAsked: true })).toBe('Your call');
    expect(ownStatus(aView({ you: { hasDecided: true } }), moment)).toBe('Decided');
    expect(ownStatus(aView({ you: { computer: 'thisHalf' } }), moment)).toBe('Computer');
    const unready = aView({ view: { phase: 'ready' }, you: { isReady: false } });
    expect(ownStatus(unready, moment)).toBe('Not ready');
    expect(ownStatus(aView({}), { ...moment, isOffline: true })).toBe('Offline');
    expect(ownStatus(aView({}), { ...moment, isOffline: true, isPaused: true })).toBe('Paused');
  });

  test('tells nothing of what the dice bring while they roll', () => {
    const rolling = { ...moment, isShown: false };
    for (const phase of ['decide', 'choose', 'over'] as const) {
      const view = aView({ view: { phase }, you: { hasDecided: true } });
      expect(ownStatus(view, rolling)).toBe('You pitch');
      expect(ownStatus(view, { ...rolling, bats: true })).toBe('You bat');
    }
  });
});

test('the other side’s clock tells nothing of it either, and that they are away at once', () => {
  const rolling = { isBattingOther: true, isShown: false };
  const choosing = aView({ view: { phase: 'choose' } });
  expect(opponentStatus({ ...choosing, ...rolling }).text).toBe('bats');
  expect(opponentStatus({ ...choosing, ...rolling, isBattingOther: false }).text).toBe('pitches');
  const away = aView({ opponent: { isConnected: false } });
  expect(opponentStatus({ ...away, ...rolling }).text).toBe('is away');
});
