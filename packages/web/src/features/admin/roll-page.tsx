import type { Card, CardSummary } from '@pennant/contract/cards';
import { batterDiceFromFields, pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { PlayerCardFront } from '../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../ui/card/to-card-front-data.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { formatCount } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { CardPicker } from './card-picker.tsx';
import { computeExpectedResults } from './roll/expected-results.ts';
import { rollsFault, seedFault } from './roll/trial-form-validation.ts';
import { TrialResults } from './roll/trial-results.tsx';
import { useTrial, type Trial } from './roll/use-trial.ts';

const DEFAULT_ROLLS = '1000000';

/** Loads the card of an id from the page's URL; no data while it loads or if there is no id. */
function useCardByID(cardID: string | null) {
  return useApiQuery(
    'GET /card/{cardID}',
    { params: { cardID: cardID ?? '' } },
    { enabled: cardID !== null && /^\d{1,10}$/.test(cardID) },
  );
}

/** The page /admin/roll-page: rolls one batter's card against one pitcher's, many times. */
export function RollPage() {
  const [params, setParams] = useSearchParams();
  const batter = useCardByID(params.get('batter'));
  const pitcher = useCardByID(params.get('pitcher'));
  const [rolls, setRolls] = useState(params.get('rolls') ?? DEFAULT_ROLLS);
  const [seed, setSeed] = useState(params.get('seed') ?? '');
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const trial = useTrial();
  const faults = { rolls: rollsFault(rolls), seed: seedFault(seed) };
  const cards =
    batter.data?.type === 'Batter' && pitcher.data?.type === 'Pitcher'
      ? { batter: batter.data, pitcher: pitcher.data }
      : null;

  const updateParams = (changes: Record<string, string | null>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [key, value] of Object.entries(changes)) {
          if (value === null) next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { replace: true },
    );
  const roll = () => {
    setWasSubmitted(true);
    if (cards === null || faults.rolls !== null || faults.seed !== null) return;
    const usedSeed = seed.trim() === '' ? randomSeed() : Number(seed);
    updateParams({ rolls: String(Number(rolls)), seed: String(usedSeed) });
    trial.begin({
      batter: batterDiceFromFields(cards.batter),
      pitcher: pitcherDiceFromFields(cards.pitcher),
      seed: usedSeed,
      rolls: Number(rolls),
    });
  };
  const isRolling = trial.state === 'rolling';
  return (
    <PageBody>
      <PageHeading kicker="Admin">Roll Dice</PageHeading>
      <form
        noValidate
        className="mb-8 flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          roll();
        }}
      >
        <div className="grid gap-6 sm:grid-cols-2">
          <Side
            label="Batter"
            type="Batter"
            card={batter.data ?? null}
            error={batter.error}
            fault={
              wasSubmitted && batter.data?.type !== 'Batter' ? 'Pick a batter’s card.' : undefined
            }
            onPick={(card) => updateParams({ batter: card === null ? null : String(card.cardID) })}
          />
          <Side
            label="Pitcher"
            type="Pitcher"
            card={pitcher.data ?? null}
            error={pitcher.error}
            fault={
              wasSubmitted && pitcher.data?.type !== 'Pitcher'
                ? 'Pick a pitcher’s card.'
                : undefined
            }
            onPick={(card) => updateParams({ pitcher: card === null ? null : String(card.cardID) })}
          />
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,12rem)_minmax(0,16rem)_auto]">
          <TextField
            label="Number of rolls"
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
            error={faults.rolls ?? undefined}
            value={rolls}
            onChange={({ target }) => setRolls(target.value)}
          />
          <TextField
            label="Seed"
            hint="Empty for a new one; the same seed rolls the same."
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
            error={faults.seed ?? undefined}
            value={seed}
            onChange={({ target }) => setSeed(target.value)}
          />
          <div className="flex gap-3 sm:mt-7">
            <Button type="submit" paint="pennant" disabled={isRolling}>
              {isRolling ? 'Rolling...' : 'Roll'}
            </Button>
            {isRolling ? <Button onClick={trial.cancel}>Cancel</Button> : null}
          </div>
        </div>
      </form>
      <Outcome trial={trial} onAgain={(used) => setSeed(String(used))} />
    </PageBody>
  );
}

/** Returns a random 32-bit seed. */
const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

interface SideProps {
  readonly label: string;
  readonly type: 'Batter' | 'Pitcher';
  readonly card: Card | null;
  readonly error: Error | null;
  readonly fault: string | undefined;
  readonly onPick: (card: CardSummary | null) => void;
}

/** The batter or the pitcher of the trial: a card picker with the chosen card beside it. */
function Side({ label, type, card, error, fault, onPick }: SideProps) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {card === null ? (
        <div
          aria-hidden="true"
          className="grid aspect-5/7 place-items-center border-2 border-dashed border-rule-strong text-center font-varsity text-xs text-ink-faint"
        >
          {label}
        </div>
      ) : (
        <PlayerCardFront card={toCardFrontData(card)} detail="thumbnail" className="w-full" />
      )}
      <div className="flex min-w-0 flex-col gap-2">
        <CardPicker label={label} type={type} value={card} onChange={onPick} error={fault} />
        {card === null ? null : (
          <p className="text-sm text-ink-soft">
            {card.year} {card.clubName}
          </p>
        )}
        {error === null ? null : (
          <p role="alert" className="text-sm font-semibold text-bad">
            {messageOf(error)}
          </p>
        )}
      </div>
    </div>
  );
}

function Outcome({
  trial: { request, progress, state },
  onAgain,
}: {
  readonly trial: Trial;
  readonly onAgain: (seed: number) => void;
}) {
  const expected = useMemo(
    () => (request === null ? null : computeExpectedResults(request)),
    [request],
  );
  if (request === null || expected === null) {
    return (
      <p className="max-w-prose text-ink-soft">
        Pick two cards and roll. The dice are the game’s own, thrown beside the page: it stays free
        while they roll.
      </p>
    );
  }
  const tally = progress?.tally ?? null;
  return (
    <>
      <div className="mb-6 flex flex-col gap-2">
        <ProgressBar label="Rolls made" value={tally?.rolls ?? 0} max={request.rolls} />
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft"
        >
          <span>{describeProgress(state, tally?.rolls ?? 0, request.rolls)}</span>
          {state === 'done' && progress !== null ? (
            <span>{Math.round(progress.ms)} ms of work</span>
          ) : null}
          <span>
            Seed <code className="font-semibold text-ink">{request.seed}</code>
          </span>
          {state === 'rolling' ? null : (
            <Button paint="quiet" size="small" onClick={() => onAgain(request.seed)}>
              Use this seed again
            </Button>
          )}
        </p>
      </div>
      {tally === null ? null : (
        <TrialResults tally={tally} rolls={request.rolls} expected={expected} />
      )}
    </>
  );
}

const describeProgress = (state: Trial['state'], done: number, requested: number): string => {
  if (state === 'failed') return 'The dice could not be thrown. Reload the page and try again.';
  if (state === 'rolling') return `Rolling ${formatCount(requested)} times...`;
  return state === 'cancelled'
    ? `Cancelled after ${formatCount(done)} of ${formatCount(requested)} rolls.`
    : `${formatCount(done)} rolls made.`;
};
