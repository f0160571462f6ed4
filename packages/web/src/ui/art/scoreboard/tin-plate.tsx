import { useState } from 'react';

interface Props {
  /** What is painted on it; null leaves the hook empty. */
  value: number | string | null;
}

/** A tin plate on its hook; a new value is turned over from the old one. */
export const TinPlate = ({ value }: Props) => {
  // What hung there first was not turned.
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
