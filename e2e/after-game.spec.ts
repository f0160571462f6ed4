import type { Page } from '@playwright/test';

import { expectApiOk } from './api-client.ts';
import { expectAccessiblePage } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { playScreen, signUpWithTeam } from './play-game.ts';
import { accessTokenOf, type GameStatus } from './play-by-api.ts';
import { logInFirstAdmin } from './sign-in-as-admin.ts';
import type { Program } from './start-program.ts';

const PLAYER = {
  username: 'rusie',
  email: 'rusie@mudville.example',
  password: 'Fadeaway#6',
};
/** Of so many series the weakest club does not win all. */
const MAX_SERIES = 60;
/** Outs after which a lead of so many runs is as good as a win. */
const LATE_OUTS = 48;
const SAFE_LEAD = 4;

interface Contest {
  readonly campaignContestID: number;
  readonly campaignID: number;
  readonly userTeamID: string;
}

interface Game extends GameStatus {
  readonly GameParticipants: readonly { readonly userID: string | null; readonly role: string }[];
  readonly scoreboardData: { readonly homeScore: number; readonly visitorScore: number };
  readonly situation: GameStatus['situation'] & { readonly ipOuts: number };
}

/** Creates a campaign of one contest of three games against the weakest club, for $888, 2 packs. */
async function createContest(program: Program): Promise<Contest> {
  const { token } = await logInFirstAdmin(program);
  const post = <Body>(path: string, body: object) =>
    expectApiOk<Body>(program, `POST ${path}`, { body, token });
  const readTeams = () =>
    expectApiOk<{ userTeamID: string; score: number }[]>(program, 'GET /teams/comp-team', {
      token,
    });
  // Clubs come with their season's cards.
  await expect
    .poll(async () => (await readTeams()).length, { timeout: 120_000 })
    .toBeGreaterThan(5);
  const teams = await readTeams();
  const weakest = teams.toSorted((a, b) => a.score - b.score)[0]!;
  const [series] = await expectApiOk<{ seriesID: number }[]>(program, 'GET /series');
  const { campaignID } = await post<{ campaignID: number }>('/campaign/create', {
    name: 'Harvest Cup',
    desc: 'After the harvest.',
  });
  const { rewardID } = await post<{ rewardID: number }>('/reward/create', {
    money: 888,
    seriesID: series?.seriesID,
    numberOfSeries: 2,
  });
  const { userTeamID } = weakest;
  return post('/campaignContest/create', {
    campaignID,
    name: 'The Haymakers',
    userTeamID,
    rewardID,
    numOfGames: 3,
  });
}

/**
 * Plays a game by API until it is over, or late with a safe lead of the user; returns whether it
 * is the latter.
 */
async function playUntilSafe(program: Program, token: string, gameID: string): Promise<boolean> {
  const path = `/games/${gameID}`;
  let game = await expectApiOk<Game>(program, `GET ${path}`, { token });
  const isHome = game.GameParticipants.find(({ userID }) => userID !== null)?.role === 'home';
  while (!game.isFinal) {
    const { homeScore, visitorScore } = game.scoreboardData;
    const lead = isHome ? homeScore - visitorScore : visitorScore - homeScore;
    if (game.situation.ipOuts >= LATE_OUTS && lead >= SAFE_LEAD) return true;
    const next = game.pendingChoice
      ? await expectApiOk<Game>(program, `POST ${path}/manageEvent`, {
          body: { event: game.pendingChoice.kind, runnersAdvancing: null },
          token,
        })
      : await expectApiOk<Game>(program, `POST ${path}/play`, { body: { until: 'half' }, token });
    game = { ...game, ...next };
  }
  return false;
}

