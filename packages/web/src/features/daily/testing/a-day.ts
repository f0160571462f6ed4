import type {
  DailyGameDto,
  DailyReviewDto,
  DailyRunDto,
  DailyScoreDto,
  OwnDailyAttempt,
} from '@pennant/contract/daily';
import type { RolledEventDto } from '@pennant/contract/game-event';
import { dailyDice, dailySeeds } from '@pennant/rules/daily/daily-dice';
import { formatOption } from '@pennant/rules/daily/daily-option';
import type { DailyGame, DailyRun } from '@pennant/rules/daily/daily-run';
import { playDaily } from '@pennant/rules/daily/play-daily';
import { commitmentOf } from '@pennant/rules/fairness/commitment';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameEvent } from '@pennant/rules/games/event';
import { otherSide, type Side } from '@pennant/rules/games/lineup-slots';
import { describeEvent } from '@pennant/rules/games/narration/describe-event';
import { dailyGameSource } from '@pennant/rules/testing/daily-games';

import type { aPage } from '../../../testing/a-page.tsx';
import { anEvent } from '../../games/testing/a-game-dto.ts';
import { gameLineupIDOf, publicLineupsOf } from '../../games/testing/public-lineups.ts';

export const DAY = '2026-11-26';
const GAME_ID = '01990000-0000-7000-8000-0000000000d9';
const SERVER_SEED = '07'.repeat(32);

type TestPage = ReturnType<typeof aPage>;

const idOf = (side: Side, index: number): string => gameLineupIDOf(GAME_ID, side, index);

/** A day's game of the rules' own tests, with what its server would send. */
export class DayOfTests {
  readonly source;
  readonly game: DailyGame;
  /** The choices of the scored attempt; null before it. */
  scored: string[] | null = null;
  isOver = false;
  /** How many decisions are valued; null for all. */
  valued: number | null = null;
  private readonly dice = dailyDice(DAY, SERVER_SEED);

  constructor(seed = 3) {
    this.source = dailyGameSource(seed);
    const side = this.source.home.manager === 'player' ? 'home' : 'visitors';
    this.game = { setup: compileSetup(this.source), side };
  }

  /** Returns the game of the day as it is told. */
  dto(over: Partial<DailyGameDto> = {}): DailyGameDto {
    const seeds = dailySeeds(DAY, SERVER_SEED);
    return {
      day: DAY,
      gameID: GAME_ID,
      number: 3,
      seasonDay: '1954-05-14',
      side: this.game.side,
      visitors: { name: '1954 Boxcar Nine' },
      home: { name: '1954 Mudville Mules' },
      setup: this.source,
      lineups: {
        visitors: publicLineupsOf(GAME_ID, this.source, 'visitors'),
        home: publicLineupsOf(GAME_ID, this.source, 'home'),
      },
      commitment: commitmentOf(seeds),
      revealed: this.isOver ? seeds : null,
      isOver: this.isOver,
      ends: '2026-11-27T00:00:00.000Z',
      players: 412,
      ...over,
    };
  }

  /** Returns the run by these choices, as the rules play it. */
  play(choices: readonly string[]): DailyRun {
    const result = playDaily(this.game, this.dice, choices);
    if (!result.ok) throw new Error(`${result.code} at ${result.index}`);
    return result.run;
  }

  /** Returns the run by these choices, as it is sent to who knows so many events. */
  run(choices: readonly string[], known = 0): DailyRunDto {
    const { state, events, next } = this.play(choices);
    return {
      choices: [...choices],
      state: structuredClone(state),
      events: events
        .filter(({ eventNumber }) => eventNumber > known)
        .map((event) => this.eventDto(event)),
      next: next && { ...next, options: next.options.map(formatOption) },
    };
  }

  /** Returns the choices of who always takes the first option, to the end of the game. */
  wholeAttempt(): string[] {
    const choices: string[] = [];
    for (;;) {
      const { next } = this.play(choices);
      if (next === null) return choices;
      choices.push(formatOption(next.options[0]!));
    }
  }

  score(choices: readonly string[], isScored: boolean): DailyScoreDto {
    const valued = this.valued ?? choices.length;
    const isDone = valued >= choices.length;
    return {
      valued,
      decisions: choices.length,
      givenUp: isDone ? 0.061 : null,
      standing: isDone && isScored ? { players: 412, betterThan: 0.83 } : null,
    };
  }

