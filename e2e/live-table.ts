import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { expectApiOk } from './api-client.ts';
import type { MailServer } from './mail-server.ts';
import { accessTokenOf } from './play-by-api.ts';
import { signUpWithTeam } from './play-game.ts';
import type { Program } from './start-program.ts';
import { signUp, type Player } from './sign-up.ts';

const PHONE = { width: 360, height: 740 };

/** Returns the locators of a live game's board. */
export const liveBoard = (page: Page) => ({
  ready: page.getByRole('button', { name: 'Ready', exact: true }),
  /** Decides nothing out of the usual, where the player is asked. */
  decide: page.getByRole('button', { name: /^(Swing|Hurl)$/ }),
  choice: page.getByRole('dialog').locator('button[aria-keyshortcuts]'),
  ownClock: page.getByRole('region', { name: 'Your clock' }),
  otherClock: page.getByRole('region', { name: /^Clock of/ }),
  sheet: page.getByRole('region', { name: 'Recent events' }),
  verify: page.getByRole('button', { name: 'Verify this game' }),
  notice: page.locator('.live-notice'),
});

/** A live game as its player reads it. */
export interface LiveGameRead {
  readonly update: {
    readonly events: readonly { readonly eventNumber: number; readonly ipOuts: number }[];
    readonly view: {
      readonly phase: string;
      readonly eventNumber: number;
      readonly side: 'visitors' | 'home';
      readonly game: { readonly ipOuts: number };
      readonly result: { readonly how: string; readonly winner: string | null } | null;
    };
  };
}

/** A player in a browser of their own. */
export interface LivePlayer {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly username: string;
  /** Returns the game as the program shows it to the player. */
  readonly read: (gameID: string, program: Program) => Promise<LiveGameRead>;
}

interface World {
  readonly browser: Browser;
  readonly program: Program;
  readonly mailServer: MailServer;
  /** Where the pages are opened; by default the program's own address. */
  readonly url?: string;
}

/** Signs up a player with a team, in a browser of their own, on a phone. */
export async function openPlayer(
  { browser, program, mailServer }: World,
  player: Player,
): Promise<LivePlayer> {
  const context = await browser.newContext({ viewport: PHONE, baseURL: program.url });
  const page = await context.newPage();
  await signUpWithTeam(page, { program, mailServer, player });
  return toLivePlayer(page, player);
}

/** Returns the player of a page that is signed in. */
export const toLivePlayer = (page: Page, { username }: Player): LivePlayer => ({
  page,
  context: page.context(),
  username,
  read: async (gameID, program) =>
    expectApiOk<LiveGameRead>(program, `GET /live/games/${gameID}`, {
      token: await accessTokenOf(page),
    }),
});

/** Signs a player up in a browser without making a team: the starter set's is there. */
export async function openNewcomer(
  { browser, program, mailServer, url = program.url }: World,
  player: Player,
): Promise<LivePlayer> {
  const context = await browser.newContext({ viewport: PHONE, baseURL: url });
  const page = await context.newPage();
  const token = await signUp(page, { program, mailServer, player });
  await expectApiOk(program, 'PUT /users/setGameSpeed', { body: { gameSpeed: 'instant' }, token });
  return toLivePlayer(page, player);
}

/** Lets one player invite, and the other take it up; both are at the table then. */
export async function meet(host: LivePlayer, guest: LivePlayer): Promise<string> {
  await host.page.goto('/live');
  await host.page.getByRole('button', { name: 'Make a link' }).click();
  const link = await host.page.getByLabel('The link').inputValue();
  await guest.page.goto(new URL(link).pathname);
  await guest.page.getByRole('button', { name: `Play ${host.username}` }).click();
  await expect(guest.page).toHaveURL(/\/live\/[0-9a-f-]{36}$/);
  await expect(host.page).toHaveURL(/\/live\/[0-9a-f-]{36}$/);
  return /\/live\/([0-9a-f-]{36})$/.exec(guest.page.url())?.[1] ?? '';
}

/** Lets both say that they are ready. */
export async function beginGame(...players: readonly LivePlayer[]): Promise<void> {
  for (const { page } of players) await liveBoard(page).ready.click();
  for (const { page } of players) await expect(liveBoard(page).ready).toHaveCount(0);
}

/** Decides for a player whatever is asked of them now, if anything is. */
export async function decideIfAsked(page: Page): Promise<void> {
  const { decide, choice } = liveBoard(page);
  const options = { timeout: 2_000 };
  if (await choice.first().isVisible()) {
    await choice
      .first()
      .click(options)
      .catch(() => undefined);
  } else if (await decide.isEnabled({ timeout: 100 }).catch(() => false)) {
    await decide.click(options).catch(() => undefined);
  }
}

/** Plays a live game on both boards until a moment that its first player reads. */
export async function playUntil(
  players: readonly LivePlayer[],
  { gameID, program }: { readonly gameID: string; readonly program: Program },
  isWanted: (game: LiveGameRead) => boolean,
): Promise<LiveGameRead> {
  const [first] = players;
  let game = await first!.read(gameID, program);
  await expect(async () => {
    for (const { page } of players) await decideIfAsked(page);
    game = await first!.read(gameID, program);
    expect(isWanted(game)).toBe(true);
  }).toPass({ timeout: 400_000, intervals: [50] });
  return game;
}
