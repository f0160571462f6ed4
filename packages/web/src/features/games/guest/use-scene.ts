import type { GuestAtBat } from '@pennant/contract/guest-at-bat';
import { useEffect, useState } from 'react';

import { useReducedMotion } from '../../../ui/media-query-hooks.ts';
import { cryptoDice } from './crypto-dice.ts';
import {
  nextStage,
  openScene,
  sendRunners,
  STAGE_MS,
  STILL_STAGE_MS,
  swing,
  type Scene,
} from './scene.ts';

const DICE = cryptoDice();

/** The half-inning of a guest's card, and what the guest may do in it. */
export interface PlayedScene {
  readonly scene: Scene;
  /** Durations of the stages in ms. */
  readonly times: typeof STAGE_MS;
  readonly swing: () => void;
  readonly sendRunners: (runnersAdvancing: string | null) => void;
  /** Begins the half-inning anew. */
  readonly again: () => void;
}

/** Plays a half-inning by the rules, with the browser's own dice; its stages follow by time. */
export function useScene(atBat: GuestAtBat, startsWithSwing: boolean): PlayedScene {
  const [scene, setScene] = useState(() => {
    const opened = openScene(atBat);
    return startsWithSwing ? swing(opened, DICE) : opened;
  });
  const times = useReducedMotion() ? STILL_STAGE_MS : STAGE_MS;
  useEffect(() => {
    if (scene.stage === null) return undefined;
    const timer = setTimeout(() => setScene(nextStage), times[scene.stage]);
    return () => clearTimeout(timer);
  }, [scene, times]);
  return {
    scene,
    times,
    swing: () => setScene(swing(scene, DICE)),
    sendRunners: (runners) => setScene(sendRunners(scene, runners, DICE)),
    again: () => setScene(openScene(atBat)),
  };
}
