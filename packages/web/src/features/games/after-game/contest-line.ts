import type { ContestOfGame } from '@pennant/contract/game-summary';
import { winsNeeded } from '@pennant/rules/campaigns/contest-result';

import { listInWords } from '../../../ui/list-in-words.ts';
import { formatMoney } from '../../../ui/money.tsx';

type Granted = NonNullable<ContestOfGame['granted']>;

const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Returns what the first win of a contest brought: "$888 and 2 packs"; empty for nothing. */
export const grantedText = ({ money, packs, cardID, card }: Granted): string =>
  listInWords([
    ...(money === 0 ? [] : [formatMoney(money)]),
    ...(packs === 0 ? [] : [countOf(packs, 'pack')]),
    ...(cardID === null ? [] : [card === null ? 'a card' : decodeURIComponent(card)]),
  ]);

/**
 * Returns how a game left its contest series, in one line: "Series won 2-1: $888 and 2 packs", or
 * who leads and what is missing.
 */
export function contestLine(contest: ContestOfGame): string {
  const { wins, losses, numOfGames, decided, result, granted } = contest;
  if (decided === 'win') {
    const brought = granted === null ? '' : grantedText(granted);
    const won = numOfGames === 1 ? 'Contest won' : `Series won ${wins}-${losses}`;
    return brought === '' ? won : `${won}: ${brought}`;
  }
  if (decided === 'loss')
    return numOfGames === 1 ? 'Contest lost' : `Series lost ${wins}-${losses}`;
  if (decided === 'tie') return `Series level, ${wins}-${losses}`;
  const needed = winsNeeded(numOfGames) - wins;
  // A later game may have decided it since: of this one, only the standing after it is told.
  if (needed <= 0 || losses >= winsNeeded(numOfGames) || result !== null)
    return `The series stood ${wins}-${losses}`;
  const toGo = `${countOf(needed, 'win')} to go`;
  if (wins === losses) return `The series is level ${wins}-${losses}, ${toGo}`;
  return `You ${wins > losses ? 'lead' : 'trail in'} the series ${wins}-${losses}, ${toGo}`;
}
