import { createHash } from 'node:crypto';

/**
 * Returns the team id of a club season: a version 8 UUID from the first 16 bytes of
 * SHA-256("computer-club-v1", year, club), so it is the same in every database.
 */
export const clubID = (year: number, team: string): string => {
  const bytes = createHash('sha256').update(`computer-club-v1\0${year}\0${team}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex', 0, 16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
};
