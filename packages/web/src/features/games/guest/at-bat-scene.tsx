import { clubColors } from '@pennant/card-art/clubs/club-colors';
import type { ReactNode } from 'react';

import { DiceOverField } from '../../../ui/dice/dice-over-field.tsx';
import { describeDice } from '../describe-dice.ts';
import { BallField } from '../field/ball-field.tsx';
import { GuestCard } from './guest-card.tsx';
import { MatchupTables } from './matchup-tables.tsx';
import { RestingDice } from './resting-dice.tsx';
import { outcomeOf, type Scene, type STAGE_MS } from './scene.ts';
import { viewOf } from './scene-view.ts';
import { billingOf } from './scene-words.ts';
import { ScoreLine } from './score-line.tsx';
import { WalkOff } from './walk-off.tsx';
import './guest-scene.css';

interface Props {
  readonly scene: Scene;
  /** Durations of the stages in ms. */
  readonly times: typeof STAGE_MS;
  /** A control at the foot. */
  readonly atFoot?: ReactNode;
  /** What the guest may do: the button to swing. */
  readonly children: ReactNode;
}

/** The heading of home for a guest. */
const TITLE = 'Bottom of the ninth, one out, two on. You have the bat.';

/** A guest's half-inning: what happens, the score, the field with cards and dice, both tables. */
export function AtBatScene({ scene, times, atFoot, children }: Props) {
  const view = viewOf(scene);
  const outcome = outcomeOf(scene);
  const { above, large, below } = billingOf(scene, view, outcome);
  const { atBat, event, kind } = scene;
  const own = atBat.home.batters[0];
  const [homeColors, visitorColors] = [own, atBat.visitors.pitcher].map((player) =>
    clubColors(player?.teamNameID.split(',')[0] ?? ''),
  );
  const isPlaying = kind !== 'idle';
  const isFirst = event === null;
  const Billing = isFirst ? 'h1' : 'div';
  return (
    <section
      aria-label="Your half-inning"
      data-guest-playing={isPlaying || undefined}
      className="guest-scene relative flex flex-col gap-2"
    >
      {isFirst ? null : <h1 className="sr-only">{TITLE}</h1>}
      <div>
        <Billing
          key={event === null ? 'first' : `${event.eventNumber} ${view.said !== null} ${kind}`}
          data-said={view.said !== null || undefined}
          className="guest-billing flex flex-col text-chalk"
        >
          <span className="font-varsity text-sm whitespace-nowrap text-lamp md:text-base">
            {above}
          </span>{' '}
          <span className="font-display text-3xl">{large}</span>
        </Billing>
        <p className="min-h-[2.9em] text-sm text-chalk md:min-h-10 md:text-base">{below}</p>
      </div>
      <ScoreLine
        visitors={atBat.visitors.name}
        home={atBat.home.name}
        standing={view.standing}
        isOver={outcome === 'won' || outcome === 'lost'}
      />
      <div className="guest-ground -mx-gutter">
        <div className="guest-field">
          <BallField
            {...view.field}
            duration={times.run}
            battingColor={homeColors?.main ?? '#14264d'}
            fieldingColor={
              (visitorColors?.main === homeColors?.main
                ? visitorColors?.second
                : visitorColors?.main) ?? '#b8202c'
            }
          />
          {isPlaying && outcome === null ? (
            <DiceOverField
              dice={view.dice}
              outcomes={view.said === null ? null : describeDice(view.said)}
              throwKey={event?.eventNumber ?? null}
              duration={times.roll}
            />
          ) : null}
          {outcome === 'won' ? <WalkOff /> : null}
        </div>
        {outcome !== null && own !== undefined ? (
          <GuestCard of="batter" player={own} isKept />
        ) : (
          <GuestCard of="batter" player={view.batter} />
        )}
        <GuestCard of="pitcher" player={view.pitcher} />
        {isPlaying ? null : <RestingDice />}
      </div>
      <div className="guest-actions">{children}</div>
      <MatchupTables view={view}>{atFoot}</MatchupTables>
    </section>
  );
}
