import { LinkButton } from '../../ui/button.tsx';
import { formatCount } from '../../ui/money.tsx';
import type { OpenNowState } from './use-open-now.ts';

interface Props {
  readonly seriesID: number;
  /** How many packs of the series wait to be opened. */
  readonly unopened: number;
}

/** The link from packs that were bought to the opening of one of exactly them. */
export function OpenNowLink({ seriesID, unopened }: Props) {
  if (unopened === 0) return null;
  const state: OpenNowState = { openSeriesID: seriesID };
  return (
    <LinkButton
      to="/packs/user"
      state={state}
      size="small"
      paint="outfield"
      className="shrink-0 whitespace-nowrap max-sm:min-h-11"
    >
      Open now{unopened === 1 ? '' : ` (${formatCount(unopened)})`}
    </LinkButton>
  );
}
