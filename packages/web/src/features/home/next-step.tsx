import { Link } from 'react-router';

interface Props {
  readonly number: number;
  readonly to: string;
  readonly head: string;
  readonly text: string;
}

/** One step as a line of a scorecard: its number, what to do, why. All of it is the link. */
export function NextStep({ number, to, head, text }: Props) {
  return (
    <li className="border-t-2 border-ink">
      <Link
        to={to}
        className="group grid grid-cols-[3.5rem_1fr] items-center gap-x-4 py-5 hover:bg-raised sm:grid-cols-[5rem_18rem_1fr]"
      >
        <span
          aria-hidden="true"
          className="row-span-2 grid h-14 place-items-center bg-tin font-varsity text-3xl text-chalk group-hover:text-lamp sm:row-span-1 sm:h-18"
        >
          {number}
        </span>
        <span className="font-display text-xl decoration-pennant decoration-3 underline-offset-6 group-hover:underline sm:text-2xl">
          {head}
        </span>
        <span className="text-ink-soft">{text}</span>
      </Link>
    </li>
  );
}
