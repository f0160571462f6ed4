import { Link } from 'react-router';

import { PennantMark } from '../ui/art/signs/pennant-mark.tsx';

/** The logo: a felt pennant with the name in script. Links to the home page. */
export function Wordmark() {
  return (
    <Link to="/" aria-label="Pennant, home page" className="wordmark shrink-0 py-1">
      <PennantMark className="h-13 w-auto" />
    </Link>
  );
}
