import { A_SUBSCRIPTION } from '../notifications/testing/a-subscription.ts';

/** What valid bodies are made of. */
interface ExampleBodies {
  readonly year: number;
  readonly club: string;
  readonly lineup: unknown;
  /** The ids of each user, as `FuzzUser` has them. */
  readonly users: readonly (readonly string[])[];
  /** The name of a user whose team can be challenged. */
  readonly publisher: string;
  /** How today's game is played to its end. */
  readonly choices: readonly string[];
}

/** Returns valid bodies of calls that random values would hardly ever satisfy, by their path. */
export const exampleBodies = ({
  year,
  club,
  lineup,
  users,
  publisher,
  choices,
}: ExampleBodies): Record<string, readonly unknown[]> => {
  const firstCardID = year * 10_000 + 1;
  return {
    '/cardInventory': users.map((ids) => ({
      inventoryID: ids.at(-1),
      displayKey: `${year}-base`,
      cardID: firstCardID,
    })),
    '/cups': [
      {
        name: 'Autumn Cup',
        kind: { kind: 'scoreCap', maxScore: 60 },
        begins: '2030-05-03T18:00:00Z',
        maxPlaces: 16,
      },
    ],
    ...Object.fromEntries(
      ['free', 'free/score', 'free/review'].map((call) => [
        `/daily/{day}/${call}`,
        [[], choices.slice(0, 1), choices].map((some) => ({ choices: some, known: 0 })),
      ]),
    ),
    '/daily/{day}/attempt': [
      {},
      ...choices.map((option, number) => ({ decision: { number, option }, known: 3 })),
    ],
    '/swapBox': [
      { seriesID: year, wanted: firstCardID + 6, given: [5, 5, 5].map((n) => firstCardID + n) },
    ],
    '/notifications/browsers': [A_SUBSCRIPTION],
    '/teams': users.map(([, userTeamID]) => ({ name: 'Nine', lineup, userTeamID })),
    '/series': [
      {
        seriesKey: 'old-timers',
        name: 'Old Timers',
        year: null,
        cost: 500,
        minRating: 66,
        teamsIncluded: 'BOX,CAR',
        purchaseLimit: 5,
        isActive: false,
        numberOfCards: 4,
        tierWeights: { iron: 0, bronze: 0, silver: 10, gold: 5, titanium: 2, uranium: 1 },
      },
    ],
    '/card/custom': [
      {
        type: 'Batter',
        name: 'Casey',
        year: 1888,
        teamNameID: 'MUD',
        clubName: 'Mudville Nine',
        league: 'ML',
        rating: 60,
        bats: 'R',
        throws: null,
        seriesID: year,
        positions: ['CF'],
        speed: 50,
        stealAttemptRate: 0.1,
        stealSuccessRate: 0.6,
        errorRate: 0.02,
        ...Object.fromEntries(
          [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((sum) => [
            [`d${sum}`, 'X'],
            [`xd${sum}`, 'SO'],
          ]),
        ),
      },
    ],
    '/series/{id}/cards': [{ add: [firstCardID, firstCardID + 5000], remove: [firstCardID + 1] }],
    '/challenges/team': users.map(([, userTeamID]) => ({
      userTeamID,
      hook: 'late',
      steals: 'never',
      closer: 'RP3',
    })),
    '/challenges': users.map(([, userTeamID]) => ({ username: publisher, userTeamID })),
    '/reports': [
      { kind: 'username', place: { username: publisher }, reason: 'offensive' },
      { kind: 'team_name', place: { username: publisher } },
      ...users.flatMap(([, userTeamID, gameID]) => [
        { kind: 'team_name', place: { username: publisher, userTeamID }, reason: 'other' },
        { kind: 'team_name', place: { gameID, side: 'home' } },
        { kind: 'username', place: { gameID, side: 'visitors' } },
      ]),
    ],
    '/challenges/link/{token}': users.map(([, userTeamID]) => ({ userTeamID })),
    '/games': users.flatMap(([, homeUserTeamID]) => [
      { homeUserTeamID, visitingUserTeamID: club, role: 'home' },
      { homeUserTeamID: club, visitingUserTeamID: homeUserTeamID, role: 'away' },
    ]),
  };
};
