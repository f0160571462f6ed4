import type { GameEarnings, GameSummary } from '@pennant/contract/game-summary';
import { PAID_CHALLENGES_OF_DAY } from '@pennant/rules/challenges/challenge-limits';
import { levelOf, nextThreshold } from '@pennant/rules/account/level';
import type { ReactNode } from 'react';

import { formatCount, Money } from '../../../ui/money.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { contestLine } from '../after-game/contest-line.ts';
import { dayNotes } from '../after-game/day-notes.ts';
import { reachedLevel } from '../after-game/level-change.ts';
import { NextStepButtons } from '../after-game/next-step-buttons.tsx';
import { RatingChange, signedText } from '../after-game/rating-change.tsx';

/** What a final game brought its user, how its contest stands, and the ways on. */
export function GameEarningsPanel({ summary }: { readonly summary: GameSummary }) {
  const { earnings, isFinal, UserCampaignContest: contest } = summary;
  if (!isFinal || earnings === null) return null;
  const { money, experience, rating, gameOfDay } = earnings;
  // A game that counted in its day may bring nothing any more: the notes say why.
  const isNothing = money === 0 && experience === 0 && gameOfDay === null;
  const notes = dayNotes(earnings);
  return (
    <section
      aria-label="What it brought"
      className="border-2 border-dashed border-rule-strong bg-raised px-5 py-4"
    >
      <h2 className="mb-2 font-display text-xl">What it brought</h2>
      {contest === null ? null : (
        <p className="mb-3 font-slab text-lg font-semibold">
          {contestLine(contest)}
          <span className="block text-base font-normal text-ink-soft">
            <TextLink to={`/campaign-contests/${contest.userCampaignContestID}/play`}>
              {contest.name}
            </TextLink>
            ,{' '}
            <TextLink to={`/campaigns/${contest.Campaign.campaignID}`}>
              {contest.Campaign.name}
            </TextLink>
          </span>
        </p>
      )}
      {isNothing ? (
        <p className="text-ink-soft">
          {money === 0 && rating === null
            ? 'Nothing: games between your own teams and abandoned games pay neither money nor experience.'
            : 'No money and no experience: an abandoned game pays neither.'}
        </p>
      ) : null}
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {isNothing ? null : (
          <>
            <Gain name="Gate money">
              <Money amount={money} signed />
              {money === 0 ? (
                <span className="block font-sans text-xs text-ink-soft">
                  {noMoneyText(summary.challenge)}
                </span>
              ) : null}
            </Gain>
            <ExperienceGain earnings={earnings} />
          </>
        )}
        {rating === null ? null : (
          <Gain name="Team rating">
            <RatingChange rating={rating} />
            <span
              className={`figures ml-2 text-lg ${rating.after < rating.before ? 'text-bad' : 'text-good'}`}
            >
              {signedText(rating.after - rating.before)}
            </span>
          </Gain>
        )}
      </dl>
      {notes.length === 0 ? null : (
        <ul className="mt-4 flex max-w-prose flex-col gap-2 border-l-4 border-rule-strong pl-3 text-sm">
          {notes.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <NextStepButtons summary={summary} />
        <TextLink to="/wallet" className="py-2 text-sm">
          To the wallet
        </TextLink>
      </p>
    </section>
  );
}

/** Returns why a game that counts brought no money. */
function noMoneyText(challenge: GameSummary['challenge'] | undefined): string {
  if (challenge == null) return 'Today’s gates have paid all they can';
  return challenge.isRated
    ? `The first ${PAID_CHALLENGES_OF_DAY} rated challenges of a day pay`
    : 'A challenge that is not rated pays nothing';
}

function Gain({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-varsity text-sm text-ink-soft">{name}</dt>
      <dd className="font-display text-2xl">{children}</dd>
    </div>
  );
}

/** The experience, and how far it is to the next level. */
function ExperienceGain({ earnings }: { readonly earnings: GameEarnings }) {
  const { experience, experienceAfter } = earnings;
  const level = reachedLevel(earnings);
  const next = experienceAfter === null ? null : nextThreshold(experienceAfter);
  return (
    <Gain name="Experience">
      <span className="figures">+{formatCount(experience)}</span>
      {level === null ? null : (
        <strong className="ml-3 bg-outfield-paint px-2 py-0.5 font-varsity text-sm text-on-outfield">
          Level {level}
        </strong>
      )}
      {experienceAfter === null || next === null ? null : (
        <span className="mt-1 block w-44 font-sans text-xs text-ink-soft">
          <ProgressBar
            label={`Level ${levelOf(experienceAfter)}`}
            value={experienceAfter}
            max={next}
          />
          <span className="figures mt-1 block">
            {formatCount(experienceAfter)} of {formatCount(next)} for level{' '}
            {levelOf(experienceAfter) + 1}
          </span>
        </span>
      )}
    </Gain>
  );
}
