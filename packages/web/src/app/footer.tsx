import { Link } from 'react-router';

/** The front end's version, as the specification numbers it. */
const VERSION = '0.0.24-fe';

const LINKS = [
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
  { label: 'Artists', to: '/artists' },
  { label: 'The game of the day', to: '/daily' },
  { label: 'How to play', to: '/how' },
  { label: 'Rulebook', to: '/rulebook' },
  { label: 'Fair dice', to: '/fairness' },
];

/** The footer of every page. */
export function Footer() {
  return (
    <footer className="lamp-lit mt-12 bg-tin text-chalk">
      <div className="page-column flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-sm">
        <nav aria-label="About Pennant">
          <ul className="flex flex-wrap gap-x-5">
            {LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:text-lamp"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          Play money only. Version <span className="figures">{VERSION}</span>
        </p>
      </div>
    </footer>
  );
}
