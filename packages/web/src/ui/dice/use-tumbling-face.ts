import { hashToUnit } from '@pennant/card-art/seeded-choice';
import { useEffect, useState } from 'react';

/**
 * Interval between two faces shown during a roll, in ms (docs/spec/teams-games-campaigns.md,
 * "Business constants and limits").
 */
const TICK_MS = 100;

/** Returns the faces a die shows during a roll, one per tick; the last one is the face rolled. */
export const facesDuringThrow = (seed: string, face: number, duration: number): number[] => {
  const ticks = Math.max(1, Math.round(duration / TICK_MS));
  const intermediateFaces = Array.from(
    { length: ticks },
    (_, tick) => 1 + Math.floor(hashToUnit('flash', seed, tick) * 6),
  );
  return [...intermediateFaces, face];
};

/**
 * Returns the face that a die shows now: another one each tick while it tumbles, then `face`.
 * @param seed varies the faces; a new value tumbles again
 * @param duration in ms; 0 for a die that lies still
 */
export function useTumblingFace(seed: string, face: number, duration: number): number {
  const [step, setStep] = useState({ seed: '', tick: 0 });
  const isMoving = duration > 0;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timers = Array.from({ length: Math.max(1, Math.round(duration / TICK_MS)) }, (_, tick) =>
      setTimeout(() => setStep({ seed, tick: tick + 1 }), TICK_MS * (tick + 1)),
    );
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [isMoving, seed, duration]);
  if (!isMoving) return face;
  // Before the first tick of a new roll the first face is shown.
  return facesDuringThrow(seed, face, duration)[step.seed === seed ? step.tick : 0] ?? face;
}
