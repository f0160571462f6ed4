import { defineRefusals } from '../platform/refusal.ts';

export const cardGenerationRefusals = defineRefusals({
  catalogue_not_ready: {
    status: 503,
    error: 'No cards are made yet. Please try again in a minute.',
  },
  record_not_here: {
    status: 409,
    error:
      'The cards of this database are made of the real record, and its files are not here: set LAHMAN_DIR to their folder and start the program again.',
  },
  nothing_to_make: {
    status: 404,
    error: 'The record has no such season, and no such series that it fills.',
  },
  making_under_way: {
    status: 409,
    error: 'Cards are being made already. Wait until that is done.',
  },
  making_not_found: { status: 404, error: 'There is no such making of cards.' },
});
