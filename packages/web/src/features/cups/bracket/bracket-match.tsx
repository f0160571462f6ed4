import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { TextLink } from '../../../ui/text-link.tsx';
import type { GameView, MatchView, SideView } from './bracket-view.ts';

/** A match of the bracket, as the line score of its games. */
export function BracketMatch({
  match: { number, sides, games, isOwn, isUnderWay, isWalkover },
  isChanged,
  above,
  below,
}: {
  readonly match: MatchView;
  readonly isChanged: boolean;
  /** What is drawn over and under the final. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}) {
  const isOwnWin = sides.some((side) => side.isOwn && side.isWinner);
  return (
    <li className="bracket-slot" data-own={isOwn || undefined} data-own-win={isOwnWin || undefined}>
      {above}
      <table className="bracket-match" data-changed={isChanged || undefined}>
        <caption className="sr-only">
          Match {number}
          {isOwn ? ', yours' : ''}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="bracket-number">{number}</span>
              {isWalkover ? (
                'Walkover'
              ) : isUnderWay ? (
                <strong className="font-normal text-pennant">Under way</strong>
              ) : null}
              <span className="sr-only"> Team</span>
            </th>
            {games.map((game) => (
              <th key={game.number} scope="col" className="bracket-game">
                <GameHead game={game} />
              </th>
            ))}
            <th scope="col" className="bracket-game">
              <span aria-hidden="true">W</span>
              <span className="sr-only">Games won</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sides.map((side, slot) => (
            <Side key={slot} side={side} games={games} />
          ))}
        </tbody>
      </table>
      {below}
    </li>
  );
}

const GameHead = ({ game: { number, text, path, isUnderWay } }: { readonly game: GameView }) =>
  path === null ? (
    <>
      <span aria-hidden="true">{number}</span>
      <span className="sr-only">{text}</span>
    </>
  ) : (
    <Link
      to={path}
      aria-label={text}
      data-under-way={isUnderWay || undefined}
      className="bracket-game-link"
    >
      {number}
    </Link>
  );

function Side({
  side: { seed, team, holder, username, runs, wins, isWinner, isOut, isOwn, standsIn },
  games,
}: {
  readonly side: SideView;
  readonly games: readonly GameView[];
}) {
  return (
    <tr
      data-winner={isWinner || undefined}
      data-out={isOut || undefined}
      data-own={isOwn || undefined}
      data-open={seed === null || undefined}
    >
      <th scope="row">
        <span className="bracket-side">
          <span className="bracket-seed">
            {seed === null ? null : (
              <>
                <span className="sr-only">Seed </span>
                {seed}
              </>
            )}
          </span>
          <span className="min-w-0">
            <span className="bracket-team">{team}</span>
            {holder === null ? null : (
              <span className="bracket-holder">
                {username === null ? (
                  holder
                ) : (
                  <TextLink to={`/players/${encodeURIComponent(username)}`}>{username}</TextLink>
                )}
                {isOwn ? ', you' : ''}
                {standsIn ? ', team stands in' : ''}
              </span>
            )}
          </span>
        </span>
      </th>
      {games.map(({ number }, index) => (
        <td key={number}>{runs[index] ?? '–'}</td>
      ))}
      <td className="bracket-wins">
        {isWinner ? <span className="sr-only">Winner, </span> : null}
        {seed === null ? null : wins}
      </td>
    </tr>
  );
}
