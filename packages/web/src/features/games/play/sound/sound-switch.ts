import { keptChoice } from '../kept-choice.ts';

/** The setting whether sound is on: off by default, kept in this browser. */
export const soundSwitch = keptChoice('pennant-sound', ['off', 'on']);
