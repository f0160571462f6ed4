/**
 * Writes the next chunk of a response. Resolves when there is room for more, rejects if the client
 * is gone.
 */
export type Write = (chunk: string) => Promise<void>;

/**
 * A response too long to be created at once: its JSON text is written in chunks, so that other
 * requests are served in between. An error before the first chunk gives the usual error response;
 * after it the connection is closed.
 */
export class WrittenAnswer {
  readonly writeTo: (write: Write) => Promise<void>;

  constructor(writeTo: (write: Write) => Promise<void>) {
    this.writeTo = writeTo;
  }

  /**
   * Returns the same response; `check` is called with the parsed JSON once all of it is written.
   */
  checkedBy(check: (response: unknown) => void): WrittenAnswer {
    return new WrittenAnswer(async (write) => {
      const chunks: string[] = [];
      await this.writeTo(async (chunk) => {
        chunks.push(chunk);
        await write(chunk);
      });
      check(JSON.parse(chunks.join('')));
    });
  }
}
