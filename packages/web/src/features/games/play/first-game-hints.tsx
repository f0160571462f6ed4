import { useVisitor } from '../../../api/current-user.ts';
import { createPersistedSetting } from '../../../ui/persisted-setting.ts';

/** Three short hints for a first game: the dice and the tables, the decisions, the quick way. */
const HINTS = [
  'Hurl or Swing rolls two dice. Their sum lights a row in the batter’s table and one in the pitcher’s.',
  'You decide: when runners could try for more, you are asked. Manager has steals, walks and substitutes.',
  'No time? Play to End rolls to the last out, with the computer deciding for you.',
] as const;

/** How many hints were read, or `done`. */
const hintsRead = createPersistedSetting('firstGameHints', ['0', '1', '2', 'done']);
const AFTER = { '0': '1', '1': '2', '2': 'done', done: 'done' } as const;

/** The hints of a first game, one at a time; nothing once they are read or a game was finished. */
export function FirstGameHints() {
  const visitor = useVisitor();
  const read = hintsRead.useValue();
  if (visitor.kind !== 'player' || visitor.user.exp > 0 || read === 'done') return null;
  const index = Number(read);
  const isLast = index === HINTS.length - 1;
  return (
    <section
      aria-label="Hints"
      className="first-game-hints col-span-full flex items-center gap-3 rounded-sm bg-raised py-1.5 pr-1.5 pl-3 text-ink"
    >
      <p className="min-w-0 grow text-sm/[1.4]">
        <strong className="figures mr-1.5 font-varsity text-xs font-normal text-pennant">
          {index + 1} of {HINTS.length}
        </strong>
        {HINTS[index]}
      </p>
      <button
        type="button"
        onClick={() => hintsRead.set(AFTER[read])}
        className="min-h-11 shrink-0 px-3 font-slab font-semibold text-pennant underline underline-offset-4 outline-ink"
      >
        {isLast ? 'Got it' : 'Next'}
      </button>
    </section>
  );
}
