import {
  CAREER_FIGURES,
  CAREER_NUMBERS,
  type CareerFigure,
  type CareerNumber,
} from '@pennant/rules/cards/career';

/** A first or a milestone of a card, with the play by which it was reached. */
export interface CareerMoment {
  readonly figure: CareerFigure;
  readonly number: CareerNumber;
  readonly gameID: string;
  readonly eventNumber: number;
}

/**
 * Bytes of a moment: the places of its figure and its number in their lists, the number of the
 * event (big-endian, 2 bytes) and the game's id (16 bytes).
 */
const MOMENT_BYTES = 20;

/** Returns moments as `card_career.moments` has them. */
export const packMoments = (moments: readonly CareerMoment[]): Buffer =>
  Buffer.concat(
    moments.map(({ figure, number, gameID, eventNumber }) => {
      const packed = Buffer.alloc(MOMENT_BYTES);
      packed.writeUInt8(CAREER_FIGURES.indexOf(figure), 0);
      packed.writeUInt8(CAREER_NUMBERS.indexOf(number), 1);
      packed.writeUInt16BE(eventNumber, 2);
      packed.write(gameID.replaceAll('-', ''), 4, 'hex');
      return packed;
    }),
  );

/** Returns the moments of a row, in the order in which they came. */
export const unpackMoments = (packed: Buffer): CareerMoment[] =>
  Array.from({ length: packed.length / MOMENT_BYTES }, (_, index) => {
    const start = index * MOMENT_BYTES;
    const figure = CAREER_FIGURES[packed.readUInt8(start)];
    const number = CAREER_NUMBERS[packed.readUInt8(start + 1)];
    if (figure === undefined || number === undefined)
      throw new Error('a moment of a career is of an unknown kind');
    const hex = packed.toString('hex', start + 4, start + MOMENT_BYTES);
    return {
      figure,
      number,
      gameID: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
      eventNumber: packed.readUInt16BE(start + 2),
    };
  });
