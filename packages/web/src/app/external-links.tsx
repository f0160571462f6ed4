import { Link } from 'react-router';

import { EXTERNAL_LINKS } from './navigation-links.ts';

/** The links to the social, chat and shop sites. */
export function ExternalLinks({ className = '' }: { readonly className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-x-5 ${className}`}>
      {EXTERNAL_LINKS.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center font-varsity text-xs underline decoration-1 underline-offset-4 hover:decoration-3"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
