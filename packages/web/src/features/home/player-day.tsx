import type { Home } from '@pennant/contract/home';

import { AllowancePanel } from './allowance-panel.tsx';
import { ClubPanel } from './club-panel.tsx';
import { CupPanel } from './cup-panel.tsx';
import { DailyPanel } from './daily-panel.tsx';
import { DefencesPanel } from './defences-panel.tsx';
import { LatelyPanel } from './lately-panel.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { LiveGamesPanel } from './live-games-panel.tsx';
import { NextContestPanel } from './next-contest-panel.tsx';
import { PushOfferPanel } from '../notifications/push-offer-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { UnopenedPacksPanel } from './unopened-packs-panel.tsx';

/** Panels of one row are as wide as it takes to fill it; four stand two by two. */
const PANELS = 'day-panels mt-4 flex flex-wrap md:mt-5';

/**
 * Ends the row of what waits before what has happened, unless there is one panel or none above it.
 */
const RowBreak = () => <span className="day-break" aria-hidden="true" />;

/** A player's day: what is next in large, and below it all that waits and what has happened. */
export default function PlayerDay({ home }: { readonly home: Home }) {
  return (
    <>
      <LiveGamesPanel games={home.liveGames} />
      <LeadPanel home={home} />
      <div className={PANELS}>
        <DailyPanel daily={home.daily} />
        <ClubPanel steps={home.steps} />
        <AllowancePanel allowance={home.allowance} />
        <UnopenedPacksPanel packs={home.packs} />
        <NextContestPanel contest={home.contest} hasTeam={home.team?.problem === null} />
        <CupPanel />
        {home.isPushOffered ? <PushOfferPanel /> : null}
        <RowBreak />
        <DefencesPanel defences={home.defences} outdatedTeam={home.outdatedTeam} />
        <LatelyPanel lately={home.lately} />
        <ResultsPanel results={home.results} />
      </div>
    </>
  );
}
