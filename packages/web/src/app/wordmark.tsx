import { Link } from 'react-router';

import { PennantLogo } from '../ui/illustrations/pennant-logo.tsx';

/** The logo: a felt pennant with the name in script. Links to the home page. */
export function Wordmark() {
  return (
    <Link to="/" aria-label="Pennant, home page" className="wordmark shrink-0 py-1">
      <PennantLogo className="h-13 w-auto" />
    </Link>
  );
}
