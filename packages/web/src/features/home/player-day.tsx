import type { Home } from '@pennant/contract/home';

import { AllowancePanel } from './allowance-panel.tsx';
import { ClubPanel } from './club-panel.tsx';
import { LatelyPanel } from './lately-panel.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { NextContestPanel } from './next-contest-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { UnopenedPacksPanel } from './unopened-packs-panel.tsx';

/** Panels of one row are as wide as it takes to fill it. */
const ROW = 'mt-4 flex flex-wrap gap-4 *:grow *:basis-72 empty:hidden md:mt-5 md:gap-5';

/** A player's day: what is next in large, and below it all that waits and what has happened. */
export default function PlayerDay({ home }: { readonly home: Home }) {
  return (
    <>
      <LeadPanel home={home} />
      <div className={ROW}>
        <ClubPanel steps={home.steps} />
        <AllowancePanel allowance={home.allowance} />
        <UnopenedPacksPanel packs={home.packs} />
        <NextContestPanel contest={home.contest} hasTeam={home.team?.problem === null} />
      </div>
      <div className={ROW}>
        <LatelyPanel lately={home.lately} />
        <ResultsPanel results={home.results} />
      </div>
    </>
  );
}
