import { UUID, V7Generator } from 'uuidv7';

let generator = createGenerator();

function createGenerator(): V7Generator {
  const created = new V7Generator();
  // The ids of one process ascend, however far its clock is set back.
  created.setRollbackAllowance(2 ** 48 - 1);
  return created;
}

/** Lets ids begin anew at any moment, as in a new process: the clocks of test files differ. */
export function restartIDs(): void {
  generator = createGenerator();
}

/**
 * Returns a new id for a row that belongs to a user: a UUID version 7 (RFC 9562) in lower case. The
 * ids of one process ascend, those of one millisecond too.
 */
export const newUuidV7 = (now: Date): string =>
  generator.generateOrResetWithTs(now.getTime()).toString();

/** Returns the smallest id of a moment: ids made at that time or later are not below it. */
export const minUuidV7At = (moment: Date): string =>
  UUID.fromFieldsV7(moment.getTime(), 0, 0, 0).toString();
