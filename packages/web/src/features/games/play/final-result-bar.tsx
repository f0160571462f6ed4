import { LinkButton } from '../../../ui/button.tsx';
import { FirstPackLink } from './first-pack-link.tsx';
import { ROLL_BAR_CLASSES } from './roll-bar.tsx';

/** The bar of a final game: its result and a link to its summary. */
export function FinalResultBar({
  gameID,
  text,
}: {
  readonly gameID: string;
  readonly text: string;
}) {
  return (
    <div
      data-roll-bar
      className={`${ROLL_BAR_CLASSES} grid-cols-[minmax(0,1fr)_auto] gap-x-[0.6rem] gap-y-2 text-chalk md:grid-cols-[auto_auto] md:justify-center md:gap-8 min-[72rem]:grid-cols-[minmax(0,1fr)_auto]`}
    >
      <p>
        <strong className="mr-2 font-display text-[1.25rem]/[1.1] font-normal text-lamp">
          Final
        </strong>{' '}
        {text}
      </p>
      <LinkButton to={`/game/${gameID}/summary`} paint="pennant">
        Game Summary
      </LinkButton>
      <FirstPackLink />
    </div>
  );
}
