import type { DailyRunDto } from '@pennant/contract/daily';

import { callApi } from '../../../api/api-client.ts';

/**
 * How an attempt is played: the one of a user that is scored, the first one of a guest, which stays
 * in the browser, or one that counts nowhere.
 */
export type AttemptKind = 'scored' | 'guest' | 'free';

/** An attempt of a day before its next step. */
export interface AttemptSoFar {
  readonly kind: AttemptKind;
  readonly day: string;
  readonly choices: readonly string[];
  /** The number of the last event that the page has. */
  readonly known: number;
}

/** Makes the next decision of an attempt; without an option it starts or reads the attempt. */
export async function playStep(
  { kind, day, choices, known }: AttemptSoFar,
  option: string | null,
): Promise<DailyRunDto> {
  const params = { day };
  if (kind === 'scored') {
    const decision = option === null ? null : { number: choices.length, option };
    const body = { decision, known };
    return (await callApi('POST /daily/{day}/attempt', { params, body })).run;
  }
  const all = option === null ? [...choices] : [...choices, option];
  return await callApi('POST /daily/{day}/free', { params, body: { choices: all, known } });
}
