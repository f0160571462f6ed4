/** Takes the next piece of an answer's text; done once there is room for more, thrown where nobody takes it any longer. */
export type Write = (piece: string) => Promise<void>;

/**
 * An answer too long to be made at once: its JSON text is written in pieces, and others are served in between. What is thrown
 * before the first piece is answered as ever; after it the connection ends.
 */
export class WrittenAnswer {
  readonly writeTo: (write: Write) => Promise<void>;

  constructor(writeTo: (write: Write) => Promise<void>) {
    this.writeTo = writeTo;
  }

  /** The same answer, of which `check` is told as a whole once all of it is written. */
  checkedBy(check: (answer: unknown) => void): WrittenAnswer {
    return new WrittenAnswer(async (write) => {
      const pieces: string[] = [];
      await this.writeTo(async (piece) => {
        pieces.push(piece);
        await write(piece);
      });
      check(JSON.parse(pieces.join('')));
    });
  }
}
