import { ProseSection } from '../../ui/prose-section.tsx';

// A scrollable element must be reachable by keyboard.
const FOCUSABLE = { tabIndex: 0 } as const;

/** The section on how to verify games and packs with independent scripts. */
export function IndependentCheck() {
  return (
    <ProseSection title="Check it from outside">
      <p>
        Don't take this page's word for it. Press <em>Save the replay</em> on a finished game's
        summary, or <em>Save the packs</em> on an opened seal below, and run the scripts that come
        with the program's source: Python 3 and nothing else. They hold the rules once more, written
        anew from the rulebook, and none of the program's code.
      </p>
      <pre
        {...FOCUSABLE}
        className="overflow-x-auto border-l-4 border-outfield bg-sunk px-4 py-3 text-sm"
      >
        python3 scripts/verify-game.py pennant-game-….json{'\n'}
        python3 scripts/verify-packs.py pennant-packs-….json
      </pre>
      <p>
        The first works out the commitment and every die, and plays the game again by the cards’
        tables, to the last out and the last figure of the box score; with{' '}
        <code className="whitespace-nowrap">--cards</code> and this site’s address it compares those
        tables with the cards shown here, and with{' '}
        <code className="whitespace-nowrap">--commitment</code> the seal with your note of it. The
        second draws the packs again. Both name the first thing that differs. The files carry all
        that is needed to write your own.
      </p>
    </ProseSection>
  );
}
