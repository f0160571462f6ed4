import { describeYears } from '@pennant/rules/text/describe-years';

import type { ApiResponse } from '../../api/call-types.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly seasons: ApiResponse<'GET /cards/bulk'>;
  readonly isBusy: boolean;
  readonly onChoose: (year: number) => void;
}

/** Above this many corrected seasons they are told in words, and chosen in the field below. */
const MAX_BUTTONS = 12;

/**
 * The seasons whose figures were corrected since their cards were made, to be chosen with a click,
 * and those whose cards an earlier card maker made. Nothing where there are none.
 */
export function SeasonsToMakeAnew({ seasons, isBusy, onChoose }: Props) {
  const { corrected, ofEarlierMaker } = seasons;
  if (corrected.length + ofEarlierMaker.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 border-l-4 border-warn bg-raised px-4 py-3">
      <h2 className="font-display text-lg">Could be made anew</h2>
      {corrected.length === 0 ? null : (
        <p>
          The record has been corrected since the cards of <b>{describeYears(corrected)}</b> were
          made. They stay as they are until you have them made anew.
        </p>
      )}
      {corrected.length === 0 || corrected.length > MAX_BUTTONS ? null : (
        <div className="flex flex-wrap gap-2">
          {corrected.map((year) => (
            <Button
              key={year}
              size="small"
              className="max-sm:min-h-11"
              disabled={isBusy}
              onClick={() => onChoose(year)}
            >
              {`Choose ${year}`}
            </Button>
          ))}
        </div>
      )}
      {ofEarlierMaker.length === 0 ? null : (
        <p>
          An earlier card maker made the cards of <b>{describeYears(ofEarlierMaker)}</b>. Today’s
          gives some of them other dice: a dry run tells which.
        </p>
      )}
    </section>
  );
}
