import { expectApiOk } from './api-client.ts';
import { expectAccessiblePage } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { accessTokenOf } from './play-by-api.ts';
import { signUpWithTeam, playScreen } from './play-game.ts';
import { waitForAllCards } from './sign-in-as-admin.ts';
import { expectToast } from './toasts.ts';

const PLAYER = {
  username: 'Wilhelmina_Wonderful_024',
  email: 'wilhelmina@mudville.example',
  password: 'Mudville#9',
};

interface Home {
  readonly team: { readonly userTeamID: string };
  readonly gamesUnderWay: readonly { readonly gameID: string }[];
}
interface Proposals {
  readonly opponents: readonly {
    readonly level: string;
    readonly winChance: number;
    readonly opponent: { readonly name: string };
  }[];
}

test.use({ viewport: { width: 360, height: 740 } });

test('a player’s day: one click to the first game, three hints, the first pack, three opponents', async ({
  page,
  program,
  mailServer,
}) => {
  const main = page.getByRole('main');
  await waitForAllCards(program);
  // The last campaigns are drawn up after the last card.
  await expect
    .poll(() => expectApiOk(program, 'GET /catalogue'))
    .toMatchObject({ campaigns: 'there' });
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });
  const token = await accessTokenOf(page);
  const readHome = () => expectApiOk<Home>(program, 'GET /home', { token });
  const { team } = await readHome();

  await test.step('home greets by name, and a name of 24 letters widens no page', async () => {
    await page.goto('/');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${PLAYER.username}!`);
    for (const head of ['Your first game', 'Daily allowance', 'First steps'])
      await expect(main.getByText(head, { exact: true })).toBeVisible();
    await expect(main.getByText(/You win a game \d+ in 100/)).toBeVisible();
    // A team is there; packs and campaigns are to come.
    await expect(main.getByText('(done)')).toHaveCount(1);
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessiblePage(page, 'home of a newcomer');
  });

  await test.step('the allowance is claimed on the spot; the balance in the bar follows', async () => {
    const balance = page.getByRole('link', { name: /^Balance \$/ });
    await expect(balance).toHaveText('Balance $1,300');
    await main.getByRole('button', { name: 'Claim', exact: true }).click();
    await expectToast(page, '$390 added to your wallet!');
    await expect(balance).toHaveText('Balance $1,690');
    await expect(main.getByRole('button', { name: 'Claimed today' })).toBeFocused();
    await page.reload();
    await expect(main.getByText('First steps')).toBeVisible();
    await expect(main.getByText('Daily allowance')).toHaveCount(0);
  });

  let gameID = '';
  await test.step('one click starts the first game, against a club that loses 55 to 65 in 100', async () => {
    const first = await expectApiOk<Proposals>(
      program,
      `GET /teams/${team.userTeamID}/opponents?for=first`,
      { token },
    );
    const [{ winChance, opponent } = { winChance: 0, opponent: { name: '' } }] = first.opponents;
    expect(winChance).toBeGreaterThanOrEqual(0.55);
    expect(winChance).toBeLessThanOrEqual(0.65);
    await expect(main.getByRole('heading', { name: opponent.name })).toBeVisible();
    const begun = Date.now();
    await main.getByRole('button', { name: 'Play Ball' }).click();
    await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
    await expect(playScreen(page).roll).toBeEnabled();
    console.log(
      `from home to the first game: 1 click, ${Date.now() - begun} ms, ${winChance} to win`,
    );
    gameID = page.url().split('/').at(-2) ?? '';
  });

  await test.step('three hints are shown once', async () => {
    const hints = page.getByRole('region', { name: 'Hints' });
    await expect(hints).toContainText('1 of 3');
    // Both strips of dice are above the bar before the first roll, with the hint in it.
    const gap = () =>
      page.evaluate(() => {
        const box = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return box('[data-roll-bar]').top - box('[data-strips]').bottom;
      });
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await expectAccessiblePage(page, 'play with a hint');
    await hints.getByRole('button', { name: 'Next' }).click();
    await expect(hints).toContainText('2 of 3');
    await page.reload();
    await expect(hints).toContainText('2 of 3');
    await hints.getByRole('button', { name: 'Next' }).click();
    await hints.getByRole('button', { name: 'Got it' }).click();
    await expect(hints).toHaveCount(0);
    await page.reload();
    await expect(playScreen(page).roll).toBeEnabled();
    await expect(hints).toHaveCount(0);
  });

  await test.step('home leads to the game under way and says who leads', async () => {
    await expectApiOk(program, `POST /games/${gameID}/play`, { body: { until: 'half' }, token });
    await page.goto('/');
    await expect(main.getByText(/^Bottom 1, nobody out\.$/)).toBeVisible();
    await expect(main.getByText(/ lead \d+–\d+$|^Tied \d+–\d+$/)).toBeVisible();
    await expectAccessiblePage(page, 'home with a game under way');
    await main.getByRole('link', { name: 'Go on' }).click();
    await expect(page).toHaveURL(`/game/${gameID}/play`);
  });

  await test.step('after the first game comes the first pack', async () => {
    await expectApiOk(program, `POST /games/${gameID}/play`, { body: { until: 'final' }, token });
    await page.reload();
    await expect(main.getByText(/^You (win|lose) \d+–\d+$/)).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const box = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const bar = box('.final-bar');
          return bar.top >= box('.ballpark-result').bottom && bar.bottom <= innerHeight;
        }),
      )
      .toBe(true);
    await main.getByRole('link', { name: 'Buy your first pack' }).click();
    await expect(page).toHaveURL('/packs/buy');
    await page.goto('/');
    await expect(main.getByRole('link', { name: 'Buy your first pack' })).toBeVisible();
    for (const head of ['What your cards did', 'Last results'])
      await expect(main.getByRole('heading', { name: head })).toBeVisible();
    await expectAccessiblePage(page, 'home after the first game');
  });

  await test.step('New Game proposes three clubs; others at a click, and one click plays', async () => {
    const { opponents } = await expectApiOk<Proposals>(
      program,
      `GET /teams/${team.userTeamID}/opponents`,
      { token },
    );
    expect(opponents.map(({ level }) => level)).toEqual(['easier', 'even', 'harder']);
    const names = opponents.map(({ opponent }) => opponent.name);
    await page.goto('/game/create');
    const panels = main.getByRole('button', { name: /^Play the / });
    await expect(panels).toHaveCount(3);
    for (const name of names) await expect(main.getByRole('heading', { name })).toBeVisible();
    await expectAccessiblePage(page, 'new game with three clubs');
    await main.getByRole('button', { name: 'Other three' }).click();
    await expect(panels).toHaveCount(3);
    await expect(panels.nth(1)).not.toHaveAccessibleName(`Play the ${names[1]}`);
    const shown = (await panels.nth(1).getAttribute('aria-label'))?.replace('Play the ', '') ?? '';
    // The search begins with the even club.
    await main.getByRole('button', { name: 'Search all clubs' }).click();
    await expect(main.getByRole('combobox', { name: 'Opponent Team' })).toHaveValue(
      new RegExp(`^${shown} \\(score`),
    );
    await panels.nth(1).click();
    await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
    const { gamesUnderWay } = await readHome();
    expect(gamesUnderWay[0]?.gameID).toBe(page.url().split('/').at(-2));
    await expect(main.getByRole('heading', { level: 1 })).toContainText(shown);
  });

  await test.step('once all three first steps are done they are folded', async () => {
    const { CampaignContests } = (
      await expectApiOk<{ CampaignContests: { campaignContestID: number }[] }[]>(
        program,
        'GET /campaign',
      )
    )[0]!;
    const body = { campaignContestID: CampaignContests[0]!.campaignContestID };
    await expectApiOk(program, 'POST /userCampaignContest/create', { body, token });
    const series = await expectApiOk<{ seriesID: number }[]>(program, 'GET /series');
    const pack = { seriesID: series[0]!.seriesID, amount: 1 };
    await expectApiOk(program, 'POST /packInventory/buy', { body: pack, token });
    await page.goto('/');
    await expect(main.getByText('First steps: all done')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Open it' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Buy packs/ })).toBeHidden();
    await main.getByText('First steps: all done').click();
    await expect(main.getByRole('link', { name: /^Buy packs/ })).toBeVisible();
  });
});
