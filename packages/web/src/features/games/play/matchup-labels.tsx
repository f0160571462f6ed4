import type { GameLineup } from '@pennant/contract/game-lineup';

interface Props {
  readonly batter: GameLineup | undefined;
  readonly pitcher: GameLineup | undefined;
}

const lastName = (name: string): string => decodeURIComponent(name).split(' ').at(-1) ?? '';

/**
 * The names of the batter and the pitcher at the bottom of the field, for phones, where their cards
 * are further down. Hidden from screen readers, which have the cards.
 */
export function MatchupLabels({ batter, pitcher }: Props) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-2 bottom-[2.1rem] flex justify-between md:hidden"
    >
      {[
        { label: 'At bat', lineup: batter },
        { label: 'Pitching', lineup: pitcher },
      ].map(({ label, lineup }) =>
        lineup === undefined ? null : (
          <p
            key={label}
            className="flex max-w-[34%] flex-col border-2 border-tin-line bg-tin-deep px-2 pt-[0.2rem] pb-1 text-chalk last:text-right"
          >
            <span className="font-varsity text-2xs/[1.2] text-chalk-soft">{label}</span>
            <b className="truncate font-slab text-sm/[1.2] font-semibold">
              {lastName(lineup.Card.name)}
            </b>
          </p>
        ),
      )}
    </div>
  );
}
