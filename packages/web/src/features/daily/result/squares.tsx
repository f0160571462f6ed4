import { dailySquares, type DailySquare } from '@pennant/rules/daily/daily-squares';

const CLASSES: Readonly<Record<DailySquare, string>> = {
  kept: 'daily-square-kept',
  started: 'daily-square-started',
  lost: 'daily-square-lost',
};

/** The eight squares of a result, as lamps of a tin board; dark ones until it is known. */
export function Squares({ givenUp }: { readonly givenUp: number | null }) {
  const squares: readonly DailySquare[] =
    givenUp === null ? Array.from({ length: 8 }, () => 'lost') : dailySquares(givenUp);
  const kept = squares.filter((square) => square === 'kept').length;
  return (
    <p className="daily-squares">
      {givenUp === null ? null : <span className="sr-only">{kept} of 8 squares kept.</span>}
      {squares.map((square, index) => (
        <i key={index} aria-hidden="true" className={CLASSES[square]} />
      ))}
    </p>
  );
}