  /** The scored attempt as it is told. */
  own(known = 0): OwnDailyAttempt | null {
    if (this.scored === null) return null;
    const run = this.run(this.scored, known);
    return { run, score: run.next === null ? this.score(this.scored, true) : null };
  }

  /** Returns the review of an attempt: the first option is the best, the others cost 3%. */
  review(choices: readonly string[]): DailyReviewDto {
    const decisions = this.play(choices).made.map((made) => {
      const options = made.options.map(formatOption);
      const chosen = formatOption(made.chosen);
      return {
        ...made,
        options,
        chosen,
        best: options[0]!,
        cost: chosen === options[0] ? 0 : 0.03,
        values: options.map((option, index) => ({
          option,
          chance: index === 0 ? 0.53 : 0.5,
          error: 0.005,
          chosenBy: index === 0 ? 30 : 10,
        })),
      };
    });
    return { valued: this.valued ?? choices.length, decisions };
  }

  /** Has a page's server respond to all calls of the day. */
  serve(page: TestPage): void {
    const path = `/daily/${DAY}`;
    page.respondWith('GET /daily', () =>
      Response.json({ today: DAY, game: this.dto(), tomorrow: null, firstDay: '2026-11-24' }),
    );
    page.respondWith(`GET ${path}`, () => Response.json(this.dto()));
    page.respondWith(`GET ${path}/attempt`, () => Response.json(this.own()));
    page.respondWith(`POST ${path}/attempt`, ({ body }) => {
      const { decision, known } = body as {
        decision: { number: number; option: string } | null;
        known: number;
      };
      this.scored ??= [];
      if (decision !== null) this.scored = [...this.scored, decision.option];
      return Response.json(this.own(known));
    });
    page.respondWith(`POST ${path}/free`, ({ body }) => {
      const { choices, known } = body as { choices: string[]; known: number };
      return Response.json(this.run(choices, known));
    });
    page.respondWith(`POST ${path}/free/score`, ({ body }) =>
      Response.json(this.score((body as { choices: string[] }).choices, false)),
    );
    page.respondWith(`GET ${path}/review`, () => Response.json(this.review(this.scored ?? [])));
    page.respondWith(`POST ${path}/free/review`, ({ body }) =>
      Response.json(this.review((body as { choices: string[] }).choices)),
    );
    page.respond('GET /daily-calendar', {
      streak: 2,
      longestStreak: 5,
      isFreezeUsed: false,
      days: [{ day: '2026-11-25', isFinished: true, givenUp: 0.032, standing: null }],
    });
  }

  private eventDto(event: GameEvent): RolledEventDto {
    const { batting, eventNumber } = event;
    const fielding = otherSide(batting);
    const id = (side: Side, index: number | null) => (index === null ? null : idOf(side, index));
    return anEvent(eventNumber, {
      gameID: GAME_ID,
      gameEventID: `${GAME_ID}.${eventNumber}`,
      kind: event.kind,
      ipOuts: event.ipOuts,
      resultType: event.resultType,
      resultDescription: describeEvent(this.game.setup, event),
      dice: {
        batter: event.batterDice && [...event.batterDice],
        extra: event.extraDice && [...event.extraDice],
        pitcher: event.pitcherDice && [...event.pitcherDice],
      },
      homeScore: event.homeScore,
      visitingScore: event.visitingScore,
      runs: event.runs,
      outKind: event.outKind,
      location: null,
      play: event.play,
      batterLineupID: id(batting, event.batter),
      pitcherLineupID: id(fielding, event.pitcher),
      nextBatterLineupID: event.nextBatting && id(event.nextBatting, event.nextBatter),
      nextPitcherLineupID: event.nextBatting && id(otherSide(event.nextBatting), event.nextPitcher),
      firstBaseRunnerLineupID: id(batting, event.first),
      secondBaseRunnerLineupID: id(batting, event.second),
      thirdBaseRunnerLineupID: id(batting, event.third),
      moves: event.moves.map(({ runner, from, to, out }) => ({
        gameLineupID: idOf(batting, runner),
        from,
        to,
        out,
      })),
    });
  }
}
