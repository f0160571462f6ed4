import type { LiveGameDto, LiveStepBody, LiveUpdate } from '@pennant/contract/live';
import { revealMessage } from '@pennant/rules/fairness/reveal';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { battingSide } from '@pennant/rules/games/state';
import { sealOf, type LiveDecision } from '@pennant/rules/live/live-decision';
import type { LiveView } from '@pennant/rules/live/live-view';
import { newDevice, type LiveDevice } from '@pennant/rules/testing/live-device';
import type { TestPlayer } from '../../testing/a-player.ts';
import { aRival, type TestRival } from '../../testing/a-rival.ts';
import type { TestProgram } from '../../testing/test-program.ts';

type Answer = LiveUpdate & { readonly receipt: string | null; readonly code?: string };
type Request = (
  path: string,
  body?: unknown,
) => Promise<{ readonly status: number; readonly body: Answer }>;

let seeds = 0;

/** A browser of one side of a live game: its chain, its key, and what it has seen of the game. */
export class LiveBrowser {
  readonly player: TestPlayer;
  readonly gameID: string;
  /** By their anchor. */
  readonly devices = new Map<string, LiveDevice>();
  readonly #post: Request;
  view: LiveView;

  constructor(player: TestPlayer, gameID: string, shown: LiveGameDto) {
    this.player = player;
    this.gameID = gameID;
    this.view = shown.update.view;
    this.#post = (path, body) => player.request('POST', `/live/games/${gameID}${path}`, { body });
  }

  addDevice(): LiveDevice {
    const device = newDevice(new SeededDice((seeds += 1)));
    this.devices.set(device.chain.anchor, device);
    return device;
  }

  /** Sends a step, and keeps the response. */
  async send(step: LiveStepBody) {
    const answer = await this.#post('/steps', { step, known: 0 });
    if (answer.status === 200) this.view = answer.body.view;
    return answer;
  }

  /** Sends a step; a refusal fails the test. */
  async must(step: LiveStepBody): Promise<Answer> {
    const { status, body } = await this.send(step);
    if (status !== 200) throw new Error(`${step.kind}: ${status} ${body.code}`);
    return body;
  }

  async look(): Promise<LiveGameDto> {
    const { body } = await this.player.request<LiveGameDto>('GET', `/live/games/${this.gameID}`);
    this.view = body.update.view;
    return body;
  }

  ready(): Promise<Answer> {
    const { chain, publicKey } = this.addDevice();
    return this.must({ kind: 'ready', anchor: chain.anchor, publicKey });
  }

  link(): string {
    const { anchor, index } = this.view.you.link!;
    return this.devices.get(anchor)!.chain.links[index]!;
  }

  decision(decision: LiveDecision): LiveStepBody {
    const { gameID, view } = this;
    const { eventNumber, side } = view;
    const seal = sealOf({ gameID, eventNumber, side, decision, link: this.link() });
    return { kind: 'decide', eventNumber, decision, seal };
  }

  /** Returns a decision of nothing out of the usual. */
  quietDecision(): LiveStepBody {
    if (this.view.phase === 'choose')
      return this.decision({ kind: 'choose', runnersAdvancing: null });
    return this.decision(
      this.view.side === battingSide(this.view.game)
        ? { kind: 'bat', steal: null }
        : { kind: 'field', walk: false },
    );
  }

  reveal(): LiveStepBody {
    const { gameID, view } = this;
    const { eventNumber, opponent } = view;
    const link = this.link();
    const message = revealMessage({
      gameID,
      eventNumber,
      link,
      otherAnchor: opponent.anchor!,
      otherSeal: opponent.seal,
    });
    const signature = this.devices.get(view.you.link!.anchor)!.sign(message);
    return { kind: 'reveal', eventNumber, link, signature };
  }
}

/** A live game with the browsers of both sides, who are ready. */
export interface TestLiveGame {
  readonly gameID: string;
  readonly browsers: readonly [LiveBrowser, LiveBrowser];
}

/** Lets one user invite another to a live game that waits for both to be ready. */
export async function inviteToLiveGame(
  inviter: TestRival,
  guest: TestRival,
  isRated = true,
): Promise<TestLiveGame> {
  const { body: invited } = await inviter.player.request('POST', '/live/invitations', {
    body: { userTeamID: inviter.teamID, isRated },
  });
  const { status, body } = await guest.player.request(
    'POST',
    `/live/invitations/${invited.token}`,
    { body: { userTeamID: guest.teamID } },
  );
  if (status !== 200) throw new Error(`no live game: ${status} ${body.code}`);
  return sitDown(body.gameID, inviter, guest);
}

/** Returns a live game of two users, with their browsers. */
export async function sitDown(
  gameID: string,
  ...[one, other]: readonly [TestRival, TestRival]
): Promise<TestLiveGame> {
  const open = async ({ player }: TestRival) => {
    const shown = await player.request<LiveGameDto>('GET', `/live/games/${gameID}`);
    return new LiveBrowser(player, gameID, shown.body);
  };
  return { gameID, browsers: [await open(one), await open(other)] };
}

/** Makes both sides of a live game ready. */
export async function beginLiveGame(game: TestLiveGame): Promise<TestLiveGame> {
  for (const browser of game.browsers) await browser.ready();
  for (const browser of game.browsers) await browser.look();
  return game;
}

interface Season {
  readonly year: number;
}

/** Creates two users with a live game that waits for both to be ready. */
export const anInvitedLiveGame = async (app: TestProgram, season: Season): Promise<TestLiveGame> =>
  inviteToLiveGame(await aRival(app, season), await aRival(app, season));

/** Creates two users with a live game that has begun. */
export const aLiveGame = async (app: TestProgram, season: Season): Promise<TestLiveGame> =>
  beginLiveGame(await anInvitedLiveGame(app, season));

/** Plays one event, or one choice, with nothing out of the usual. */
export async function playQuietly({ browsers }: TestLiveGame): Promise<void> {
  for (const browser of browsers) {
    await browser.look();
    if (browser.view.you.isRenewalDue) {
      const { chain, publicKey } = browser.addDevice();
      await browser.must({ kind: 'renewChain', anchor: chain.anchor, publicKey });
    }
    if (['decide', 'choose'].includes(browser.view.phase) && !browser.view.you.hasDecided)
      await browser.must(browser.quietDecision());
  }
  for (const browser of browsers) {
    await browser.look();
    if (browser.view.phase === 'reveal' && !browser.view.you.hasRevealed)
      await browser.must(browser.reveal());
  }
}

/** Plays a live game to its end. */
export async function playToTheEnd(game: TestLiveGame): Promise<void> {
  const [first] = game.browsers;
  while (first.view.phase !== 'over') {
    await playQuietly(game);
    await first.look();
  }
}
