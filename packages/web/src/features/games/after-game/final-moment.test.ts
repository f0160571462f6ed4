import { describe, expect, test } from 'vitest';

import { aContestOfGame, theEarnings } from '../testing/a-game-summary.ts';
import { finalMoment } from './final-moment.ts';

const won = aContestOfGame({ wins: 4, losses: 3, result: 'win', decided: 'win' });
const earnings = theEarnings();
const levelUp = theEarnings({ experience: 30, experienceAfter: 110 });

describe('a moment is', () => {
  test('a contest that the game won', () => {
    expect(finalMoment({ UserCampaignContest: won, earnings })).toMatchObject({
      kicker: 'Contest won',
      title: 'The Town Nine',
      detail: 'Series won 4-3',
      flag: { lettering: 'PR', hasStar: false },
    });
  });

  test('a campaign that the game completed: its pennant has the star', () => {
    const contest = { ...won, isCampaignWon: true };
    expect(finalMoment({ UserCampaignContest: contest, earnings })).toMatchObject({
      kicker: 'The pennant is yours',
      title: 'The Pennant Race',
      flag: { hasStar: true },
    });
  });

  test('a level, of which a greater moment tells too', () => {
    expect(finalMoment({ UserCampaignContest: null, earnings: levelUp })).toMatchObject({
      title: 'Level 2',
      detail: '190 experience to level 3',
      flag: { lettering: '2' },
    });
    expect(finalMoment({ UserCampaignContest: won, earnings: levelUp })).toMatchObject({
      title: 'The Town Nine',
      detail: 'Series won 4-3, and level 2',
    });
  });
});

describe('no moment is', () => {
  test('a game that was just won', () => {
    expect(finalMoment({ UserCampaignContest: null, earnings })).toBeNull();
  });

  test('a game of a series that was won before it', () => {
    const later = { ...won, decided: null };
    expect(finalMoment({ UserCampaignContest: later, earnings })).toBeNull();
  });

  test('a game under way, or one whose experience is not known any more', () => {
    expect(finalMoment({ UserCampaignContest: null, earnings: null })).toBeNull();
    const old = theEarnings({ experienceAfter: null });
    expect(finalMoment({ UserCampaignContest: null, earnings: old })).toBeNull();
  });
});
