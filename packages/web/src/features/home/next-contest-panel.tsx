import type { NextContest } from '@pennant/contract/home';

import { LinkButton } from '../../ui/button.tsx';
import { chanceInHundredText } from '../../ui/chance-in-hundred.ts';
import { ClubPennant } from '../games/club-pennant.tsx';
import { DayPanel } from './day-panel.tsx';

/** The next contest with the chance to win it; nothing where all are won. */
export function NextContestPanel({
  contest,
  hasTeam,
}: {
  readonly contest: NextContest | null;
  readonly hasTeam: boolean;
}) {
  if (contest === null) return null;
  const { opponent, series, winChance } = contest;
  return (
    <DayPanel head={`Next contest · ${contest.campaign}`}>
      <div className="mb-3 flex items-start gap-4">
        <ClubPennant club={opponent.teamID} year={opponent.year} className="w-20 shrink-0" />
        <div className="min-w-0">
          <p className="font-display text-lg/[1.2] wrap-anywhere">{contest.name}</p>
          <p className="figures text-sm text-ink-soft">{standingText(contest)}</p>
        </div>
      </div>
      {hasTeam ? (
        <p className="figures mb-3 text-sm">
          {winChance === null ? (
            <span className="text-ink-soft">The dice work out your chance...</span>
          ) : (
            <>
              You win a game <strong>{chanceInHundredText(winChance.game)}</strong>, the{' '}
              {contest.numOfGames === 1 ? 'contest' : 'series'}{' '}
              <strong>{chanceInHundredText(winChance.series)}</strong>.
            </>
          )}
        </p>
      ) : null}
      <LinkButton
        to={
          series === null
            ? `/campaign-contests/${contest.campaignContestID}`
            : `/campaign-contests/${series.userCampaignContestID}/play`
        }
        className="mt-auto self-start"
      >
        {series === null ? 'Take it up' : 'Play on'}
      </LinkButton>
    </DayPanel>
  );
}

/** Returns the length of a series and who leads it: "Best of 7, you lead 2–1". */
function standingText({ numOfGames, series }: NextContest): string {
  const length = numOfGames === 1 ? 'One game' : `Best of ${numOfGames}`;
  if (series === null || series.wins + series.losses === 0) return length;
  const { wins, losses } = series;
  if (wins === losses) return `${length}, tied ${wins}–${losses}`;
  return wins > losses
    ? `${length}, you lead ${wins}–${losses}`
    : `${length}, they lead ${losses}–${wins}`;
}
