import { randomBytes } from 'node:crypto';

let lastTime = 0;
let sequence = 0;

/**
 * Returns a new id for a row that belongs to a user: a UUID version 7 (RFC 9562) in lower case. The
 * ids of one process ascend: within a millisecond the 12 bits after the time are a counter (method
 * 1), and when it overflows, the time is advanced to the next millisecond.
 */
export function newUuidV7(now: Date): string {
  const time = now.getTime();
  if (time > lastTime) {
    lastTime = time;
    sequence = randomBytes(1).readUInt8();
  } else if (sequence < 0xfff) {
    sequence += 1;
  } else {
    lastTime += 1;
    sequence = 0;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastTime, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** Returns the smallest id of a moment: ids made at that time or later are not below it. */
export function minUuidV7At(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
