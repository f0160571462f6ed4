import { Link } from 'react-router';

/** The name in script over a swash, as on a jersey; leads home. */
export function Wordmark() {
  return (
    <Link
      to="/"
      aria-label="Pennant, home page"
      className="relative inline-block shrink-0 px-1 pb-2 text-pennant"
    >
      <span aria-hidden="true" className="wordmark text-[2.125rem] leading-none">
        Pennant
      </span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 12"
        className="absolute right-0 bottom-0 left-5 h-2.5 fill-current"
      >
        <path d="M2 6 C 30 1.5 62 1 98 2.5 L 88 6.5 L 97 11 C 66 6.5 32 6.2 2 6 Z" />
      </svg>
    </Link>
  );
}
