/** Why an email was not sent. */
export type DeliveryFailure =
  /** The mail server takes no email at all at the moment. */
  | 'unavailable'
  /** It does not take this one for now, such as one to a domain that it can't find. */
  | 'deferred'
  /** It, or the mail library before it, refuses this one. */
  | 'refused'
  /** It was given up in the midst of it: this one may have arrived. */
  | 'cut off';

/**
 * Exponential backoff after a failed delivery, in seconds: the first pause, which each further one
 * doubles, and the longest. Emails go out soon after the mail server is back. A refused one is
 * tried all the same until it is deleted: the server may be set up wrongly.
 */
const BACKOFF_S: Readonly<Record<DeliveryFailure, readonly [first: number, max: number]>> = {
  unavailable: [5, 90],
  deferred: [300, 1800],
  refused: [300, 6 * 3600],
  'cut off': [300, 6 * 3600],
};

/** Returns the pause in seconds after so many attempts, one at least. */
export function backoffAfter(failure: DeliveryFailure, attempts: number): number {
  const [first, max] = BACKOFF_S[failure];
  return Math.min(first * 2 ** (attempts - 1), max);
}

/** Returns why an email was not sent, by the error of the mail library. */
export function classifyError(error: unknown): 'unavailable' | 'deferred' | 'refused' {
  const { code, command, responseCode } = error as {
    readonly code?: string;
    readonly command?: string;
    readonly responseCode?: number;
  };
  // The sender is the same for all emails.
  const isAboutEmail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  // 421: the mail server closes the connection, whatever it was asked.
  if (!isAboutEmail || responseCode === 421) return 'unavailable';
  return responseCode !== undefined && responseCode < 500 ? 'deferred' : 'refused';
}