/** Brings a series by API to where its next win, which is near, decides it; ends it at its page. */
async function winContest(page: Page, program: Program): Promise<void> {
  let contest = await createContest(program);
  const token = await accessTokenOf(page);
  const [team] = await expectApiOk<{ userTeamID: string }[]>(program, 'GET /teams/user', { token });
  const post = <Body>(path: string, body: object) =>
    expectApiOk<Body>(program, `POST ${path}`, { body, token });
  for (let attempt = 0; attempt < MAX_SERIES; attempt += 1) {
    const { userCampaignContestID } = await post<{ userCampaignContestID: string }>(
      '/userCampaignContest/create',
      { campaignContestID: contest.campaignContestID },
    );
    const readSeries = () =>
      expectApiOk<{ wins: number; result: string | null }>(
        program,
        `GET /userCampaignContest/${userCampaignContestID}`,
        { token },
      );
    let series = await readSeries();
    for (; series.result === null; series = await readSeries()) {
      const { gameID } = await post<{ gameID: string }>('/games/campaign', {
        userCampaignContestID,
        homeUserTeamID: team?.userTeamID,
        visitingUserTeamID: contest.userTeamID,
      });
      if (series.wins === 0) {
        await post(`/games/${gameID}/play`, { until: 'final' });
      } else if (await playUntilSafe(program, token, gameID)) {
        await page.goto(`/game/${gameID}/play`);
        await page.getByRole('button', { name: 'Play to End' }).click();
        await expect(playScreen(page).final).toBeVisible();
        if ((await readSeries()).result === 'win') return;
      }
    }
    // A close game that was won by API has used up the first win: another campaign begins.
    if (series.result === 'win') contest = await createContest(program);
  }
  throw new Error('no series was won at its page');
}

test('a contest is won: the pennant goes up, the bar tells what it brought, and a rematch is one click away', async ({
  page,
  program,
  mailServer,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });
  await winContest(page, program);
  const stage = page.locator('[data-celebration]');
  const bar = page.locator('[data-roll-bar]');
  const line = /Series won 2-[01]: \$888 and 2 packs/;

  await test.step('the moment is staged, and goes by itself', async () => {
    // One look at it: it is there for two seconds only.
    await expect(stage).toContainText(
      /The pennant is yours.*Harvest Cup.*Series won 2-[01]: \$888 and 2 packs/,
    );
    await expect(stage).toHaveCount(0, { timeout: 10_000 });
  });

  await test.step('the bar says the same in words that stay', async () => {
    await expect(bar.getByRole('status')).toContainText(line);
    await expect(bar.getByRole('status')).toContainText(/Rating \d+ → ?to ?\d+|Rating \d+/);
    await expect(bar.getByRole('status')).toContainText('Experience +30');
    await expect(bar.getByRole('link', { name: 'To the pennant' })).toBeVisible();
    await expectAccessiblePage(page, 'the play screen after a won contest');
  });

  await test.step('a reload tells it again without staging it', async () => {
    await page.reload();
    await expect(bar.getByRole('status')).toContainText(line);
    await expect(stage).toHaveCount(0);
  });

  await test.step('with reduced motion it is a still picture, and a key skips it', async () => {
    await page.evaluate(() => localStorage.removeItem('pennant-seen-moments'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(stage).toBeVisible();
    const isStill = await stage.evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).length === 0 &&
        element.querySelector('animate') === null,
    );
    expect(isStill).toBe(true);
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(stage).toHaveCount(0, { timeout: 400 });
    }).toPass();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  await test.step('the summary tells what the game brought', async () => {
    await playScreen(page).final.click();
    const brought = page.getByRole('region', { name: 'What it brought' });
    await expect(brought).toContainText(line);
    await expect(brought).toContainText('Team rating');
    await expectAccessiblePage(page, 'the summary of a won contest');
    await page.goBack();
  });

  await test.step('the rematch is a game of the same clubs at the other park', async () => {
    const before = page.url();
    const clubs = await page.getByRole('heading', { level: 1 }).textContent();
    await bar.getByRole('button', { name: 'Rematch' }).click();
    await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
    await expect.poll(() => page.url()).not.toBe(before);
    await expect(playScreen(page).roll).toBeEnabled();
    const [visitors, home] = clubs!.split(' at ');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${home} at ${visitors}`);
  });
});
