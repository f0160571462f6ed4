import { CONTESTS_PER_CAMPAIGN, type ClubField, type DecadeField } from './campaign-themes.ts';

/** Returns the target strength of a contest, interpolated between the ends of a field. */
export const interpolateStrength = ({ from, to }: ClubField | DecadeField, index: number) =>
  from + ((to - from) * index) / (CONTESTS_PER_CAMPAIGN - 1);
