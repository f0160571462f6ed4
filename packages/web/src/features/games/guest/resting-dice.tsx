import { Die } from '../../../ui/dice/die.tsx';

/** The two dice before they are thrown. */
export function RestingDice() {
  return (
    <div className="guest-dice" aria-hidden="true">
      {(
        [
          ['red', 5],
          ['navy', 2],
        ] as const
      ).map(([pips, face]) => (
        <div key={pips} className="thrown-die" data-pips={pips}>
          <div className="thrown-die-shadow" />
          <div>
            <Die face={face} pips={pips} />
          </div>
        </div>
      ))}
    </div>
  );
}
