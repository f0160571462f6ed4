import { clubLine, mainClubCode, type CardFrontData } from '@pennant/card-art/card/card-front-data';
import { drawFactIcon } from '@pennant/card-art/card/fact-icon-drawing';
import { clubColors } from '@pennant/card-art/clubs/club-colors';
import { darken, lightness } from '@pennant/card-art/color';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';
import { tierOf } from '@pennant/rules/cards/tier';
import type { CardBackData } from './card-back-data.ts';
import { DiceTable, type RolledCell } from './dice-table.tsx';
import { OddsList } from './odds-list.tsx';
import { chooseSeasonFact } from './season-fact.ts';
import {
  battingLine,
  careerBattingLine,
  careerPitchingLine,
  pitchingLine,
} from './season-stat-line.ts';
import '../art.css';
import './card-back.css';

const HANDEDNESS = { L: 'left', R: 'right', B: 'both' } as const;

/** Returns the number printed on a card: the last four digits; pitchers' numbers start at 5001. */
const cardNumber = (cardID: number) => cardID % 10000;

interface Props {
  card: CardFrontData;
  back: CardBackData;
  /** Dice cells to highlight, those just rolled. */
  hits?: readonly RolledCell[];
  className?: string;
}

/** Returns the ink of the back nearest to the club's color; all inks are readable on cardboard. */
const inkOf = (card: CardFrontData): 'red' | 'navy' | 'green' | 'brown' => {
  const { main } = clubColors(mainClubCode(card));
  const [red, green, blue] = [1, 3, 5].map((start) =>
    Number.parseInt(darken(main, 0.1).slice(start, start + 2), 16),
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
  const fact = chooseSeasonFact(back);
  const { loosePitches = [] } = back;
  const line = back.type === 'Batter' ? battingLine(back.season) : pitchingLine(back.season);
  const { career } = back;
  const careerLine =
    career === undefined
      ? []
      : back.type === 'Batter'
        ? careerBattingLine(career.totals)
        : careerPitchingLine(career.totals);
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
              {card.positions.join(' · ')} · {clubLine(card)}
            </p>
            <p>{hands.join(' · ')}</p>
            {loosePitches.length === 0 ? null : (
              <p>{loosePitches.map(({ name, text }) => `${name} ${text}`).join(' · ')}</p>
            )}
          </div>
        </header>
        <table className="card-back-season">
          <caption className="art-unseen">
            Season of {card.year}
            {career === undefined ? '' : `, and its games ${career.label}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {line.map((column) => (
                <th key={column.header} scope="col" abbr={column.label}>
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{card.year}</th>
              {line.map((column) => (
                <td key={column.header} title={column.label}>
                  {column.value}
                </td>
              ))}
            </tr>
            {career === undefined ? null : (
              <tr>
                <th scope="row" abbr={career.label}>
                  {career.head}
                </th>
                {careerLine.map((column) => (
                  <td key={column.header} title={column.label}>
                    {column.value}
                  </td>
                ))}
              </tr>
            )}
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
              <svg viewBox="0 0 80 68" className="card-back-drawing" aria-hidden>
                {renderShapes(drawFactIcon(fact.icon))}
              </svg>
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
