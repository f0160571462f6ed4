/**
 * One worked example: seeds, the values derived from them, and a label's first dice or first
 * fraction in one event.
 */
export interface TestVector {
  readonly id: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly commitment: string;
  /** K. */
  readonly key: string;
  readonly event: number;
  readonly label: string;
  /** block(0) of the label. */
  readonly block: string;
  /** The label's first eight dice, where nothing else was drawn of the label. */
  readonly dice: readonly number[];
  /** The label's first fraction, where nothing else was drawn of the label. */
  readonly fraction: number;
}

const FIRST = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  clientSeed: '202122232425262728292a2b2c2d2e2f',
  commitment: 'c97120ac865d57a7290f0834316ff836c86ee9006380e098b7f3983aeff24fa8',
  key: '687d15b391952dbeaaf479d9fbae75f303c9360e33788a20fa07b2a1f0ed0160',
};

/**
 * Worked examples of the committed dice, for the fairness page and for external verification. They
 * were calculated with another implementation of the two hashes than the game uses.
 */
export const TEST_VECTORS: readonly TestVector[] = [
  {
    ...FIRST,
    event: 1,
    label: 'batter',
    block: 'c1a4de1b36a506c904253f25e7943c82362e34e770fb4ea85b6e785920200a25',
    dice: [2, 3, 1, 4, 1, 4, 1, 4],
    fraction: 0.7564219299735164,
  },
  {
    ...FIRST,
    event: 12,
    label: 'location',
    block: 'e13fac0ab20f5e9eac9c44e6c6f26f0d7a98d2957e786aaeea80098f8c0d42ae',
    dice: [4, 4, 5, 5, 5, 4, 5, 3],
    fraction: 0.8798778082000887,
  },
  {
    id: '01990000-0000-7000-8000-000000000001',
    serverSeed: 'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    clientSeed: '00000000000000000000000000000000',
    commitment: '5488f42a0a15bf4de1c8c779b9e94426b3bbbbd4545d1cc66a159e88cf017858',
    key: '455ebf12b63d4d7c709f65864c3f5f16be44f4032ed30ccdc597ab2f8cfcdd3a',
    event: 3,
    label: 'tier',
    block: '86562a8f0dd7c2af886a324a65fa5a088488390f1e1dddfb44725ad36b873cd6',
    dice: [3, 3, 1, 6, 2, 6, 3, 2],
    fraction: 0.5247522925618249,
  },
];
