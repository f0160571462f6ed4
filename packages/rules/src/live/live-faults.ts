/** Why a record of a live game does not hold, with the sentence that is shown. */
export const LIVE_FAULTS = {
  commitment_differs: 'The seed is not the one that was committed to.',
  other_rules: 'It was played by rules that this program does not know.',
  setup_unreadable: 'The lineups are not such as a live game is played with.',
  chain_malformed: 'A chain is none, or its key cannot be read.',
  chain_out_of_time: 'A chain begins where none may begin.',
  steps_missing: 'A step is missing, or one was put in.',
  link_differs: 'A link does not hash to the one before it.',
  signature_forged: 'A signature is not of who revealed the link.',
  decision_differs: 'A decision is not the one that was sealed before the links were known.',
  share_after_withheld: 'A side reveals a link in a half-inning that the computer manages.',
  share_zeroed: 'A share counts as withheld, though the server confirmed that it had the link.',
  receipt_forged: 'A receipt that was kept is not the server’s.',
  step_refused: 'The rules refuse what was decided.',
  event_differs: 'An event is not the one that the links and the seed bring.',
  events_missing: 'Events are missing, or were added.',
  end_differs: 'It did not end as it says.',
} as const;

export type LiveFault = keyof typeof LIVE_FAULTS;

/** The verdict on a record: how much holds, or the first fault and its event. */
export type LiveVerdict =
  | { readonly ok: true; readonly events: number; readonly withheld: number }
  | {
      readonly ok: false;
      readonly code: LiveFault;
      readonly message: string;
      /** Null if the fault is not of one event. */
      readonly eventNumber: number | null;
    };

/** Returns the verdict that something does not hold. */
export const liveFault = (code: LiveFault, eventNumber: number | null = null): LiveVerdict => ({
  ok: false,
  code,
  message: LIVE_FAULTS[code],
  eventNumber,
});
