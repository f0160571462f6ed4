import { useState } from 'react';

interface Props {
  /** The value shown; null for an empty place without a plate. */
  value: number | string | null;
}

/** One value of the scoreboard on a plate that flips when the value changes. */
export const ScorePlate = ({ value }: Props) => {
  // The first value appears without the animation.
  const [first] = useState(value);
  return (
    <span className="tin-plate" data-bare={value === null || undefined}>
      <span
        key={value}
        className="tin-plate-figure"
        data-turned={value !== first || undefined}
        data-wide={String(value).length > 1 || undefined}
      >
        {value ?? ''}
      </span>
    </span>
  );
};
