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

/** Numbers of pitchers' cards start at 5001 in the cardID. */
const cardNumber = (cardID: number) => cardID % 10000;

interface Props {
  card: CardFace;
  back: CardBack;
  /** Cells that the dice have just hit light up. */
  hits?: readonly Hit[];
  className?: string;
}

/** The inks that backs were printed in; the club's own colour chooses, so that lettering stays readable on cardboard. */
const inkOf = (card: CardFace): 'red' | 'navy' | 'green' | 'brown' => {
  const { main } = clubColors(card.clubs[0] ?? card.clubName);
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(darker(main, 0.1).slice(at, at + 2), 16),
  );
  if (lightness(main) < 0.16 || red === undefined || green === undefined || blue === undefined)
    return 'navy';
  if (red > green && red > blue) return green > blue * 1.4 ? 'brown' : 'red';
  return blue > green ? 'navy' : 'green';
};

/** The back of a card: cardboard, the season's line, the dice, the odds, a fact and the card's number. Scales with its width. */
export const PlayerCardBack = ({ card, back, hits = [], className }: Props) => {
  const fact = seasonFact(back);
  const line = back.type === 'Batter' ? battingLine(back.season) : pitchingLine(back.season);
  const hands = [
    card.bats === null ? null : `Bats ${HANDEDNESS[card.bats]}`,
    card.throws === null ? null : `Throws ${HANDEDNESS[card.throws]}`,
    back.type === 'Batter' ? `Speed ${back.speed}` : `Stamina ${back.stamina}`,
  ].filter((word) => word !== null);
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
              {line.map(({ head, says }) => (
                <th key={head} scope="col" abbr={says}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{card.year}</th>
              {line.map(({ head, figure, says }) => (
                <td key={head} title={says}>
                  {figure}
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
