import { Die } from '../../ui/dice/die.tsx';
import { PackWrapper } from '../../ui/pack/pack-wrapper.tsx';
import CardFan from './card-fan.tsx';

const PACKS = [
  { year: 1911, position: 'left-[10%] top-[14%] -rotate-12' },
  { year: 1987, position: 'right-[10%] top-[14%] rotate-12' },
  { year: 1966, position: 'left-1/2 top-[6%] -translate-x-1/2' },
];

/** Three wax packs. */
function PacksPicture() {
  return PACKS.map(({ year, position }) => (
    <PackWrapper
      key={year}
      series={{ seriesKey: `${year}-base`, name: `${year} Base`, year }}
      decorative
      className={`absolute w-[40%] ${position}`}
    />
  ));
}

/** Three cards, fanned out. */
function TeamPicture() {
  return (
    <span className="absolute inset-x-[6%] top-[12%] block aspect-10/8">
      <CardFan />
    </span>
  );
}

/** Two dice on felt. */
function DicePicture() {
  return (
    <>
      <span className="absolute top-[26%] left-[16%] block w-[30%] -rotate-10">
        <Die face={6} pips="red" />
      </span>
      <span className="absolute top-[36%] right-[18%] block w-[30%] rotate-14">
        <Die face={5} pips="navy" />
      </span>
    </>
  );
}

const PICTURES = { packs: PacksPicture, team: TeamPicture, dice: DicePicture };

/** The picture of one of the home page's steps, in a frame of 10 to 8. */
export default function HomePageStepPicture({ of }: { readonly of: keyof typeof PICTURES }) {
  const Picture = PICTURES[of];
  return <Picture />;
}
