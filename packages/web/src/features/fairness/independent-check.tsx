import { ProseSection } from '../../ui/prose-section.tsx';

// A scrollable element must be reachable by keyboard.
const FOCUSABLE = { tabIndex: 0 } as const;

/** The section on how to verify a game with an independent script. */
export function IndependentCheck() {
  return (
    <ProseSection title="Check it from outside">
      <p>
        Don't take this page's word for it. Press <em>Save the replay</em> on a finished game's
        summary, and run the script that comes with the program's source: Python 3, no packages, and
        none of our code.
      </p>
      <pre
        {...FOCUSABLE}
        className="overflow-x-auto border-l-4 border-outfield bg-sunk px-4 py-3 text-sm"
      >
        python3 scripts/verify-game.py pennant-game-….json
      </pre>
      <p>
        It works out the commitment from the revealed seed, then every die of every event, and
        compares them with the faces that the game printed. The replay carries all that is needed to
        write your own: the lineups with their dice tables, the commands, the events.
      </p>
    </ProseSection>
  );
}
