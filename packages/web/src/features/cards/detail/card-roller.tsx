import type { Card, LeagueOddsResponse } from '@pennant/contract/cards';
import { BATTER_RESULTS, type BatterResult } from '@pennant/rules/cards/card';
import { batterDiceFromFields, pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';
import { isCustomCard } from '@pennant/rules/cards/custom-card';
import { rollCard, type CardRoll, type OpposingPitcher } from '@pennant/rules/cards/roll-card';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { useState } from 'react';

import { useApiQuery } from '../../../api/query-hooks.ts';
import { DiceThrow } from '../../../ui/dice/dice-throw.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form-fields.tsx';
import { decodeCardName } from '../../../ui/card-columns.tsx';
import { StatTable } from './stat-table.tsx';
import { PITCHER_CELL_LABELS, RESULT_LABELS } from '../../../ui/card/dice-result-labels.ts';
import { DetailPanel } from './detail-panel.tsx';

const newDice = () => new SeededDice(crypto.getRandomValues(new Int32Array(1))[0] ?? 0);

/** The duration of the dice's animation, in ms. */
const THROW_MS = 600;

interface RollTally {
  readonly rolls: number;
  readonly counts: Readonly<Record<BatterResult, number>>;
  readonly last: CardRoll | null;
}

const NO_ROLLS: RollTally = {
  rolls: 0,
  last: null,
  counts: Object.fromEntries(BATTER_RESULTS.map((result) => [result, 0])) as Record<
    BatterResult,
    number
  >,
};

/** Returns a roll in words: the batter's result, and what the pitcher's cell made of it. */
const explainRoll = ({ result, modifier, outcome }: CardRoll): string => {
  const cardText = `The card says ${RESULT_LABELS[result]}.`;
  if (modifier === null) return `${cardText} The pitcher leaves it so.`;
  if (outcome === result) return `${cardText} The pitcher’s ${modifier} finds nothing to turn.`;
  return `${cardText} The pitcher’s ${modifier} ${PITCHER_CELL_LABELS[modifier]}: it ends as ${RESULT_LABELS[outcome]}.`;
};

interface Props {
  readonly card: Card;
  readonly league: LeagueOddsResponse | null;
}

/**
 * The panel in which admins roll a batter's card by the game's rules, against a pitcher's card or,
 * where the card has a league, the league's average pitcher.
 */
export function CardRoller({ card, league }: Props) {
  const [tally, setTally] = useState(NO_ROLLS);
  const [pitcherID, setPitcherID] = useState('');
  const [dice] = useState(newDice);
  const isHouse = isCustomCard(card);
  const isNumber = /^\d{1,9}$/.test(pitcherID);
  const chosen = useApiQuery(
    'GET /card/{cardID}',
    { params: { cardID: pitcherID } },
    { enabled: isNumber },
  );
  const pitcher = isNumber && chosen.data?.type === 'Pitcher' ? chosen.data : null;
  const opponent: OpposingPitcher | null =
    pitcherID === ''
      ? league?.pitching
        ? { kind: 'average', chances: league.pitching }
        : null
      : pitcher === null
        ? null
        : { kind: 'card', dice: pitcherDiceFromFields(pitcher) };
  const problem =
    pitcherID === '' || pitcher !== null || (isNumber && chosen.isPending)
      ? undefined
      : 'No pitcher’s card has that number.';

  const roll = (times: number) => {
    if (opponent === null) return;
    const batter = batterDiceFromFields(card);
    const counts = { ...tally.counts };
    let last = tally.last;
    for (let i = 0; i < times; i++) {
      last = rollCard(batter, opponent, dice);
      counts[last.outcome] += 1;
    }
    setTally({ rolls: tally.rolls + times, counts, last });
  };
  const { last, rolls, counts } = tally;
  return (
    <DetailPanel
      title="Roll the dice"
      note="For admins. By the rules of a game, with a rested pitcher; nothing is written down."
    >
      <div className="flex max-w-sm flex-col gap-3">
        <TextField
          label="Pitcher’s card number"
          hint={
            pitcher === null
              ? `The number in his card’s address.${isHouse ? '' : ' Empty: the average pitcher of the league.'}`
              : `${decodeCardName(pitcher)}, ${pitcher.year}`
          }
          error={problem}
          inputMode="numeric"
          maxLength={9}
          value={pitcherID}
          onChange={({ target }) => {
            setPitcherID(target.value.trim());
            setTally(NO_ROLLS);
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button paint="outfield" disabled={opponent === null} onClick={() => roll(1)}>
            Roll
          </Button>
          <Button disabled={opponent === null} onClick={() => roll(600)}>
            Roll 600
          </Button>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-4">
        <DiceThrow
          label="Batter"
          faces={last?.batter ?? null}
          throwKey={rolls}
          duration={THROW_MS}
        />
        {last?.extra ? (
          <DiceThrow label="Extra" faces={last.extra} throwKey={rolls} duration={THROW_MS} />
        ) : null}
        {last?.pitcher ? (
          <DiceThrow label="Pitcher" faces={last.pitcher} throwKey={rolls} duration={THROW_MS} />
        ) : null}
      </div>
      <p className="mt-3 min-h-12" role="status">
        {last === null ? '' : explainRoll(last)}
      </p>
      {rolls === 0 ? null : (
        <StatTable
          caption="What was rolled"
          figures={[
            { head: 'Rolls', value: rolls.toLocaleString('en-US') },
            ...BATTER_RESULTS.map((result) => ({ head: result, value: counts[result] })),
          ]}
        />
      )}
    </DetailPanel>
  );
}
