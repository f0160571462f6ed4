import {
  LEVEL_THRESHOLDS,
  experienceLabel,
  levelOf,
  nextThreshold,
} from '@pennant/rules/account/level';

import { ProgressBar } from '../../ui/progress-bar.tsx';

interface Props {
  /** Null until the user is known. */
  readonly exp: number | null;
}

/** The user's level, and their experience out of what the next level needs. */
export function ExperiencePanel({ exp: known }: Props) {
  const exp = known ?? 0;
  const level = levelOf(exp);
  const levelStart = LEVEL_THRESHOLDS[level - 2] ?? 0;
  const nextLevelStart = nextThreshold(exp);
  return (
    <section aria-labelledby="experience" className="border-2 border-ink bg-raised p-5 shadow-card">
      <div className="flex items-end justify-between gap-4">
        <h2 id="experience" className="font-varsity text-sm text-ink-soft">
          Experience
        </h2>
        <p className="font-display text-2xl">Level {known === null ? '…' : level}</p>
      </div>
      <div className="my-3">
        <ProgressBar
          label="Experience in this level"
          value={nextLevelStart === null ? 1 : exp - levelStart}
          max={nextLevelStart === null ? 1 : nextLevelStart - levelStart}
        />
      </div>
      <p className="figures">{known === null ? '\u00a0' : experienceLabel(exp)}</p>
    </section>
  );
}
