import { BATTER_RESULTS, type PitcherModifier } from '@pennant/rules/cards/card';
import {
  BATTER_CHANCES,
  batterOdds,
  slashLineOf,
  pitcherOdds,
} from '@pennant/rules/cards/dice-odds';
import type { CardBackData } from './card-back-data.ts';

const RESULT_WORDS = {
  H1: 'single',
  H2: 'double',
  H3: 'triple',
  HR: 'home run',
  BB: 'walk',
  SO: 'strikeout',
  OO: 'out in play',
} as const;

/** The effect of each pitcher's cell, in as few words as fit. */
const MODIFIER_WORDS: Readonly<Record<PitcherModifier, string>> = {
  h9l: 'hits but HR → OO',
  h9h: 'OO → H1',
  hr9l: 'HR → OO',
  hr9h: 'H2 → HR',
  bb9l: 'BB → OO',
  bb9h: 'OO → BB',
  k9l: 'SO → OO',
  k9h: 'OO → SO',
};

const formatRate = (rate: number) => rate.toFixed(3).replace(/^0/, '');

/** The odds of a card's dice: of a batter's results, or of a pitcher's modifiers. */
export const OddsList = ({ back }: { back: CardBackData }) => {
  if (back.type === 'Pitcher') {
    const odds = [...pitcherOdds(back.dice)].sort(([, a], [, b]) => b - a);
    return (
      <dl className="card-back-odds">
        {odds.map(([modifier, chances]) => (
          <div key={modifier}>
            <dt>
              {modifier === null ? (
                <span>batter’s roll stands</span>
              ) : (
                <>
                  <b>{modifier}</b> <span>{MODIFIER_WORDS[modifier]}</span>
                </>
              )}
            </dt>
            <dd>{chances}/36</dd>
          </div>
        ))}
      </dl>
    );
  }
  const odds = batterOdds(back.dice);
  const line = slashLineOf(odds);
  return (
    <dl className="card-back-odds">
      {BATTER_RESULTS.map((result) => (
        <div key={result}>
          <dt>
            <b>{result}</b> <span>{RESULT_WORDS[result]}</span>
          </dt>
          <dd>{((100 * odds[result]) / BATTER_CHANCES).toFixed(1)}%</dd>
        </div>
      ))}
      <div className="card-back-line">
        <dt>AVG OBP SLG</dt>
        <dd>
          {formatRate(line.avg)} {formatRate(line.obp)} {formatRate(line.slg)}
        </dd>
      </div>
    </dl>
  );
};
