/** Who sends a request: a guest, the owner of what it is about, and whoever else may try. */
export const IDENTITIES = [
  'guest',
  'expired',
  'forged',
  'refresh',
  'signedOut',
  'id',
  'another',
  'admin',
  // The last: the owner's request may delete what the others request.
  'owner',
] as const;
export type Identity = (typeof IDENTITIES)[number];
