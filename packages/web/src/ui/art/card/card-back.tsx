import { tierOf } from '@pennant/rules/cards/tier';
import type { CardBack } from '../card-back.ts';
import type { CardFace } from '../card-face.ts';
import { clubColors } from '../clubs/club-colors.ts';
import { darker, lightness } from '../paint.ts';
import { DiceTable, type Hit } from './dice-table.tsx';
import { FactDrawingFigure } from './fact-drawing.tsx';
import { OddsList } from './odds-list.tsx';
import { seasonFact } from './season-fact.ts';
import { battingLine, pitchingLine } from './season-line.ts';
import '../art.css';
import './card-back.css';

const HANDEDNESS = { L: 'left', R: 'right', B: 'both' } as const;

/** Returns the number printed on a card: the last four digits; pitchers' numbers start at 5001. */
const cardNumber = (cardID: number) => cardID % 10000;

interface Props {
  card: CardFace;
  back: CardBack;
  /** Dice cells to highlight, those just rolled. */
  hits?: readonly Hit[];
  className?: string;
}

/** Returns the ink of the back nearest to the club's color; all inks are readable on cardboard. */
const inkOf = (card: CardFace): 'red' | 'navy' | 'green' | 'brown' => {
  const { main } = clubColors(card.clubs[0] ?? card.clubName);
  const [red, green, blue] = [1, 3, 5].map((start) =>
    Number.parseInt(darker(main, 0.1).slice(start, start + 2), 16),
  );
  if (lightness(main) < 0.16 || red === undefined || green === undefined || blue === undefined)
    return 'navy';
  if (red > green && red > blue) return green > blue * 1.4 ? 'brown' : 'red';
  return blue > green ? 'navy' : 'green';
};

/**
 * The back of a card: number, season line, dice table, odds and a season fact. Scales with its
 * width.
 */
export const PlayerCardBack = ({ card, back, hits = [], className }: Props) => {
  const fact = seasonFact(back);
  const line = back.type === 'Batter' ? battingLine(back.season) : pitchingLine(back.season);
  const hands = [
    card.bats === null ? null : `Bats ${HANDEDNESS[card.bats]}`,
    card.throws === null ? null : `Throws ${HANDEDNESS[card.throws]}`,
    back.type === 'Batter' ? `Speed ${back.speed}` : `Stamina ${back.stamina}`,
  ].filter((text) => text !== null);
  return (
    <article
      className={`card-back ${className ?? ''}`}
      data-ink={inkOf(card)}
      data-tier={tierOf(card.rating)}
    >
      <div className="card-back-sheet">
        <header className="card-back-head">
          <p className="card-back-number">
            <span className="art-unseen">Card number </span>
            {cardNumber(card.cardID)}
          </p>
          <div>
            <p className="card-back-name">{card.name}</p>
            <p>
              {card.positions.join(' · ')} · {card.clubName}
            </p>
            <p>{hands.join(' · ')}</p>
          </div>
        </header>
        <table className="card-back-season">
          <caption className="art-unseen">Season of {card.year}</caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {line.map((column) => (
                <th key={column.head} scope="col" abbr={column.says}>
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{card.year}</th>
              {line.map((column) => (
                <td key={column.head} title={column.says}>
                  {column.figure}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        <div className="card-back-body">
          <DiceTable back={back} hits={hits} />
          <div className="card-back-side">
            <p className="card-back-title">
              {back.type === 'Batter' ? 'What it comes to' : 'What it does'}
            </p>
            <OddsList back={back} />
            <div className="card-back-fact">
              <FactDrawingFigure drawing={fact.drawing} />
              <p>{fact.text}</p>
            </div>
          </div>
        </div>
        <footer className="card-back-foot">
          <span>Pennant · {card.seriesKey}</span>
          <span>
            Rating {card.rating} · {tierOf(card.rating)}
          </span>
        </footer>
      </div>
    </article>
  );
};
