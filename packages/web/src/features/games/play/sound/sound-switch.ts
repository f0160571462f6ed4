import { keptChoice } from '../kept-choice.ts';

/** Whether the ballpark is heard: off until it is switched on, then as this browser has kept it. */
export const soundSwitch = keptChoice('pennant-sound', ['off', 'on']);
