import { createHash } from 'node:crypto';
import { UUID } from 'uuidv7';

/**
 * Returns the team id of a club season: a version 8 UUID from the first 16 bytes of
 * SHA-256("computer-club-v1", year, club), so it is the same in every database.
 */
export const clubID = (year: number, team: string): string => {
  const bytes = createHash('sha256').update(`computer-club-v1\0${year}\0${team}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return UUID.ofInner(bytes.subarray(0, 16)).toString();
};
