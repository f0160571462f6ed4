import type { CardFrontData } from '@pennant/card-art/card/card-front-data';
import { BATTER_RESULTS } from '@pennant/rules/cards/card';
import {
  BATTER_CHANCES,
  batterOdds,
  slashLineOf,
  pitcherOdds,
} from '@pennant/rules/cards/dice-odds';
import {
  expectedBattingSeason,
  expectedPitchingSeason,
} from '@pennant/rules/cards/expected-season';

import { useApiQuery } from '../../api/query-hooks.ts';
import { FlipCard } from '../../ui/card/flip-card.tsx';
import type { CardBackData } from '../../ui/card/card-back-data.ts';
import { formOfCard, type CardDraft } from './custom-card-draft.ts';
import { RuleLink } from '../../ui/rule/rule-link.tsx';

const numberOr = (value: number, fallback: number) => (Number.isNaN(value) ? fallback : value);

/** A live preview of a custom card: its front, its back and the odds of its dice. */
export function CustomCardPreview({
  draft,
  cardID,
}: {
  readonly draft: CardDraft;
  readonly cardID: number;
}) {
  const catalogue = useApiQuery('GET /catalogue');
  const form = formOfCard(draft);
  const face: CardFrontData = {
    cardID,
    history: catalogue.data?.history ?? 'record',
    playerID: `custom-${cardID}`,
    name: form.name || 'New Player',
    year: Math.min(2100, Math.max(1871, numberOr(form.year, 1954))),
    type: form.type,
    rating: Math.min(100, numberOr(form.rating, 0)),
    positions: form.positions,
    clubs: form.teamNameID.split(',').filter(Boolean),
    clubName: form.clubName || 'Your Club',
    bats: form.bats,
    throws: form.throws,
    seriesKey: `${form.year}-base`,
  };
  const back: CardBackData =
    form.type === 'Batter'
      ? {
          type: 'Batter',
          dice: draft,
          season: expectedBattingSeason(draft),
          speed: numberOr(form.speed, 50),
        }
      : {
          type: 'Pitcher',
          dice: draft.pitching,
          season: expectedPitchingSeason(draft.pitching),
          stamina: numberOr(form.stamina, 0),
        };
  return (
    <div className="flex flex-col gap-4 lg:sticky lg:top-4">
      <FlipCard card={face} back={back} className="mx-auto w-full max-w-80" />
      <p className="text-center text-sm text-ink-soft">Click the card to turn it over.</p>
      <section
        aria-labelledby="live-odds"
        className="border-2 border-rule-strong bg-raised p-4 shadow-sheet"
      >
        <h2 id="live-odds" className="mb-2 font-display text-xl">
          What the dice come to
        </h2>
        {form.type === 'Batter' ? <BatterOdds draft={draft} /> : <PitcherOdds draft={draft} />}
      </section>
    </div>
  );
}

/** A list of results with their chances and bars; the longest bar fills the width. */
function BatterOdds({ draft }: { readonly draft: CardDraft }) {
  const odds = batterOdds(draft);
  const line = slashLineOf(odds);
  const maxOdds = Math.max(...Object.values(odds));
  const formatRate = (value: number) => value.toFixed(3).replace(/^0/, '');
  return (
    <>
      <p className="figures mb-3 font-semibold">
        {formatRate(line.avg)} AVG · {formatRate(line.obp)} OBP · {formatRate(line.slg)} SLG
      </p>
      <ul className="flex flex-col gap-1">
        {BATTER_RESULTS.map((result) => (
          <li key={result} className="grid grid-cols-[2rem_1fr_3.5rem] items-center gap-2">
            <span className="font-varsity text-sm">{result}</span>
            <svg
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              className="h-4 w-full"
              aria-hidden="true"
            >
              <rect
                width={maxOdds === 0 ? 0 : (odds[result] / maxOdds) * 100}
                height="6"
                className="fill-outfield-paint"
              />
            </svg>
            <span className="figures text-right">
              {((odds[result] / BATTER_CHANCES) * 100).toFixed(1)}%
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        <RuleLink rule="card-odds">Before the pitcher.</RuleLink>
      </p>
    </>
  );
}

function PitcherOdds({ draft }: { readonly draft: CardDraft }) {
  const odds = [...pitcherOdds(draft.pitching)].toSorted(([, a], [, b]) => b - a);
  const line = expectedPitchingSeason(draft.pitching);
  return (
    <>
      <ul className="flex flex-col gap-1">
        {odds.map(([modifier, count]) => (
          <li key={modifier ?? ''} className="flex justify-between gap-4 border-b border-rule py-1">
            <span className="font-varsity">{modifier ?? 'no effect'}</span>
            <span className="figures">{count} of 36</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        Against 600 average batters: {line.H} hits, {line.HR} home runs, {line.BB} walks, {line.SO}{' '}
        strikeouts.
      </p>
    </>
  );
}
