import type { DailyGameDto } from '@pennant/contract/daily';
import { scoreboardOf } from '@pennant/rules/games/analysis/scoreboard';
import { describeSeasonDay } from '@pennant/rules/daily/daily-squares';
import { otherSide } from '@pennant/rules/games/lineup-slots';

import { PageBody, PageHeading } from '../../../ui/page-layout.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { GameScoreboard } from '../../games/game-scoreboard.tsx';
import type { StartAttempt } from '../attempt/use-start-attempt.ts';
import { DailyCalendar } from '../calendar/daily-calendar.tsx';
import { clubOf, DAILY_NAME, describeDay, otherClub, ownClub } from '../daily-words.ts';
import { OWN_USER } from '../play/own-user.ts';
import { DailyReview } from '../review/daily-review.tsx';
import { SealedDice } from '../sealed-dice.tsx';
import { NextSteps } from './next-steps.tsx';
import { ScorePanel } from './score-panel.tsx';
import type { FinishedAttempt } from './use-score.ts';
import './daily-result.css';

interface Props {
  readonly game: DailyGameDto;
  readonly firstDay: string;
  readonly tomorrow: { readonly day: string; readonly commitment: string } | null;
  readonly attempt: FinishedAttempt;
  readonly starting: StartAttempt;
  /** Shows the attempt that counts again, after a free one; null where that is shown. */
  readonly onShowScored: (() => void) | null;
}

/** An attempt after its end: how the game ended, what was given up, and what comes next. */
export function DailyResult({ game, firstDay, tomorrow, attempt, starting, onShowScored }: Props) {
  const { day, number, seasonDay, side, isOver } = game;
  const { state } = attempt.run;
  const [own, other] = [state[side].runs, state[otherSide(side)].runs];
  const won = own > other;
  const sideOf = (of: 'visitors' | 'home') => ({
    userID: of === side ? OWN_USER : of,
    UserTeam: { name: clubOf(game[of]) },
  });
  return (
    <PageBody>
      <PageHeading
        kicker={`${DAILY_NAME} #${number} · ${describeDay(day)}`}
        aside={isOver ? <TextLink to="/daily">Today’s game</TextLink> : null}
      >
        {describeSeasonDay(seasonDay)}
      </PageHeading>
      <div className="mb-8 grid gap-5 lg:grid-cols-2 lg:gap-x-8">
        <div className="min-w-0 lg:col-span-2">
          <p className="mb-2 font-slab text-lg font-semibold">
            {won
              ? `The ${ownClub(game)} won ${own}–${other}`
              : `The ${otherClub(game)} won ${other}–${own}`}
            {attempt.kind === 'free' ? (
              <span className="font-normal text-ink-soft">
                {' '}
                in a free game, which counts nowhere
              </span>
            ) : null}
            .
          </p>
          <GameScoreboard
            visitors={sideOf('visitors')}
            home={sideOf('home')}
            scores={{ ...scoreboardOf(state), inningScores: [...scoreboardOf(state).inningScores] }}
            atBat={null}
          />
        </div>
        <ScorePanel game={game} attempt={attempt} />
        <NextSteps
          game={game}
          kind={attempt.kind}
          starting={starting}
          onShowScored={onShowScored}
        />
      </div>
      {isOver ? <DailyReview game={game} attempt={attempt} /> : null}
      <DailyCalendar day={day} firstDay={firstDay} today={isOver ? null : day} />
      {isOver ? null : <SealedDice game={game} tomorrow={tomorrow} />}
    </PageBody>
  );
}
